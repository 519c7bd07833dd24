"""How a game goes on: what is legal, why something is not, what an action does, what a seat may see."""
