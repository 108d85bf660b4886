// Owns the six-digit codes that go out by mail: for sign-up and a new address (24 hours), for a reset (1 hour).
import { randomInt } from 'node:crypto'
import { maskEmail } from './account-rules.ts'
import type { AttemptLimit } from './attempt-limits.ts'
import { CognitoError, codeExpired, codeMismatch, tooManyAttempts } from './cognito-error.ts'
import type { Mailer } from './inbox.ts'
import { codeHours } from '#shared/account/identity-rules.ts'
import { type CodeSource, type MailWriter, purposeOf } from './code-mail.ts'
import type { CodePurpose, IssuedCode, User } from './pool-user.ts'
import type { UserDirectory } from './user-directory.ts'

export type CodeDelivery = { AttributeName: 'email'; DeliveryMedium: 'EMAIL'; Destination: string }

export type Codes = {
  /** Fails, and no code is out, when the mail is refused by the pool's trigger. */
  send(user: User, source: CodeSource, address: string): Promise<CodeDelivery>
  /** Returns quietly only for the code that was sent last; the caller then stores the user `withoutCode`. */
  check(user: User, purpose: CodePurpose, code: string): void
  /** Fails as `check` does, for an account that does not exist. */
  refuse(login: string, purpose: CodePurpose, wasRequested: boolean): never
}

const hourMs = 60 * 60_000
const validForMs: Record<CodePurpose, number> = {
  signUp: codeHours.signUp * hourMs,
  email: codeHours.signUp * hourMs,
  reset: codeHours.reset * hourMs,
}

export const describeDelivery = (address: string): CodeDelivery => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: maskEmail(address),
})

type CodesOptions = {
  directory: UserDirectory
  mail: Mailer
  writeMail: MailWriter
  limit: AttemptLimit
  now: () => number
}

export function createCodes({ directory, mail, writeMail, limit, now }: CodesOptions): Codes {
  function compare(key: string, issued: IssuedCode | undefined, code: string) {
    if (limit.isLocked(key)) throw tooManyAttempts()
    if (!issued || issued.expiresAtMs <= now()) throw codeExpired()
    if (issued.code !== code) {
      limit.recordFailure(key)
      throw codeMismatch()
    }
    limit.clear(key)
  }

  return {
    async send(user, source, address) {
      const purpose = purposeOf[source]
      const mailWith = await writeMail(user, source)
      const issued: IssuedCode = {
        code: String(randomInt(1_000_000)).padStart(6, '0'),
        address,
        expiresAtMs: now() + validForMs[purpose],
      }
      directory.change(user, (current) => ({ ...current, codes: { ...current.codes, [purpose]: issued } }))
      try {
        await mail.send({ to: address, code: issued.code, ...mailWith(issued.code) })
      } catch (cause) {
        console.error('The local mail could not be written:', cause)
        throw new CognitoError('CodeDeliveryFailureException', 'Failed to deliver the verification code.')
      }
      return describeDelivery(address)
    },
    check: (user, purpose, code) => compare(`${purpose} ${user.username}`, user.codes[purpose], code),
    refuse(login, purpose, wasRequested) {
      const decoy = { code: 'never', address: login, expiresAtMs: Infinity }
      compare(`${purpose} ${login.toLowerCase()}`, wasRequested ? decoy : undefined, '')
      throw codeMismatch()
    },
  }
}
