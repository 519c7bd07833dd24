"""The China–Europe railway study: a grid of Eurasia, its network, what a railway earns there, and what comes next.

Every stage reads the packed sources and the results of earlier stages, and writes a folder of its own; see `stages`.
"""
