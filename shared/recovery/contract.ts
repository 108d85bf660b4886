// The recovery area of the API: a lost authenticator app, by whoever is signed out (P107). No answer tells whether there is an account.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Instant } from '../kernel/text.ts'
import { AnyToken } from '../operation/any-token.ts'
import { operation } from '../operation/operation.ts'

/** As typed; whether there is an account is not for this to tell. */
const Email = z.lazy(() => z.string().check(z.trim(), z.minLength(3), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/)))
/** At most 384 bytes, as hexadecimal digits, of a sign-in by password (SRP, 3072 bits). */
const SrpNumber = z.lazy(() => z.string().check(z.regex(/^[0-9a-fA-F]{1,768}$/)))
const Base64 = (most: number) => z.string().check(z.regex(/^[A-Za-z0-9+/=]+$/), z.maxLength(most))

const RecoveryChallenge = lazy.strictObject(() => ({
  salt: SrpNumber,
  serverPublic: SrpNumber,
  secretBlock: z.string(),
  userIdForSrp: z.string(),
  /** Binds the challenge to the address it was asked for; handed back with the proof. */
  ticket: z.string(),
}))

export const RecoveryProof = lazy.strictObject(() => ({
  email: Email,
  code: z.string().check(z.regex(/^\d{6}$/, { error: 'must have six digits' })),
  ticket: z.string().check(z.maxLength(200)),
  secretBlock: Base64(4000),
  /** As the browser signed it, such as `Sun Nov 22 06:04:00 UTC 2026`. */
  timestamp: z.string().check(z.maxLength(40)),
  signature: Base64(100),
}))
export type RecoveryProof = z.infer<typeof RecoveryProof>

export const recovery = {
  request: operation({
    method: 'POST',
    path: '/api/recovery/request',
    summary: 'Ask for a code by mail to turn off a lost authenticator app; the same answer for every address',
    isPublic: true,
    body: lazy.strictObject(() => ({ email: Email })),
    status: 204,
    response: null,
    errors: ['invalid_request', 'unavailable'],
  }),
  challenge: operation({
    method: 'POST',
    path: '/api/recovery/challenge',
    summary: 'Begin the proof of the password, which stays in the browser (SRP)',
    isPublic: true,
    body: lazy.strictObject(() => ({ email: Email, clientPublic: SrpNumber })),
    status: 200,
    response: RecoveryChallenge,
    errors: ['invalid_request', 'unavailable'],
  }),
  confirm: operation({
    method: 'POST',
    path: '/api/recovery/confirm',
    summary: 'Code and password proven: the authenticator app is turned off 24 hours later, unless that is stopped',
    isPublic: true,
    body: RecoveryProof,
    status: 200,
    response: lazy.strictObject(() => ({ until: Instant })),
    errors: ['invalid_request', 'conflict', 'unavailable'],
  }),
  confirmCancel: operation({
    method: 'GET',
    path: '/api/recovery/cancel',
    summary: 'A page with the button that stops a recovery; opening it changes nothing',
    isPublic: true,
    query: AnyToken,
    status: 200,
    response: z.string(),
    mediaType: 'text/html',
    errors: [],
  }),
  cancel: operation({
    method: 'POST',
    path: '/api/recovery/cancel',
    summary: 'Stop the recovery that the token is for',
    isPublic: true,
    query: AnyToken,
    takesForm: true,
    status: 200,
    response: z.string(),
    mediaType: 'text/html',
    errors: ['unavailable'],
  }),
}
