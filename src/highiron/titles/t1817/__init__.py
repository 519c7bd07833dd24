"""1817: companies that are founded, indebted, shorted, merged and sold."""
