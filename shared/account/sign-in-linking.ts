// Sign-in linking: links a Google account to the email account of the same person, only when both have proven the address
// (P7): otherwise an attacker could register an address first and wait for its owner to sign in with Google.
import type { UserPool } from './ports.ts'

export type FederatedSignUp = { provider: string; subject: string; email: string | undefined; isEmailVerified: boolean }

export type LinkOutcome = 'linked' | 'no-account' | 'unverified'

/**
 * Links a first sign-in by a provider to the account that has its address.
 * @returns `unverified` where the provider has not verified the address, or nobody has confirmed it here; nothing is linked then
 */
export async function linkFederatedUser(
  signUp: FederatedSignUp,
  pool: Pick<UserPool, 'findByEmail' | 'link'>,
): Promise<LinkOutcome> {
  const { email, isEmailVerified, provider, subject } = signUp
  if (email === undefined || !isEmailVerified) return 'unverified'
  const users = await pool.findByEmail(email)
  if (users.length === 0) return 'no-account'
  const owner = users.find((user) => user.isConfirmed && user.isEmailVerified)
  if (owner === undefined) return 'unverified'
  await pool.link(owner.username, { provider, subject })
  return 'linked'
}

/** Cognito names a federated user `provider_subject`, with the provider in lower case for Google. */
export function federatedUser(userName: string): { provider: string; subject: string } | undefined {
  const [provider, ...rest] = userName.split('_')
  const subject = rest.join('_')
  return provider?.toLowerCase() === 'google' && subject !== '' ? { provider: 'Google', subject } : undefined
}
