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
 * Tells a person of one thing, once however often the message comes; twice at most where the service said nothing of a mail that it had
 * taken. Who has no account, or has closed it, gets nothing.
 * @param withinMs how long it may take until the mail is handed over
 * @throws MailRefused when the service does not take it, or what cut it off: the same message sends it later
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
  const { id, userId, event } = job
  if (event.what === 'signed-in') return tellOfSignIn(ports, job, event.browser, leftMs)
  return mail(ports, job, leftMs, () =>
    claimed(
      ports,
      userId,
      (record) => withTold(record, id),
      (record) => withoutTold(record, id),
    ),
  )
}

/** Most sign-ins are from a known browser: one write, and nobody's address is looked at. */
async function tellOfSignIn(
  ports: SendSecurityPorts,
  job: SecurityJob,
  browser: string | null,
  leftMs: () => number,
): Promise<Delivery> {
  const { id, userId, at } = job
  const digest = browser === null ? null : await ports.digest(userId, browser)
  const signIn = (record: SecurityRecord | undefined) => withSignIn(record, { id, digest, at })
  let isNews = false
  const quiet = await changeOwnItem(ports.securities, userId, (record) => {
    const seen = signIn(record)
    isNews = seen?.isTold === true
    return isNews ? undefined : seen?.record
  })
  if (quiet !== undefined) return 'nothing'
  if (!isNews) return 'done'
  const delivery = await mail(ports, job, leftMs, () =>
    claimed(
      ports,
      userId,
      (record) => {
        const seen = signIn(record)
        return seen?.isTold === true ? seen.record : undefined
      },
      (record) => withoutSignIn(record, { id, digest }),
    ),
  )
  if (delivery !== 'unwanted') return delivery
  // Nobody to mail yet: before the account has a document. Its browser is known from here on.
  await changeOwnItem(ports.securities, userId, (record) => signIn(record)?.record)
  return 'nothing'
}

/** Reads whom to mail, and hands the mail over once it is claimed. */
async function mail(
  ports: SendSecurityPorts,
  { userId, at, event }: SecurityJob,
  leftMs: () => number,
  claimIt: () => Promise<Claim | undefined>,
): Promise<Delivery> {
  const recipient = (await ports.recipients.find([userId])).get(userId)
  if (recipient === undefined) return 'unwanted'
  const written = {
    ...addressed(recipient, securityMail(event, at), securityFooter(ports.sender), ports.siteUrl),
    about: { userId, kind: 'security' as const },
  }
  return handOver(ports, written, leftMs, claimIt)
}
