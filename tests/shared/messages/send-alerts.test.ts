// Mails about reached alerts: one a rule and day whatever comes again, none for who does not want them, and what they say.
import { beforeEach, expect, test } from 'vitest'
import { alertMail } from '#shared/messages/alert-mail.ts'
import { MailRefused, type OutgoingMail, type Recipient } from '#shared/messages/ports.ts'
import { alertMails, alertSender, sendAlerts, type SendAlertsPorts } from '#shared/messages/send-alerts.ts'
import type { MailJob } from '#shared/messages/job.ts'
import { nothingLearned } from '#shared/learning/progress.ts'
import type { StoredRule } from '#shared/watchlist/alert-rule.ts'
import { silentLog, timer } from '#tests/support/runtime.ts'
import { memoryStores, type Stores } from '#tests/support/stores.ts'

const on = '2026-11-18'
const aRule = (about: Partial<StoredRule> = {}): StoredRule => ({
  id: 'rule-1',
  security: { type: 'stock', symbol: 'CBA', name: 'Commonwealth Bank of Australia' },
  kind: 'above',
  value: 110,
  isOn: true,
  place: `REST#${on}`,
  reached: { on, at: `${on}T00:40:00.000Z`, price: 112.5, changePercent: null },
  toldOn: null,
  ...about,
})

let stores: Stores
let sent: OutgoingMail[]
let recipients: Map<string, Recipient>
let ports: SendAlertsPorts
let fate: () => void
let now: Date
const recipient = (userId: string, about: Partial<Recipient> = {}): Recipient => ({
  userId,
  email: `${userId}@example.test`,
  name: userId,
  notifications: { priceAlerts: true, marketNews: false, weeklyReports: true, achievementUpdates: true },
  messages: { consentAt: '2026-11-01T00:00:00.000Z', includeAmounts: false, stopped: null },
  mailedAt: {},
  learning: nothingLearned,
  ...about,
})
beforeEach(async () => {
  stores = memoryStores()
  sent = []
  fate = () => undefined
  now = new Date(`${on}T01:00:00.000Z`)
  recipients = new Map([['kim', recipient('kim')]])
  ports = {
    alerts: stores.alerts,
    recipients: { find: async () => new Map(recipients) },
    mailer: {
      turn: async () => true,
      async send(mail) {
        fate()
        sent.push(mail)
      },
    },
    signer: { sign: async () => 'signature', isSigned: async () => true },
    sender: { operator: undefined, contactEmail: undefined },
    siteUrl: 'https://gumnut.example',
    log: silentLog,
    clock: { now: () => now },
    timer,
  }
  await keep(aRule())
})

const keep = async (...rules: StoredRule[]): Promise<void> => {
  const before = await stores.alerts.find('kim')
  const after = { rules, unsettled: [], revision: (before?.revision ?? 0) + 1 }
  expect(await stores.alerts.replace('kim', before, after)).toBe(true)
}
const alert = { userId: 'kim', ruleId: 'rule-1', on }
const send = (alerts = [alert], withinMs = 10_000) => sendAlerts(ports, { job: 'alerts', alerts }, withinMs)

test('a message that comes three times, or three at once, is one mail', async () => {
  await Promise.all([send(), send(), send()])
  expect(await send()).toMatchObject({ sent: 0, done: 1 })
  expect(sent).toHaveLength(1)
  expect((await stores.alerts.find('kim'))?.rules[0]?.toldOn).toBe(on)
})

test.each([
  ['turned off', [aRule({ isOn: false })]],
  ['reached on another day', [aRule({ reached: null })]],
  ['gone', []],
])('a rule that is %s by then is no mail', async (_why, rules) => {
  await keep(...rules)
  expect(await send()).toMatchObject({ nothing: 1, sent: 0 })
})

