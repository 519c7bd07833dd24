"""What the server tells those who run it: logs, metrics, health."""
