/** Passkeys of this device: the browser's calls take and give bytes, the server base64url. */

import { post } from "./api";

type Options = Record<string, unknown> & { challenge: string };

/** A browser keeps passkeys for named hosts that were reached safely only. */
export function canPasskeys(host = location.hostname, secure = window.isSecureContext): boolean {
  return secure && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(host);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const withBytes = (found: unknown): PublicKeyCredentialDescriptor[] =>
  ((found ?? []) as { id: string; type: "public-key" }[]).map((one) => ({ ...one, id: bytes(one.id) }));

function asData(credential: PublicKeyCredential): Record<string, unknown> {
  const { response } = credential;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const told = response as unknown as Record<(typeof parts)[number], ArrayBuffer | null | undefined>;
  const answer = Object.fromEntries(parts.flatMap((name) => (told[name] ? [[name, text(told[name])]] : [])));
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: answer };
}

/** Let the device make a passkey; null when the reader thought better of it. */
export async function makePasskey(password: string): Promise<Record<string, unknown> | null> {
  const { options } = await post<{ options: Options }>("/me/passkeys/options", { password });
  const user = options["user"] as { id: string; name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: withBytes(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  return asked(() => navigator.credentials.create({ publicKey }));
}

/** Let the device prove that it has a passkey; null when the reader thought better of it. */
export async function provePasskey(): Promise<Record<string, unknown> | null> {
  const { options } = await post<{ options: Options }>("/passkeys/options");
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: withBytes(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  return asked(() => navigator.credentials.get({ publicKey }));
}

async function asked(ask: () => Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const credential = await ask();
    return credential ? asData(credential as PublicKeyCredential) : null;
  } catch (error) {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError", "InvalidStateError"].includes(error.name))
      return null;
    throw error;
  }
}