test('who has no account, no consent, or has stopped it, gets none', async () => {
  recipients.clear()
  expect(await send()).toMatchObject({ unwanted: 1 })
  recipients.set('kim', recipient('kim', { messages: { consentAt: null, includeAmounts: false, stopped: null } }))
  expect(await send()).toMatchObject({ unwanted: 1 })
  expect(sent).toEqual([])
})

test('a service that takes nothing just now gets it later; the others of the message are not even offered', async () => {
  fate = () => {
    throw new MailRefused(true)
  }
  await keep(aRule(), aRule({ id: 'rule-2' }))
  const both = [alert, { ...alert, ruleId: 'rule-2' }]
  await expect(send(both)).rejects.toMatchObject({ report: { failed: 1, unreached: 1 } })
  expect((await stores.alerts.find('kim'))?.rules.map(({ toldOn }) => toldOn)).toEqual([null, null])
  fate = () => undefined
  expect(await send(both)).toMatchObject({ sent: 2 })
})

test('out of time nothing new is begun, and a mail whose turn would come too late is not claimed', async () => {
  await keep(aRule(), aRule({ id: 'rule-2' }), aRule({ id: 'rule-3' }))
  const all = ['rule-1', 'rule-2', 'rule-3'].map((ruleId) => ({ ...alert, ruleId }))
  await expect(send(all, 0)).rejects.toMatchObject({ report: { unreached: 3, sent: 0 } })
  let turns = 0
  ports.mailer = { ...ports.mailer, turn: async (withinMs) => withinMs > 0 && withinMs <= 10_000 && ++turns <= 1 }
  await expect(send(all)).rejects.toMatchObject({ report: { sent: 1, unreached: 2 } })
  expect((await stores.alerts.find('kim'))?.rules.map(({ toldOn }) => toldOn)).toEqual([on, null, null])
  ports.mailer = { ...ports.mailer, turn: async () => true }
  expect(await send(all)).toMatchObject({ done: 1, sent: 2 })
  expect(sent).toHaveLength(3)
})

test('what was reached before yesterday is not told any more, however the message comes back', async () => {
  // The end of the day after, in Sydney, and a second later.
  now = new Date('2026-11-20T13:00:00.000Z')
  expect(await send()).toMatchObject({ nothing: 1, sent: 0 })
  expect((await stores.alerts.find('kim'))?.rules[0]?.toldOn).toBeNull()
  now = new Date('2026-11-19T12:59:59.000Z')
  expect(await send()).toMatchObject({ sent: 1 })
})

test('who stops alerts in the first mail gets no second of the same message', async () => {
  await keep(aRule(), aRule({ id: 'rule-2' }))
  fate = () => {
    recipients.set(
      'kim',
      recipient('kim', { notifications: { ...recipient('kim').notifications, priceAlerts: false } }),
    )
  }
  expect(await send([alert, { ...alert, ruleId: 'rule-2' }])).toMatchObject({ sent: 1, unwanted: 1 })
})

test.each([
  ['alerts are stopped', async () => recipients.clear()],
  ['the rule is turned off', () => keep(aRule({ isOn: false }))],
])('%s while the mail waits for its turn: it is not sent', async (_name, change) => {
  ports.mailer = {
    ...ports.mailer,
    async turn() {
      await change()
      return true
    },
  }
  expect(await send()).toMatchObject({ done: 1, sent: 0 })
  expect(sent).toEqual([])
})

test('a table that fails makes the message come again, and a rule that went meanwhile is not claimed', async () => {
  const { find } = stores.alerts
  ports.alerts = { ...stores.alerts, find: () => Promise.reject(new Error('away')) }
  await expect(send()).rejects.toMatchObject({ report: { failed: 1 } })
  ports.alerts = { ...stores.alerts, replace: async () => false }
  await expect(send()).rejects.toMatchObject({ report: { failed: 1 } })
  let reads = 0
  ports.alerts = { ...stores.alerts, find: async (userId) => (++reads === 1 ? find(userId) : undefined) }
  expect(await send()).toMatchObject({ done: 1, sent: 0 })
  expect(sent).toEqual([])
})

