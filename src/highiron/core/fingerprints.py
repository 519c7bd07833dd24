"""Fingerprints of states that were stored: they can be compared only if both states were written in the same form."""


def form_of(fingerprint: str) -> str:
    """The form of the state that a fingerprint was made of: what stands before the colon, "" in the first form."""
    return fingerprint.rpartition(":")[0]


def contradicts(stored: str, replayed: str) -> bool:
    """Whether a stored fingerprint says that the replayed state is another one. One of another form says nothing."""
    return stored != replayed and form_of(stored) == form_of(replayed)
