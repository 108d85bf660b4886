// Send security: the mail about one thing that happened to a person's sign-in. It asks no switch and no consent: it is about the
// account itself, and whoever has taken one over must not be able to turn it off.
import { changeOwnItem } from '../operation/change-own-item.ts'
import type { Timer } from '../operation/ports.ts'
import { AccountClosed } from '../operation/problem.ts'
import { addressed, type Delivery, type DeliveryPorts, handOver } from './deliver.ts'
import { securityFooter } from './footer.ts'
import type { SecurityJob } from './job.ts'
import type { Claim, SecurityStore } from './ports.ts'
import { securityMail } from './security-mail.ts'
import { type SecurityRecord, withoutSignIn, withoutTold, withSignIn, withTold } from './security-record.ts'

export type SendSecurityPorts = DeliveryPorts & {
  securities: SecurityStore
  timer: Timer
  /** The digest under which a person's browser is remembered: of no use for another person, nor for finding the mark. */
  digest(userId: string, mark: string): Promise<string>
}

type Change = (record: SecurityRecord | undefined) => SecurityRecord | undefined

/** A claim that is one conditional write of the record, and how it is taken back. */
async function claimed(
  { securities }: Pick<SendSecurityPorts, 'securities'>,
  userId: string,
  take: Change,
  giveBack: (record: SecurityRecord) => SecurityRecord,
): Promise<Claim | undefined> {
  if ((await changeOwnItem(securities, userId, take)) === undefined) return undefined
  return {
    async release() {
      await changeOwnItem(securities, userId, (record) => (record === undefined ? undefined : giveBack(record)))
    },
  }
}

/**
 * Tells a person of one thing, at most once however often the message comes. Who has no account, or has closed it, gets nothing.
 * @param withinMs how long it may take until the mail is handed over
 * @throws MailRefused when the service takes nothing just now: the same message sends it later
 */
export async function sendSecurity(ports: SendSecurityPorts, job: SecurityJob, withinMs: number): Promise<Delivery> {
  const began = ports.timer.elapsedMs()
  const leftMs = (): number => began + withinMs - ports.timer.elapsedMs()
  try {
    return await tell(ports, job, leftMs)
  } catch (error) {
    if (error instanceof AccountClosed) return 'unwanted'
    throw error
  }
}

async function tell(ports: SendSecurityPorts, job: SecurityJob, leftMs: () => number): Promise<Delivery> {
  const { id, userId, at, event } = job
  const digest = event.what === 'signed-in' && event.browser !== null ? await ports.digest(userId, event.browser) : null
  const recipient = (await ports.recipients.find([userId])).get(userId)
  if (event.what === 'signed-in') {
    const signIn = withSignIn(await ports.securities.find(userId), { id, digest, at })
    if (signIn === undefined) return 'done'
    if (!signIn.isTold || recipient === undefined) return rememberSignIn(ports, job, digest)
  }
  if (recipient === undefined) return 'unwanted'
  const mail = {
    ...addressed(recipient, securityMail(event, at), securityFooter(ports.sender), ports.siteUrl),
    about: { userId, kind: 'security' as const },
  }
  return handOver(ports, mail, leftMs, () =>
    event.what === 'signed-in'
      ? claimed(
          ports,
          userId,
          (record) => {
            const signIn = withSignIn(record, { id, digest, at })
            return signIn?.isTold === true ? signIn.record : undefined
          },
          (record) => withoutSignIn(record, { id, digest }),
        )
      : claimed(
          ports,
          userId,
          (record) => withTold(record, id),
          (record) => withoutTold(record, id),
        ),
  )
}

/** A sign-in of which nobody is told: from a known browser, the first one of an account, or one before the account has a document. */
async function rememberSignIn(
  { securities }: SendSecurityPorts,
  { id, userId, at }: SecurityJob,
  digest: string | null,
): Promise<Delivery> {
  await changeOwnItem(securities, userId, (record) => withSignIn(record, { id, digest, at })?.record)
  return 'nothing'
}
