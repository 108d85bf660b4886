// Deliver: one mail to one person, if they want it. Whoever has something to say by email comes through here.
import type { Log } from '../operation/ports.ts'
import { errorFacts } from '../operation/ports.ts'
import { footerOf, type Sender } from './footer.ts'
import type { MessageKind } from './kinds.ts'
import type { MailContent, MailFooter } from './mail.ts'
import {
  type Claim,
  type LinkSigner,
  type Mailer,
  MailRefused,
  type OutgoingMail,
  type Recipient,
  type RecipientStore,
} from './ports.ts'
import { isSent } from './settings.ts'
import { unsubscribeToken, unsubscribeUrl } from './unsubscribe-link.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

export type DeliveryPorts = {
  recipients: Pick<RecipientStore, 'find'>
  mailer: Mailer
  signer: LinkSigner
  log: Log
  sender: Sender
  /** The origin of the site, without a slash at its end. */
  siteUrl: string
}

export type Message = {
  kind: MessageKind
  userId: string
  /** What the mail says to this person; null when there is nothing to say. Amounts only where `messages.includeAmounts` is true. */
  compose(recipient: Recipient): Promise<MailContent | null> | MailContent | null
  /**
   * One conditional write that only one caller ever wins, right before the mail goes out: it is what makes a mail go once.
   * @returns undefined when it was sent already, or is no longer wanted
   */
  claim(recipient: Recipient): Promise<Claim | undefined>
  /** Milliseconds until it is too late to begin handing the mail over. */
  leftMs(): number
}

/**
 * How it went. `unwanted`: no account, no consent, stopped, or its switch is off. `nothing`: nothing to say. `done`: claimed
 * before. `refused`: the service does not take a mail to them. `unknown`: no word from the service; never tried again, because it
 * may have gone. Neither of these two of a mail about the account's safety, which is tried again because it may not have. `unreached`: the time was up before its turn came; nothing is claimed, and the same message may be delivered later.
 */
export type Delivery = 'sent' | 'unwanted' | 'nothing' | 'done' | 'refused' | 'unknown' | 'unreached'

/**
 * Sends a message to one person at most once.
 * @param known the recipient, where it was just read
 * @throws MailRefused that is passing, the claim being given back: the same message may be delivered later
 */
export async function deliver(ports: DeliveryPorts, message: Message, known?: Recipient): Promise<Delivery> {
  const { kind, userId } = message
  const recipient = known ?? (await ports.recipients.find([userId])).get(userId)
  if (recipient === undefined || !isSent(kind, recipient)) return 'unwanted'
  const content = await message.compose(recipient)
  if (content === null) return 'nothing'
  const url = unsubscribeUrl(ports.siteUrl, await unsubscribeToken(ports.signer, userId, kind))
  const footer = footerOf(kind, ports.sender, url)
  const mail = {
    ...addressed(recipient, content, footer, ports.siteUrl),
    unsubscribeUrl: url,
    about: { userId, kind },
  }
  return handOver(ports, mail, message.leftMs, () => message.claim(recipient))
}

/** A mail with its address and its texts. */
export const addressed = (recipient: Recipient, content: MailContent, footer: MailFooter, siteUrl: string) => ({
  to: recipient.email,
  subject: content.subject,
  text: writeText(content, footer, siteUrl),
  html: writeHtml(content, footer, siteUrl),
})

/**
 * Claims a mail when its turn at the service has come, and hands it over.
 * @param leftMs milliseconds until it is too late to begin that
 * @throws MailRefused that is passing, the claim being given back; of a mail about the account's safety also one that is not, and
 * what cut it off when nobody knows
 */
export async function handOver(
  ports: Pick<DeliveryPorts, 'mailer' | 'log'>,
  mail: OutgoingMail,
  leftMs: () => number,
  claimIt: () => Promise<Claim | undefined>,
): Promise<'sent' | 'done' | 'refused' | 'unknown' | 'unreached'> {
  const { kind } = mail.about
  // The claim comes after the wait: a mail that is claimed and then cut off would be lost.
  if (!(await ports.mailer.turn(leftMs()))) return 'unreached'
  const claim = await claimIt()
  if (claim === undefined) return 'done'
  try {
    await ports.mailer.send(mail)
    return 'sent'
  } catch (error) {
    const isRefused = error instanceof MailRefused
    const isPassing = isRefused && error.isPassing
    if (isRefused && !isPassing) ports.log.warn('a mail was refused', { kind })
    if (!isRefused) ports.log.error('a mail may not have been sent', { kind, ...errorFacts(error) })
    // Of a report a second copy is the harm, of these a missing one: what nobody takes ends among the dead letters, and is seen there.
    if (isPassing || kind === 'security') {
      await claim.release()
      throw error
    }
    return isRefused ? 'refused' : 'unknown'
  }
}
