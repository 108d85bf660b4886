// Passkey names: what people call their passkeys. The identity service knows each by an id and a name of its own making.
import * as z from 'zod/mini'
import { line } from '../kernel/text.ts'

/** As many as the identity service keeps of one person. */
export const maxPasskeys = 20
export const maxPasskeyNameLength = 40

/** SHA-256 of the passkey's id as base64url: ids are up to 1,364 letters long, and nothing here has to know them. */
const PasskeyDigest = z.string().check(z.regex(/^[\w-]{43}$/))

/** A trimmed single line of 1 to 40 letters. */
export const PasskeyName = z.lazy(() => line(maxPasskeyNameLength))

const isSmall = z.refine<object>((names) => Object.keys(names).length <= maxPasskeys, {
  error: `must name at most ${maxPasskeys} passkeys`,
})

/** Names by the digest of the passkey's id, the one that was given last at the end. */
export const PasskeyNames = z.record(PasskeyDigest, PasskeyName)
export type PasskeyNames = z.infer<typeof PasskeyNames>

/** New names; null takes one away. Passkeys that are not mentioned keep theirs. */
export const PasskeyNamesChange = z.lazy(() => z.record(PasskeyDigest, z.nullable(PasskeyName)).check(isSmall))
export type PasskeyNamesChange = z.infer<typeof PasskeyNamesChange>

/**
 * The names after a change. Of more than 20 those given longest ago go: they are of passkeys that were removed elsewhere.
 * @param change null for a name that is taken away
 */
export function changePasskeyNames(before: PasskeyNames, change: PasskeyNamesChange = {}): PasskeyNames {
  const kept = Object.entries(before).filter(([digest]) => change[digest] === undefined)
  const given = Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== null)
  return Object.fromEntries([...kept, ...given].slice(-maxPasskeys))
}
