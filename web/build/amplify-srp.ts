// Amplify SRP: where Amplify's own exchange of a sign-in by password is. A security session (web/src/lib/security-session.ts) needs
// it with another client and without anything being stored, and Amplify exports it under no name. A version of Amplify that has
// moved it fails the build.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const fromHere = createRequire(import.meta.url)
const fromAmplify = createRequire(fromHere.resolve('aws-amplify'))
const auth = dirname(fromAmplify.resolve('@aws-amplify/auth/package.json'))

function fileOf(path: string): string {
  const file = join(auth, 'dist/esm', path)
  if (!existsSync(file)) throw new Error(`Amplify has changed: there is no ${file}`)
  return file
}

/** For `resolve.alias`, of the build and of the tests: the whole exchange, and its steps for who hands it on (ADR 037). */
export const amplifySrp = {
  'amplify-srp': fileOf('client/flows/shared/handlePasswordSRP.mjs'),
  'amplify-proof': fileOf('providers/cognito/utils/srp/index.mjs'),
  'amplify-big-integer': fileOf('providers/cognito/utils/srp/BigInteger/index.mjs'),
}
