// Factors: what somebody can do about their authenticator app and their passkeys, each by a call in a security session.
import * as z from 'zod/mini'
import { env } from '../../lib/env.ts'
import type { SecuritySession } from '../../lib/security-session.ts'
import { base64urlOf, madePasskey } from './passkey-maker.ts'

/** `digest` is what its name is kept under (shared/account/passkey-names.ts). */
export type Passkey = { id: string; digest: string; createdAt: Date }
export type Factors = { hasApp: boolean; passkeys: readonly Passkey[] }

const Person = z.object({ UserMFASettingList: z._default(z.array(z.string()), []) })
const Page = z.object({
  Credentials: z.array(z.object({ CredentialId: z.string(), CreatedAt: z.number() })),
  NextToken: z.optional(z.string()),
})

/** Whether this deployment has passkeys at all. */
const hasPasskeys = (): boolean => env().passkeyDomain !== undefined

const digestOf = async (id: string): Promise<string> =>
  base64urlOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id)))

async function listPasskeys(session: SecuritySession, NextToken?: string): Promise<Passkey[]> {
  const page = Page.parse(await session.call('ListWebAuthnCredentials', NextToken === undefined ? {} : { NextToken }))
  const passkeys = await Promise.all(
    page.Credentials.map(async ({ CredentialId: id, CreatedAt }) => ({
      id,
      digest: await digestOf(id),
      createdAt: new Date(CreatedAt * 1000),
    })),
  )
  return page.NextToken === undefined ? passkeys : [...passkeys, ...(await listPasskeys(session, page.NextToken))]
}

export async function readFactors(session: SecuritySession): Promise<Factors> {
  const [person, passkeys] = await Promise.all([
    session.call('GetUser'),
    hasPasskeys() ? listPasskeys(session) : Promise.resolve([]),
  ])
  return { hasApp: Person.parse(person).UserMFASettingList.includes('SOFTWARE_TOKEN_MFA'), passkeys }
}

/**
 * Which second factor is asked for. With the app on, a passkey signs in only where that is turned on too: the device has checked
 * who holds it, which stands for both.
 */
const prefer = (session: SecuritySession, hasApp: boolean, passkeyCount: number) =>
  session.call('SetUserMFAPreference', {
    SoftwareTokenMfaSettings: { Enabled: hasApp, PreferredMfa: hasApp },
    ...(hasPasskeys() ? { WebAuthnMfaSettings: { Enabled: hasApp && passkeyCount > 0 } } : {}),
  })

/** @returns the secret to put into the app, in base32; nothing is on before the app's first code */
export async function startApp(session: SecuritySession): Promise<string> {
  return z.object({ SecretCode: z.string() }).parse(await session.call('AssociateSoftwareToken')).SecretCode
}

/** @throws EnableSoftwareTokenMFAException for a code that is not the app's */
export async function finishApp(session: SecuritySession, code: string, { passkeys }: Factors): Promise<void> {
  await session.call('VerifySoftwareToken', { UserCode: code, FriendlyDeviceName: 'Authenticator app' })
  await prefer(session, true, passkeys.length)
}

export const turnOffApp = (session: SecuritySession) => prefer(session, false, 0)

/**
 * Has the device make a passkey, and the service keep it.
 * @returns what its name is kept under
 */
export async function addPasskey(session: SecuritySession, { hasApp, passkeys }: Factors): Promise<string> {
  const { CredentialCreationOptions: options } = await session.call('StartWebAuthnRegistration')
  const Credential = await madePasskey(options)
  await session.call('CompleteWebAuthnRegistration', { Credential })
  if (hasApp) await prefer(session, true, passkeys.length + 1)
  return digestOf(Credential.id)
}

/** One that is gone already, by an attempt whose reply was lost, counts as removed: what comes after it is still to be done. */
export async function removePasskey(session: SecuritySession, { id }: Passkey, factors: Factors): Promise<void> {
  const others = factors.passkeys.filter((each) => each.id !== id)
  if (others.length < factors.passkeys.length) await session.call('DeleteWebAuthnCredential', { CredentialId: id })
  // Without the app a passkey stands for no second factor: there is nothing to prefer.
  if (factors.hasApp && others.length === 0) await prefer(session, true, 0)
}
