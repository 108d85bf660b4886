// Quick powers: Amplify raises 3072-bit numbers to powers in plain JavaScript, a quarter of a second for each sign-in. For tests the
// user pool's own powers do it, with the same results: tests/local/cognito/quick-powers.test.ts. In the browser of the stories
// everything is Amplify's.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { modPow } from '#local/cognito/mod-pow.ts'

export type Amplifys = {
  modPow(exponent: Amplifys, modulus: Amplifys, tell: (error: unknown, result: Amplifys) => void): void
  toString(radix: number): string
}
export type AmplifyInteger = { new (digits: string, radix: number): Amplifys; prototype: Amplifys }

const part = 'dist/esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs'
const auth = createRequire(createRequire(import.meta.url).resolve('aws-amplify')).resolve('@aws-amplify/auth')
// Its main file is dist/cjs/index.js.
const { default: Integer } = (await import(pathToFileURL(join(dirname(auth), '../..', part)).href)) as {
  default: AmplifyInteger
}

const native = (value: Amplifys): bigint => {
  const digits = value.toString(16)
  return digits.startsWith('-') ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`)
}

/** As Amplify does it. */
export const { modPow: slowly } = Integer.prototype
export const AmplifyInteger = Integer

export const quickly: Amplifys['modPow'] = function (this: Amplifys, exponent, modulus, tell) {
  tell(undefined, new Integer(modPow(native(this), native(exponent), native(modulus)).toString(16), 16))
}

Integer.prototype.modPow = quickly
