// Owns the WebAuthn side of passkeys: what the browser is asked for, and whether its answer is genuine. Options and limits are
// the ones the developer guide gives for Cognito; no attestation is asked for, as there.
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { CognitoError, invalidParameter, notAuthorized } from './cognito-error.ts'
import type { Pool } from './pool.ts'
import { emailOf, factorsOf } from './pool-user.ts'
import type { Passkey, User } from './pool-user.ts'
import type { Input } from './request-input.ts'

export const maxPasskeys = 20

/** COSE numbers of ES256 and RS256. */
const algorithms = [-7, -257]

export const newPasskeyChallenge = (): string => randomBytes(32).toString('base64url')

const describe = ({ id, transports }: Passkey) => ({ type: 'public-key', id, transports })

export const creationOptions = (pool: Pool, user: User, challenge: string) => ({
  rp: { id: pool.relyingPartyId, name: pool.relyingPartyId },
  user: {
    id: Buffer.from(user.sub).toString('base64url'),
    name: emailOf(user),
    displayName: user.attributes['name'] ?? emailOf(user),
  },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: 60_000,
  excludeCredentials: factorsOf(user).passkeys.map(describe),
  authenticatorSelection: { requireResidentKey: true, residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
  extensions: { credProps: true },
})

export const requestOptions = (pool: Pool, user: User, challenge: string) => ({
  challenge,
  timeout: 180_000,
  rpId: pool.relyingPartyId,
  allowCredentials: factorsOf(user).passkeys.map(describe),
  userVerification: 'required',
})

/** A secure page of the relying party itself or of a name below it. Browsers count localhost as secure. */
function allowedOrigin(pool: Pool, clientDataJson: string): string {
  const origin = originOf(clientDataJson)
  const { protocol, hostname } = URL.canParse(origin) ? new URL(origin) : { protocol: '', hostname: '' }
  const isOwn = hostname === pool.relyingPartyId || hostname.endsWith(`.${pool.relyingPartyId}`)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
  if (isOwn && isSecure) return origin
  throw new CognitoError('WebAuthnOriginNotAllowedException', `The origin ${origin} is not allowed.`)
}

const credential = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  // What a browser adds of its own accord is not looked at.
  clientExtensionResults: z._default(z.object({}), {}),
}
const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
/** What a browser answers when a passkey is made, as JSON. */
const NewCredential = z.object({
  ...credential,
  authenticatorAttachment: z.nullish(z.string()),
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.pipe(
      z._default(z.array(z.string()), []),
      z.transform((names: string[]) => names.flatMap((name) => Transport.safeParse(name).data ?? [])),
    ),
  }),
})
/** What a browser answers when a passkey is used, as JSON. */
const UsedCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
})

function parsed<Schema extends z.ZodMiniType>(schema: Schema, input: Input): z.output<Schema> {
  const { success, data } = schema.safeParse(input)
  if (success) return data
  throw invalidParameter('Invalid credential')
}

function originOf(clientDataJson: string): string {
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as { origin?: unknown }
    return String(origin)
  } catch {
    throw invalidParameter('Invalid credential')
  }
}

/** @returns the passkey to keep; throws Cognito's refusal otherwise */
export async function registeredPasskey(pool: Pool, input: Input, challenge: string): Promise<Passkey> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { authenticatorAttachment, ...response } = parsed(NewCredential, input)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: allowedOrigin(pool, response.response.clientDataJSON),
    expectedRPID: pool.relyingPartyId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((problem: unknown) => {
    throw refusedRegistration(problem instanceof Error ? problem.message : '')
  })
  if (!registrationInfo) throw invalidParameter('Invalid credential')
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports,
    attachment: authenticatorAttachment ?? null,
    createdAtMs: Date.now(),
  }
}

// The library says what was wrong in words only.
function refusedRegistration(problem: string): CognitoError {
  if (/response challenge/.test(problem)) {
    return new CognitoError('WebAuthnChallengeNotFoundException', 'The challenge was not found or has expired.')
  }
  if (/RP ID/.test(problem)) {
    return new CognitoError('WebAuthnRelyingPartyMismatchException', 'The credential is for another relying party.')
  }
  if (/User verification|public key alg/.test(problem)) {
    return new CognitoError('WebAuthnCredentialNotSupportedException', 'The credential is not supported.')
  }
  return invalidParameter('Invalid credential')
}

/** @returns the user's passkey that signed the challenge, with its new counter; throws when none did */
export async function usedPasskey(pool: Pool, user: User, input: Input, challenge: string): Promise<Passkey> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const response = parsed(UsedCredential, input)
  const passkey = factorsOf(user).passkeys.find(({ id }) => id === response.id)
  const refused = () => notAuthorized('Invalid passkey.')
  if (!passkey) throw refused()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: allowedOrigin(pool, response.response.clientDataJSON),
    expectedRPID: pool.relyingPartyId,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => {
    throw refused()
  })
  if (!verified) throw refused()
  return { ...passkey, counter: authenticationInfo.newCounter }
}
