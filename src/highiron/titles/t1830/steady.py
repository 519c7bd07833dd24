"""What `steady` thinks of 1830's companies and privates."""

from highiron.bots.steady.knowledge import Knowledge

KNOWLEDGE = Knowledge(
    # By what their early runs earned in games of steady players.
    homes={
        "PRR": 0.9,
        "NYC": 1.15,
        "CPR": 0.95,
        "B&O": 1.2,
        "C&O": 1.0,
        "ERIE": 0.9,
        "NYNH": 1.1,
        "B&M": 1.0,
    },
    gifts={"CA": 45, "BO": 180},
    powers={"CS": 10, "DH": 15, "MH": 15},
    swaps={"MH": "NYC"},
)
