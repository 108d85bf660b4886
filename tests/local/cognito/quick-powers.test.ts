// The powers that the sign-ups of other tests are made with are those of Amplify.
import { getDiffieHellman, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { AmplifyInteger, type Amplifys, quickly, slowly } from '#tests/support/quick-powers.ts'

const prime = new AmplifyInteger(getDiffieHellman('modp15').getPrime('hex'), 16)
const some = (bytes: number, sign = ''): Amplifys =>
  new AmplifyInteger(`${sign}${randomBytes(bytes).toString('hex')}`, 16)
const raised = (how: Amplifys['modPow'], base: Amplifys, exponent: Amplifys): string => {
  let result = ''
  how.call(base, exponent, prime, (_error, power) => (result = power.toString(16)))
  return result
}

test.each([
  ['a number', ''],
  ['one below zero, as the proof has it', '-'],
])('%s raised quickly is what Amplify makes of it', (_what, sign) => {
  const [base, exponent] = [some(384, sign), some(32)]
  expect(raised(quickly, base, exponent)).toBe(raised(slowly, base, exponent))
  expect(raised(quickly, base, exponent)).toMatch(/^[0-9a-f]{700,768}$/)
})
