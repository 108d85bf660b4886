// Powers in the group of the password proof: the engine's Diffie-Hellman against the definition, and at the numbers it refuses.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { generator, groupPower, prime } from '#local/cognito/group-power.ts'

const random = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString('hex')}`)

/** Square and multiply. */
function byDefinition(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = ((base % prime) + prime) % prime
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}

test.each<[name: string, base: bigint]>([
  ['the generator', generator],
  ['a number of the group', random(383)],
  ['one beyond the group', prime + random(383)],
  ['one below zero', -random(384)],
  ['zero', 0n],
  ['one', 1n],
  ['the last of the group', prime - 1n],
  ['minus one', -1n],
  ['the prime itself', prime],
])('%s raised is what squaring and multiplying gives', (_name, base) => {
  for (const exponent of [1n, 2n, 3n, 255n, random(16), random(32), random(64)]) {
    expect(groupPower(base, exponent)).toBe(byDefinition(base, exponent))
  }
})
