// Powers of the password proof: by definition, for every kind of base and exponent, on each release of Node that runs this.
import { getDiffieHellman, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { modPow } from '#local/cognito/mod-pow.ts'

const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
const some = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString('hex')}`)

function byDefinition(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (const digit of exponent.toString(2)) result = (result * result * (digit === '1' ? base : 1n)) % prime
  return result
}

test('small exponents, even and odd, and those of a proof', () => {
  for (const exponent of [0n, 1n, 2n, 3n, 4n, 65_537n, some(8), some(32), some(128)])
    for (const base of [2n, 5n, some(32), some(384)])
      expect(modPow(base, exponent, prime)).toBe(byDefinition(base, exponent))
})

test('bases at the ends of the group and past them', () => {
  for (const base of [0n, 1n, prime - 1n, prime, prime + 2n, prime * prime])
    expect(modPow(base, 5n, prime)).toBe(byDefinition(base % prime, 5n))
  expect(modPow(-3n, 5n, prime)).toBe(prime - 243n)
})

test('squares of the group and what is none', () => {
  const half = (prime - 1n) / 2n
  const signs = [2n, 3n, 5n, 7n, 11n, 13n].map((base) => modPow(base, half, prime))
  expect(new Set(signs)).toEqual(new Set([1n, prime - 1n]))
})
