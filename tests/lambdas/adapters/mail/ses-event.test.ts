// Bounces and complaints in the shape that AWS documents for SES events through EventBridge.
import { expect, test } from 'vitest'
import { feedbackIn } from '#lambdas/adapters/mail/ses-event.ts'

const anEvent = (detail: object, tags: object = { person: ['kim'], kind: ['weekly'] }): object => ({
  version: '0',
  'detail-type': 'Email Bounced',
  source: 'aws.ses',
  detail: {
    mail: { timestamp: '2026-11-22T06:00:01.000Z', messageId: 'm', destination: ['kim@example.test'], tags },
    ...detail,
  },
})
const bounced = (bounceType: string): object => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    timestamp: '2026-11-22T06:00:09.120Z',
    bounceSubType: 'General',
    bouncedRecipients: [{ emailAddress: 'kim@example.test' }],
  },
})

test.each([
  [
    'a mailbox that is not there',
    anEvent(bounced('Permanent')),
    { userId: 'kim', because: 'bounce', at: new Date('2026-11-22T06:00:09.120Z') },
  ],
  ['a full mailbox', anEvent(bounced('Transient')), undefined],
  ['nobody knows why', anEvent(bounced('Undetermined')), undefined],
  [
    'a complaint',
    anEvent({ eventType: 'Complaint', complaint: { timestamp: '2026-11-23T06:00:00.000Z' } }),
    { userId: 'kim', because: 'complaint', at: new Date('2026-11-23T06:00:00.000Z') },
  ],
  ['a code that bounced', anEvent(bounced('Permanent'), {}), undefined],
  ['a delivery', anEvent({ eventType: 'Delivery' }), undefined],
])('%s', (_name, event, expected) => {
  expect(feedbackIn(event)).toEqual(expected)
})

test('an event of another shape is an error, so that it is tried again and seen', () => {
  expect(() => feedbackIn({ detail: {} })).toThrow()
  expect(() => feedbackIn(anEvent({ eventType: 'Complaint' }))).toThrow()
  expect(() => feedbackIn(anEvent({ eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }))).toThrow()
})
