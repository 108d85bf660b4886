// Passkey maker: asks the device for a new passkey, with the options and the answer as the identity service writes them (JSON,
// bytes as base64url). Amplify has the same, but only for the tokens of everyday use.
import * as z from 'zod/mini'
import { bytesOf } from '../../lib/base64url.ts'

const Described = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.optional(z.array(z.string())),
})
const CreationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z._default(z.array(Described), []),
})

/** Bytes as base64url. */
export const base64urlOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** @throws the browser's DOMException when the person gives up, or the device cannot or must not make one */
export async function madePasskey(given: unknown) {
  const options = CreationOptions.parse(given)
  const credential = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytesOf(options.challenge),
      user: { ...options.user, id: bytesOf(options.user.id) },
      excludeCredentials: options.excludeCredentials.map(({ id, type, transports = [] }) => ({
        id: bytesOf(id),
        type,
        transports: transports as AuthenticatorTransport[],
      })),
    },
  })
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey was made', 'NotAllowedError')
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    id: credential.id,
    rawId: base64urlOf(credential.rawId),
    type: credential.type,
    ...(credential.authenticatorAttachment === null
      ? {}
      : { authenticatorAttachment: credential.authenticatorAttachment }),
    clientExtensionResults: credential.getClientExtensionResults(),
    response: {
      clientDataJSON: base64urlOf(response.clientDataJSON),
      attestationObject: base64urlOf(response.attestationObject),
      transports: response.getTransports(),
    },
  }
}
