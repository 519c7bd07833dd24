"""The parts every title is made of: facts that never change, the state that does, and the words they share."""
