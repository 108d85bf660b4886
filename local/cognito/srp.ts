// Owns the password proof: Cognito's SRP-6a (3072-bit group, g = 2), server side. Passwords are never stored.
import { createHash, createHmac, getDiffieHellman, randomBytes, timingSafeEqual } from 'node:crypto'
import { modPow } from './mod-pow.ts'

/** All that is kept of a password. */
export type PasswordProof = Readonly<{ saltHex: string; verifierHex: string }>

/** What the server must remember between SRP_B and the client's signature. */
export type SrpChallenge = Readonly<{
  clientPublic: bigint
  serverSecret: bigint
  serverPublic: bigint
  verifier: bigint
}>

export type PasswordClaim = {
  poolName: string
  userId: string
  secretBlock: Buffer
  timestamp: string
  signature: Buffer
}

// RFC 3526 group 15 is the prime that Cognito and Amplify use.
const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
const generator = 2n
const multiplier = hashToNumber(padHex(prime) + padHex(generator))

export const newSalt = () => randomBytes(16)

export function provePassword(poolName: string, userId: string, password: string, salt: Uint8Array): PasswordProof {
  const saltHex = Buffer.from(salt).toString('hex')
  const exponent = privateExponent(poolName, userId, password, saltHex)
  return { saltHex, verifierHex: modPow(generator, exponent, prime).toString(16) }
}

export function isPassword(proof: PasswordProof, poolName: string, userId: string, password: string): boolean {
  return provePassword(poolName, userId, password, Buffer.from(proof.saltHex, 'hex')).verifierHex === proof.verifierHex
}

/** Null when the client's number is not one that the protocol allows (zero would let anyone in). */
export function openChallenge(proof: PasswordProof, clientPublicHex: string): SrpChallenge | null {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientPublicHex)) return null
  const clientPublic = BigInt(`0x${clientPublicHex}`)
  if (clientPublic % prime === 0n) return null
  const verifier = BigInt(`0x${proof.verifierHex}`)
  const serverSecret = BigInt(`0x${randomBytes(32).toString('hex')}`)
  const serverPublic = (multiplier * verifier + modPow(generator, serverSecret, prime)) % prime
  return { clientPublic, serverSecret, serverPublic, verifier }
}

export function acceptsClaim(challenge: SrpChallenge, claim: PasswordClaim): boolean {
  const scramble = hashToNumber(padHex(challenge.clientPublic) + padHex(challenge.serverPublic))
  const base = (challenge.clientPublic * modPow(challenge.verifier, scramble, prime)) % prime
  const shared = modPow(base, challenge.serverSecret, prime)
  const expected = createHmac('sha256', derivedKey(shared, scramble))
    .update(claim.poolName)
    .update(claim.userId)
    .update(claim.secretBlock)
    .update(claim.timestamp)
    .digest()
  return claim.signature.length === expected.length && timingSafeEqual(claim.signature, expected)
}

function privateExponent(poolName: string, userId: string, password: string, saltHex: string): bigint {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest('hex')
  // The client reads the salt as a number, so its leading zero bytes are gone before it hashes. Hashing the raw
  // bytes here would shut out the one user in 256 whose salt begins with 00.
  return hashToNumber(padHex(BigInt(`0x${saltHex}`)) + identity)
}

function derivedKey(shared: bigint, scramble: bigint): Buffer {
  const extracted = createHmac('sha256', Buffer.from(padHex(scramble), 'hex')).update(
    Buffer.from(padHex(shared), 'hex'),
  )
  return createHmac('sha256', extracted.digest()).update('Caldera Derived Key\u0001').digest().subarray(0, 16)
}

/** The bytes of Java's BigInteger.toByteArray(), which Cognito hashes: as few as possible, with room for the sign. */
function padHex(value: bigint): string {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return /^[89a-f]/.test(even) ? `00${even}` : even
}

function hashToNumber(hex: string): bigint {
  return BigInt(`0x${createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')}`)
}
