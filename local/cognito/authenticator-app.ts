// Owns the codes of authenticator apps (RFC 6238 as Cognito has it: SHA-1, six digits, 30 seconds).
import { Secret, TOTP } from 'otpauth'

/** How many periods a phone's clock may be off, either way. */
const tolerance = 1

/** 32 random bytes in base32, as long as Cognito's. */
export const newAppSecret = (): string => new Secret({ size: 32 }).base32

/** The 30-second period since 1970 that the code belongs to, or null when it is the code of none around `nowMs`. */
export function periodOfCode(secret: string, code: string, nowMs: number): number | null {
  const totp = new TOTP({ secret })
  const delta = totp.validate({ token: code, timestamp: nowMs, window: tolerance })
  return delta === null ? null : totp.counter({ timestamp: nowMs }) + delta
}
