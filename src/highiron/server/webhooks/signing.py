"""Signatures by which receivers know that a message is ours, after the Standard Webhooks specification 1.0."""

import base64
import secrets
from datetime import UTC, datetime

from standardwebhooks.webhooks import Webhook

PREFIX = "whsec_"  # of secrets written as the specification says


def new_webhook_secret() -> str:
    """256 random bits, written as the specification says."""
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def signed_headers(secret: str, message: str, time: int, body: bytes) -> dict[str, str]:
    """The three headers of a message that goes out at `time` (milliseconds since 1970)."""
    # The first secrets that were given out have no prefix: their characters themselves are the key.
    key = secret if secret.startswith(PREFIX) else secret.encode()
    moment = datetime.fromtimestamp(time // 1000, UTC)
    return {
        "webhook-id": message,
        "webhook-timestamp": str(time // 1000),
        "webhook-signature": Webhook(key).sign(message, moment, body.decode()),
    }
