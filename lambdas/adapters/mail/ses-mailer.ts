// Mailer on Amazon SES (API v2): one mail a call, no faster than this function's share of what the account may send.
import { type Mailer, MailRefused, type OutgoingMail } from '#shared/messages/ports.ts'
import type { RandomSource, Timer } from '#shared/operation/ports.ts'
import { freshFetch } from '../http/fresh-fetch.ts'
import { type AwsCredentials, callAws } from '../http/signed-request.ts'

export type SesSettings = {
  readonly region: string
  readonly endpoint: string
  /** A confirmed address or domain of the account. */
  readonly from: string
  readonly replyTo?: string | undefined
  readonly configurationSet?: string | undefined
  /** How many of us may run at once, who share the rate. */
  readonly senders: number
  readonly credentials: () => AwsCredentials
  readonly timer: Timer
  readonly random: RandomSource
}

/** What SES says about this one mail, whatever is tried. Everything else it refuses is about the account, and passes. */
const refusesMail = new Set(['MessageRejected', 'BadRequestException'])
/**
 * "Email address is not verified. The following identities failed the check": also a MessageRejected, of a sender that is not
 * verified, and in the sandbox of a recipient too. It passes once the sender is, or the account has left the sandbox.
 */
const notVerified = /\bnot verified\b/i
/** The connection was never made: nothing was sent. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])
/** Of two tries, so that both fit into what the function leaves at its end. */
const oneOfTwoTriesMs = 7_000
const rateKnownMs = 5 * 60_000
/** Of an account in the sandbox: the least that there is. Taken for a moment where the service does not say. */
const slowestRate = 1
const rateGuessedMs = 5_000
/** Senders often begin at the same moment, and the service tells its rate once a second. */
const rateTries = 6

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

const emailOf = (mail: OutgoingMail, { from, replyTo, configurationSet }: SesSettings): object => ({
  FromEmailAddress: `Gumnut <${from}>`,
  ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
  ...(configurationSet === undefined ? {} : { ConfigurationSetName: configurationSet }),
  Destination: { ToAddresses: [mail.to] },
  // Come back with a bounce or a complaint.
  EmailTags: [
    { Name: 'person', Value: mail.about.userId },
    { Name: 'kind', Value: mail.about.kind },
  ],
  Content: {
    Simple: {
      Subject: utf8(mail.subject),
      Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
      ...(mail.unsubscribeUrl === undefined
        ? {}
        : {
            Headers: [
              { Name: 'List-Unsubscribe', Value: `<${mail.unsubscribeUrl}>` },
              { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
            ],
          }),
    },
  },
})

/** What SES says in words; its services spell the field both ways. */
function messageOf(body: unknown): string {
  const { message, Message } = (body ?? {}) as { message?: unknown; Message?: unknown }
  return String(message ?? Message ?? '')
}

export function sesMailer(settings: SesSettings): Mailer {
  const { region, endpoint, timer } = settings
  let perSecond: Promise<number> | undefined
  let goodUntil = 0
  let nextAt = 0

  /** Undefined when the service did not say. */
  async function askRate(): Promise<number | undefined> {
    const request = { method: 'GET', url: `${endpoint}/v2/email/account`, service: 'ses', region } as const
    const { status, body } = await callAws(request, settings.credentials())
    const quota = (body as { SendQuota?: { MaxSendRate?: number } } | null)?.SendQuota?.MaxSendRate
    return status === 200 && typeof quota === 'number' && quota > 0 ? quota : undefined
  }

  async function findRate(): Promise<number> {
    let found = await askRate().catch(() => undefined)
    for (let left = rateTries - 1; found === undefined && left > 0; left--) {
      // Some time within as many seconds as there are senders, so that they do not meet again.
      await timer.pause(1000 * (1 + settings.random.fraction() * (settings.senders - 1)))
      found = await askRate().catch(() => undefined)
    }
    goodUntil = timer.elapsedMs() + (found === undefined ? rateGuessedMs : rateKnownMs)
    return found ?? slowestRate
  }

  /** Asked once, however many wait for it. */
  function knownRate(): Promise<number> {
    if (perSecond === undefined || timer.elapsedMs() > goodUntil) {
      goodUntil = Infinity
      perSecond = findRate()
    }
    return perSecond
  }

  async function handOver(mail: OutgoingMail, ...way: [timeoutMs?: number, ask?: typeof freshFetch]): Promise<void> {
    const request = {
      method: 'POST',
      url: `${endpoint}/v2/email/outbound-emails`,
      service: 'ses',
      region,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(emailOf(mail, settings)),
    } as const
    const { status, errorType, body } = await callAws(request, settings.credentials(), ...way).catch(
      (error: unknown) => {
        const { code } = ((error as Error).cause ?? error) as { code?: string }
        throw code !== undefined && neverConnected.has(code) ? new MailRefused(true) : error
      },
    )
    if (status === 200) return
    // Its own failure: whether the mail was taken before it is not said.
    if (status >= 500) throw new Error(`SES answered ${status}.`)
    if (notVerified.test(messageOf(body))) throw new MailRefused(true, false)
    throw new MailRefused(errorType === null || !refusesMail.has(errorType))
  }

  return {
    // One after the other, however many ask at once.
    async turn(withinMs) {
      const lastAt = timer.elapsedMs() + withinMs
      const rate = await timer.within(knownRate(), withinMs)
      const turn = Math.max(timer.elapsedMs(), nextAt)
      if (rate === undefined || turn > lastAt) return false
      nextAt = turn + (1000 * settings.senders) / rate
      if (turn > timer.elapsedMs()) await timer.pause(turn - timer.elapsedMs())
      return true
    },

    // Of the account's safety a missing mail does harm and a second copy none; of everything else it is the other way round.
    async send(mail) {
      if (mail.about.kind !== 'security') return handOver(mail)
      try {
        await handOver(mail, oneOfTwoTriesMs)
      } catch (error) {
        if (error instanceof MailRefused) throw error
        await handOver(mail, oneOfTwoTriesMs, freshFetch)
      }
    },
  }
}
