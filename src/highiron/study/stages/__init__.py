"""The stages of the study, each with a folder of results; `catalogue` lists them in order."""
