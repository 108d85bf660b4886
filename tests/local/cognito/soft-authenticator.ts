// Owns an authenticator made of software: what a phone or a security key would answer to WebAuthn's two questions.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

export type Answer = { origin?: string; rpId?: string; verifiesUser?: boolean; algorithm?: number }
type CreationOptions = { challenge: string; rp: { id: string } }
type RequestOptions = { challenge: string; rpId: string }

export type SoftAuthenticator = {
  id: string
  register(options: CreationOptions, answer?: Answer): object
  sign(options: RequestOptions, answer?: Answer): object
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encode = (data: Uint8Array) => Buffer.from(data).toString('base64url')
const ownOrigin = 'http://localhost:5173'

export function softAuthenticator(): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = encode(credentialId)
  let counter = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  /** RP ID hash, flags (user present, verified, key attached), counter. */
  function authenticatorData(rpId: string, verifiesUser: boolean, attested: Uint8Array) {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
  }

  return {
    id,
    register({ challenge, rp }, { origin = ownOrigin, rpId = rp.id, verifiesUser = true, algorithm = -7 } = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, algorithm],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authenticatorData(rpId, verifiesUser, attested))],
        ]),
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, origin)),
          attestationObject: encode(attestation),
          transports: ['internal'],
        },
      }
    },
    sign(options, { origin = ownOrigin, rpId = options.rpId, verifiesUser = true } = {}) {
      const client = clientData('webauthn.get', options.challenge, origin)
      const data = authenticatorData(rpId, verifiesUser, new Uint8Array())
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
      }
    },
  }
}
