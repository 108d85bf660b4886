// Own password: whether the signed-in person has one, and whether Google signs them in too, as the kept tokens say.
import { env } from './env.ts'
import { keptTokens } from './stored-session.ts'

type LinkedIdentity = { primary?: unknown }

function googleIdentities(): LinkedIdentity[] {
  const identities = keptTokens(env().userPoolClientId)?.id['identities']
  return Array.isArray(identities) ? (identities as LinkedIdentity[]) : []
}

/**
 * Whether the signed-in person has a password of their own. An account that began with Google names it as its primary
 * identity; one that was only linked to Google later still has its password.
 */
export const hasPassword = (): boolean => !googleIdentities().some(({ primary }) => String(primary) === 'true')

/** Whether Google signs in to this account too. */
export const isLinkedToGoogle = (): boolean => googleIdentities().length > 0
