// Security event: what happened to a person's sign-in, as they are told of it by mail (P106).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Instant } from '../kernel/text.ts'

/**
 * A random mark that our sign-in page keeps in a browser and sends along. It says which browser signs in and nothing else: no
 * address, no device, no place on a map.
 */
export const BrowserMark = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/))

const plain = [
  'password-reset',
  'password-changed',
  'authenticator-added',
  'authenticator-off',
  'authenticator-changed',
  'passkey-added',
  'passkey-removed',
] as const

export const PlainSecurityEvent = z.enum(plain)
export type PlainSecurityEvent = z.infer<typeof PlainSecurityEvent>

export const SecurityEvent = z.discriminatedUnion('what', [
  /** `browser`: null where the sign-in did not say, as one through Google or past our page. */
  lazy.strictObject(() => ({ what: z.literal('signed-in'), browser: z.nullable(BrowserMark) })),
  lazy.strictObject(() => ({ what: PlainSecurityEvent })),
  /** Somebody signed out asks to have the authenticator app turned off: the code that proves the mailbox. */
  lazy.strictObject(() => ({ what: z.literal('recovery-code'), code: z.string().check(z.regex(/^\d{6}$/)) })),
  /** Code and password were right: at `until` the app is turned off, unless the link or a sign-in stops it. */
  lazy.strictObject(() => ({
    what: z.literal('recovery-waiting'),
    until: Instant,
    cancelPath: z.templateLiteral(['/', z.string()]),
  })),
  lazy.strictObject(() => ({ what: z.literal('recovery-stopped') })),
  lazy.strictObject(() => ({ what: z.literal('recovery-done') })),
])
export type SecurityEvent = z.infer<typeof SecurityEvent>
