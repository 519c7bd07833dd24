"""Messages to browsers: Web Push (RFC 8030), encrypted (RFC 8291), signed with the server's key (VAPID, RFC 8292)."""

import base64
import secrets
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from highiron.server.webhooks.posting import answered

LASTS = 24 * 3600  # seconds that the service keeps a message for a browser that is off
SIGNED_FOR = 12 * 3600
RECORD = 4096
LONGEST = 3000  # bytes of a message
GONE = (404, 410)  # the browser has taken back its leave


@dataclass(frozen=True)
class Browser:
    """Where a browser is reached, and what encrypts for it alone."""

    endpoint: str
    key: str
    secret: str


def as_text(data: bytes) -> str:
    """base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def as_bytes(text: str) -> bytes:
    """From base64url. Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A key of the server, as it is kept."""
    return as_text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def private_key(kept: str) -> ec.EllipticCurvePrivateKey:
    """The key that was kept so."""
    return ec.derive_private_key(int.from_bytes(as_bytes(kept), "big"), ec.SECP256R1())


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """The public half, as browsers take it."""
    return as_text(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def encrypted(
    content: bytes, browser: Browser, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """The message for that browser; `own` and `salt` are drawn unless given (tests). Raises ValueError."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(16)
    theirs = as_bytes(browser.key)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    ours = as_bytes(public_text(own))
    first = _derived(own.exchange(ec.ECDH(), public), as_bytes(browser.secret), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(first, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, content + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, at: float) -> str:
    """The header that says who sends."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(at) + SIGNED_FOR, "sub": contact}
    head = as_text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    text = f"{head}.{as_text(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={text}.{as_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_text(key)}"


def send(
    browser: Browser, content: bytes, key: ec.EllipticCurvePrivateKey, contact: str, private_allowed: bool
) -> bool | None:
    """Hand a message to the browser's service: whether it was taken; None when the browser is gone for good."""
    try:
        body = encrypted(content[:LONGEST], browser)
    except ValueError:  # a key that is none
        return False
    headers = {
        "Authorization": authorization(browser.endpoint, key, contact, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Urgency": "normal",
    }
    status = answered(browser.endpoint, body, headers, private_allowed)
    return None if status in GONE else 200 <= status < 300
