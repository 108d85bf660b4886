// Own password: whether the signed-in person has one, as the kept tokens say.
import { env } from './env.ts'
import { keptTokens } from './stored-session.ts'

type LinkedIdentity = { primary?: unknown }

/**
 * Whether the signed-in person has a password of their own. An account that began with Google names it as its primary
 * identity; one that was only linked to Google later still has its password.
 */
export function hasPassword(): boolean {
  const identities = keptTokens(env().userPoolClientId)?.id['identities']
  const isPrimary = ({ primary }: LinkedIdentity): boolean => String(primary) === 'true'
  return !Array.isArray(identities) || !(identities as LinkedIdentity[]).some(isPrimary)
}