test('reached alerts go into the queue by the page', async () => {
  const jobs: MailJob[] = []
  const queue = { send: async (more: readonly MailJob[]) => void jobs.push(...more) }
  await alertSender(() => queue).send(Array.from({ length: 51 }, (_, index) => ({ ...alert, ruleId: `rule-${index}` })))
  expect(jobs.map((job) => (job.job === 'alerts' ? job.alerts.length : 0))).toEqual([50, 1])
})

test('whether alerts are mailed follows consent, stops and the switch', async () => {
  const stateOf = async (about: Partial<Recipient>) => {
    recipients.set('kim', recipient('kim', about))
    return alertMails(ports.recipients).stateOf('kim')
  }
  const { messages, notifications } = recipient('kim')
  expect(await stateOf({})).toBe('on')
  expect(await stateOf({ notifications: { ...notifications, priceAlerts: false } })).toBe('off')
  expect(await stateOf({ messages: { ...messages, consentAt: null } })).toBe('no-consent')
  const stopped = { because: 'bounce' as const, at: '2026-11-02T00:00:00.000Z' }
  expect(await stateOf({ messages: { ...messages, stopped } })).toBe('no-consent')
  expect(await alertMails({ find: async () => new Map() }).stateOf('kim')).toBe('no-consent')
})

test('it says what happened and what the alert was for, with the decimals of a small price, and no figure in its subject', () => {
  const text = (rule: StoredRule): string => JSON.stringify(alertMail(rule, on))
  expect(text(aRule())).toContain(
    'Commonwealth Bank of Australia (CBA) was at $112.50 on 18 Nov 2026 at 11:40 am, Sydney time.',
  )
  expect(text(aRule())).toContain('a price at or above $110.00')
  const reached = { on, at: `${on}T00:40:00.000Z`, price: 0.00001234, changePercent: -6.25 }
  const moved = alertMail(aRule({ kind: 'move', value: 5.5, reached }), on)
  expect(JSON.stringify(moved)).toContain(
    'was at $0.00001234 on 18 Nov 2026 at 11:40 am, Sydney time, -6.3% since the close before.',
  )
  const tiny = { ...reached, price: 2.34567e-9 }
  expect(text(aRule({ kind: 'move', value: 5.5, reached: tiny }))).toContain('was at $0.000000002346 on')
  expect(JSON.stringify(moved)).toContain('a move of 5.5% or more in a day')
  expect(JSON.stringify(moved)).toContain('It counts again from 19 Nov 2026.')
  for (const mail of [moved, alertMail(aRule(), on)]) expect(mail?.subject).not.toMatch(/[\d$%]/)
})

test('of crypto, which has no close, it speaks of 24 hours, and not of the ASX', () => {
  const reached = { on, at: `${on}T00:40:00.000Z`, price: 151_000, changePercent: 6.25 }
  const security = { type: 'crypto' as const, symbol: 'BTC', name: 'Bitcoin', coinId: 'bitcoin' }
  const mail = JSON.stringify(alertMail(aRule({ kind: 'move', value: 5.5, security, reached }), on))
  expect(mail).toContain('was at $151,000.00 on 18 Nov 2026 at 11:40 am, Sydney time, +6.3% over 24 hours.')
  expect(mail).toContain('a move of 5.5% or more over 24 hours. It counts again from 20 Nov 2026.')
  expect(mail).not.toMatch(/ASX|close/)
  // A price from before midnight that the first run of the day has found.
  const evening = { ...reached, at: '2026-11-17T12:58:00.000Z' }
  const late = JSON.stringify(alertMail(aRule({ security, reached: evening }), on))
  expect(late).toContain('was at $151,000.00 on 17 Nov 2026 at 11:58 pm, Sydney time')
  expect(late).toContain('Bitcoin, 17 Nov 2026.')
  expect(JSON.stringify(alertMail(aRule(), on))).toContain('Prices of the ASX are 20 minutes late.')
})
