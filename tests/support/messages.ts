// People and ports for the tests of mails: a recipient, a mailer that keeps what it is handed, and a signer with a fixed key.
import { hmacLinkSigner } from '#lambdas/adapters/secrets/link-signer.ts'
import { givenSecret } from '#lambdas/adapters/secrets/secret.ts'
import { newUser } from '#shared/account/user-record.ts'
import { nothingLearned } from '#shared/learning/progress.ts'
import type { SendPagePorts } from '#shared/messages/send-page.ts'
import type { Mailer, OutgoingMail, Recipient } from '#shared/messages/ports.ts'
import { silentLog, timer } from './runtime.ts'
import type { Stores } from './stores.ts'

export const aRecipient = (about: Partial<Recipient> = {}): Recipient => ({
  userId: '7a4a1c9e-0d3e-4f0e-8a52-0d5a5f0c1b11',
  email: 'kim@example.test',
  name: 'Kim',
  notifications: { priceAlerts: true, marketNews: true, weeklyReports: true, achievementUpdates: true },
  messages: { consentAt: '2026-11-01T00:00:00.000Z', includeAmounts: false, stopped: null },
  mailedAt: {},
  learning: nothingLearned,
  ...about,
})

/** Somebody with an account and a confirmed address, `<uid>@example.test`, who has asked for no mail. @returns their uid */
export async function aMailAddress({ users }: Stores, since = '2026-11-01T00:00:00.000Z'): Promise<string> {
  const uid = crypto.randomUUID()
  await users.create(newUser({ uid, email: `${uid}@example.test`, isEmailVerified: true }, {}, since))
  return uid
}

export const testSigner = hmacLinkSigner(givenSecret('a-key-of-the-tests'))

export type TestMailer = Mailer & {
  readonly mails: OutgoingMail[]
  failWith: (mail: OutgoingMail) => Error | undefined
}

export function testMailer(): TestMailer {
  const mails: OutgoingMail[] = []
  const mailer: TestMailer = {
    mails,
    failWith: () => undefined,
    turn: async (withinMs) => withinMs > 0,
    async send(mail) {
      const error = mailer.failWith(mail)
      if (error !== undefined) throw error
      mails.push(mail)
    },
  }
  return mailer
}

/** Ports over some stores; every mail says the same. */
export const pagePorts = (stores: Stores, mailer: Mailer, now: Date): SendPagePorts => {
  const compose = async (recipient: Recipient) => ({
    subject: `Hello ${recipient.name}`,
    preview: 'Hello',
    blocks: [{ kind: 'paragraph' as const, text: 'Hello' }],
  })
  return {
    recipients: stores.recipients,
    composers: { weekly: compose, achievements: compose, news: compose },
    mailer,
    signer: testSigner,
    sender: { operator: undefined, contactEmail: undefined },
    siteUrl: 'https://gumnut.test',
    clock: { now: () => now },
    timer,
    log: silentLog,
  }
}
