// Base64url: how tokens and passkeys write bytes. Browsers do not all have it built in yet.

/** @throws DOMException when it is none */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
