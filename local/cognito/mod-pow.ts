// Owns powers of large numbers: raising a number to a public exponent, without padding, is what RSA does, and the engine's is seven
// times as fast as the same by `bigint`. Node's Diffie-Hellman will not do: it refuses what is no square of its group.
import { constants, createPublicKey, publicEncrypt } from 'node:crypto'

/** @returns base ^ exponent mod modulus, for an odd modulus of at most 3072 bits and 0 <= exponent < modulus */
export function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const n = bytesOf(modulus)
  const key = createPublicKey({
    key: { kty: 'RSA', n: n.toString('base64url'), e: bytesOf(exponent).toString('base64url') },
    format: 'jwk',
  })
  const message = Buffer.from(hexOf(((base % modulus) + modulus) % modulus, n.length), 'hex')
  return BigInt(`0x${publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, message).toString('hex')}`)
}

const hexOf = (value: bigint, bytes: number): string => value.toString(16).padStart(2 * bytes, '0')

function bytesOf(value: bigint): Buffer {
  const digits = value.toString(16)
  return Buffer.from(hexOf(value, Math.ceil(digits.length / 2)), 'hex')
}
