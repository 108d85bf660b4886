// The local mail: what was sent can be read, newest last, also after a restart.
import { expect, test } from 'vitest'
import { createInbox } from '#local/cognito/inbox.ts'
import { clientId, password, startPool, temporaryFolder } from './local-pool.ts'

const mail = (to: string, code: string) => ({ to, subject: 'Code', text: `Your code is ${code}.`, code })

test('mails are listed newest last, all of them or those of one address in any capitals', () => {
  const at = Date.UTC(2026, 10, 21)
  const inbox = createInbox({ dataDir: temporaryFolder(), now: () => at })
  void inbox.send(mail('alex@example.com', '1'))
  void inbox.send(mail('sam@example.com', '2'))
  void inbox.send(mail('Alex@Example.com', '3'))
  expect(inbox.list().map(({ code }) => code)).toEqual(['1', '2', '3'])
  expect(inbox.list('ALEX@example.com')).toEqual([
    { ...mail('alex@example.com', '1'), at: '2026-11-21T00:00:00.000Z' },
    { ...mail('Alex@Example.com', '3'), at: '2026-11-21T00:00:00.000Z' },
  ])
  expect(inbox.list('nobody@example.com')).toEqual([])
})

test('the last 200 mails survive a restart, older ones do not', () => {
  const dataDir = temporaryFolder()
  const inbox = createInbox({ dataDir })
  for (let number = 1; number <= 203; number += 1) void inbox.send(mail('alex@example.com', String(number)))
  const codes = createInbox({ dataDir })
    .list()
    .map(({ code }) => code)
  expect(codes).toHaveLength(200)
  expect([codes[0], codes.at(-1)]).toEqual(['4', '203'])
})

test('a mail that cannot be sent is reported, and the account waits for the next one', async () => {
  let isBroken = true
  const sent: string[] = []
  const pool = await startPool({
    mail: {
      send({ code }) {
        if (isBroken) throw new Error('disk full')
        sent.push(code)
      },
    },
  })
  const user = { ClientId: clientId, Username: 'alex@example.com' }
  expect((await pool.call('SignUp', { ...user, Password: password })).type).toBe('CodeDeliveryFailureException')
  isBroken = false
  expect((await pool.call('ResendConfirmationCode', user)).status).toBe(200)
  expect((await pool.call('ConfirmSignUp', { ...user, ConfirmationCode: sent[0] })).status).toBe(200)
})
