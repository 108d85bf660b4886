// Base64url, read: how tokens and passkeys write bytes. Browsers do not all have it built in yet. Writing it is in
// features/profile/passkey-maker.ts, the one place that needs it.

/** @throws DOMException when it is none */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
