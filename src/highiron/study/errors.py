"""What can be wrong with what a user gives to the study."""


class StudyError(Exception):
    """The study cannot go on; the message says what is wrong and what to do."""
