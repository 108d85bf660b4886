// Mailer on Amazon SES (API v2): one mail a call, no faster than this function's share of what the account may send.
import { type Mailer, MailRefused, type OutgoingMail } from '#shared/messages/ports.ts'
import type { Timer } from '#shared/operation/ports.ts'
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
}

/** What SES says about this one mail, whatever is tried. Everything else it refuses is about the account, and passes. */
const refusesMail = new Set(['MessageRejected', 'BadRequestException'])
/** The connection was never made: nothing was sent. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])
const rateKnownMs = 5 * 60_000
/** Of an account in the sandbox: the least that there is. */
const slowestRate = 1

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

export function sesMailer(settings: SesSettings): Mailer {
  const { region, endpoint, timer } = settings
  let rate: { perSecond: Promise<number>; at: number } | undefined
  let nextAt = 0

  async function askRate(): Promise<number> {
    const request = { method: 'GET', url: `${endpoint}/v2/email/account`, service: 'ses', region } as const
    const { body } = await callAws(request, settings.credentials())
    const quota = (body as { SendQuota?: { MaxSendRate?: number } } | null)?.SendQuota?.MaxSendRate
    return typeof quota === 'number' && quota > 0 ? quota : slowestRate
  }

  /** Waits for its place: one after the other, however many ask at once. */
  async function waitForTurn(): Promise<void> {
    if (rate === undefined || timer.elapsedMs() - rate.at > rateKnownMs) {
      rate = { perSecond: askRate().catch(() => slowestRate), at: timer.elapsedMs() }
    }
    const everyMs = (1000 * settings.senders) / (await rate.perSecond)
    const turn = Math.max(timer.elapsedMs(), nextAt)
    nextAt = turn + everyMs
    if (turn > timer.elapsedMs()) await timer.pause(turn - timer.elapsedMs())
  }

  return {
    async send(mail) {
      await waitForTurn()
      const request = {
        method: 'POST',
        url: `${endpoint}/v2/email/outbound-emails`,
        service: 'ses',
        region,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(emailOf(mail, settings)),
      } as const
      const { status, errorType } = await callAws(request, settings.credentials()).catch((error: unknown) => {
        const code = ((error as Error).cause as { code?: string } | undefined)?.code
        throw code !== undefined && neverConnected.has(code) ? new MailRefused(true) : error
      })
      if (status === 200) return
      // Its own failure: whether the mail was taken before it is not said.
      if (status >= 500) throw new Error(`SES answered ${status}.`)
      throw new MailRefused(errorType === null || !refusesMail.has(errorType))
    },
  }
}
