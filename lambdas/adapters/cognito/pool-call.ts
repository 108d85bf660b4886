// Pool call: a call to the user pool as CloudTrail records it and EventBridge hands it over, and what of it a person is told.
// Addresses and devices, which are in it too, are never read (ADR 037).
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import type { PlainSecurityEvent } from '#shared/messages/security-event.ts'

const PoolCall = lazy.object(() => ({
  detail: z.object({
    eventName: z.string(),
    /** The same where the event comes twice. */
    eventID: z.string(),
    eventTime: z.iso.datetime(),
    errorCode: z.nullish(z.string()),
    requestParameters: z.unknown(),
    additionalEventData: z.nullish(z.object({ sub: z.optional(z.string()) })),
  }),
}))

const MfaPreference = lazy.object(() => ({ softwareTokenMfaSettings: z.object({ enabled: z.boolean() }) }))

/**
 * A new secret counts from VerifySoftwareToken on, also in the place of an old one, so that is what is told; switching it on after that
 * is no news. Where what was asked cannot be read, it is said that something changed.
 */
function ofPreference(requestParameters: unknown): PlainSecurityEvent | undefined {
  const asked = MfaPreference.safeParse(requestParameters)
  if (!asked.success) return 'authenticator-changed'
  return asked.data.softwareTokenMfaSettings.enabled ? undefined : 'authenticator-off'
}

/** By the name of the call; infra/constructs/security-mails.ts has the same names in its rule, a test compares. */
export const toldCalls: Readonly<Record<string, (requestParameters: unknown) => PlainSecurityEvent | undefined>> = {
  ChangePassword: () => 'password-changed',
  VerifySoftwareToken: () => 'authenticator-added',
  SetUserMFAPreference: ofPreference,
  CompleteWebAuthnRegistration: () => 'passkey-added',
  DeleteWebAuthnCredential: () => 'passkey-removed',
}

type Told = { id: string; userId: string; at: string; what: PlainSecurityEvent }

/** Undefined for what nobody is told of: another call, a refused one, or one that names no person. */
export function toldOf(event: unknown): Told | undefined {
  const { eventName, eventID, eventTime, errorCode, requestParameters, additionalEventData } =
    PoolCall.parse(event).detail
  const userId = additionalEventData?.sub
  if (userId === undefined || (errorCode ?? '') !== '' || !Object.hasOwn(toldCalls, eventName)) return undefined
  const what = toldCalls[eventName]?.(requestParameters)
  return what && { id: eventID, userId, at: new Date(eventTime).toISOString(), what }
}
