"""What is asked of devices that keep passkeys, and whether their answers hold: the library `webauthn` in plain values.

Only `passkeys` imports this, when the first passkey is used: cryptography takes time and memory that most servers
need for something else.
"""

import base64
from typing import Any

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

HOUSE = "Highiron"
VERIFIED = UserVerificationRequirement.PREFERRED


class Made(msgspec.Struct, frozen=True):
    """A passkey as the server keeps it: its id (base64url), its public half (base64), its device's count of uses."""

    credential: str
    public_key: str
    uses: int


def creation(host: str, challenge: bytes, name: str, handle: bytes, known: list[str]) -> dict[str, Any]:
    """What a browser needs to make a passkey on a device that has none of the `known`."""
    options = generate_registration_options(
        rp_id=host,
        rp_name=HOUSE,
        user_name=name,
        user_id=handle,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known],
    )
    return msgspec.json.decode(options_to_json(options), type=dict[str, Any])


def checked_creation(host: str, origin: str, challenge: bytes, credential: dict[str, Any]) -> Made:
    """The passkey that was made. Raises anything when it was not made for this."""
    made = verify_registration_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=host,
        expected_origin=origin,
        require_user_verification=False,
    )
    public_key = base64.b64encode(made.credential_public_key).decode()
    return Made(bytes_to_base64url(made.credential_id), public_key, made.sign_count)


def proof(host: str, challenge: bytes) -> dict[str, Any]:
    """What a browser needs to prove that it has a passkey of this host."""
    options = generate_authentication_options(rp_id=host, challenge=challenge, user_verification=VERIFIED)
    return msgspec.json.decode(options_to_json(options), type=dict[str, Any])


def checked_proof(host: str, origin: str, challenge: bytes, credential: dict[str, Any], known: Made) -> int:
    """How often the passkey has been used. Raises anything when the proof does not hold."""
    proven = verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=host,
        expected_origin=origin,
        credential_public_key=base64.b64decode(known.public_key),
        credential_current_sign_count=known.uses,
        require_user_verification=False,
    )
    return int(proven.new_sign_count)
