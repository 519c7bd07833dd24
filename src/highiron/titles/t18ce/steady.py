"""What `steady` thinks of 18CE's companies and privates."""

from highiron.bots.steady.knowledge import Knowledge

KNOWLEDGE = Knowledge(
    # Beijing and Shanghai begin with track and two cities near by; Chengdu and Kunming lie behind mountains (18CE-21).
    homes={"JZR": 1.2, "JHR": 1.1, "HKR": 1.2, "BCR": 0.85, "LLR": 1.0, "JGR": 1.05, "QTR": 0.9, "NKR": 0.85},
    gifts={"p:F": 160},
    powers={"p:B": 10, "p:C": 30, "p:E": 60},
)
