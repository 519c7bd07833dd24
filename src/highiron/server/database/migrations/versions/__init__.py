"""One module per step. Released steps are never changed."""
