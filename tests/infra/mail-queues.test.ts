// The queues of mails: how long a message may wait in them, and who hears of one that waits.
import { expect, test } from 'vitest'
import { isTooLate } from '#shared/messages/schedule.ts'
import { at, fullSettings, ofType, referenced, synthesise } from './synthesis.ts'

const hourMs = 3_600_000
const { app, operations } = synthesise('prod', { settings: fullSettings })

const queueOf = (name: string) => {
  const [, queue] =
    ofType(app, 'AWS::SQS::Queue').find(([, { Properties }]) => Properties['QueueName'] === `gumnut-prod-${name}`) ?? []
  if (queue === undefined) throw new Error(`There is no queue ${name}`)
  return queue.Properties
}
const retentionMs = (name: string): number => Number(queueOf(name)['MessageRetentionPeriod']) * 1000

const alarmOf = (name: string) =>
  ofType(operations, 'AWS::CloudWatch::Alarm').find(
    ([, { Properties }]) => Properties['AlarmName'] === `gumnut-prod-${name}`,
  )?.[1].Properties

test.each(['mails', 'security-mails'])(
  'a message of %s is there for as long as its mails may be sent, and then days among the dead letters',
  (name) => {
    const sentAt = new Date('2026-11-29T06:00:00.000Z')
    const lastHour = new Date(sentAt.getTime() + retentionMs(name) - hourMs)
    expect(isTooLate(sentAt, lastHour)).toBe(true)
    // Days among the dead letters count from when it was first put into a queue.
    expect(retentionMs('mails-failed') - retentionMs(name)).toBeGreaterThanOrEqual(7 * 24 * hourMs)
  },
)

test.each(['mails', 'security-mails'])('an alarm hears of a message that nobody takes out of %s', (name) => {
  const alarm = alarmOf(`${name}-waiting`)
  expect(alarm).toMatchObject({
    Namespace: 'AWS/SQS',
    MetricName: 'ApproximateAgeOfOldestMessage',
    Statistic: 'Maximum',
    ComparisonOperator: 'GreaterThanThreshold',
  })
  // The alarm is in another stack, and reads the name from an output of the app's.
  const output = String(at(alarm, 'Dimensions', 0, 'Value', 'Fn::GetStackOutput', 'OutputName'))
  const [id = ''] = referenced(app.Outputs?.[output])
  expect(app.Resources[id]?.Properties['QueueName']).toBe(`gumnut-prod-${name}`)
  // What is tried in vain is among the dead letters by then, and what rings is still there.
  const triesMs =
    Number(at(queueOf(name), 'RedrivePolicy', 'maxReceiveCount')) * Number(queueOf(name)['VisibilityTimeout']) * 1000
  const ringsAfterMs = Number(alarm?.['Threshold']) * 1000
  expect(ringsAfterMs).toBeGreaterThan(triesMs)
  expect(ringsAfterMs).toBeLessThan(retentionMs(name) / 2)
})

test('there is still time for a report when it is heard that it waits', () => {
  const began = new Date('2026-11-29T06:00:00.000Z')
  const heard = new Date(began.getTime() + Number(alarmOf('mails-waiting')?.['Threshold']) * 1000)
  expect(isTooLate(began, heard)).toBe(false)
})

test('without a sender nothing is taken out of a queue, and nobody is told that nothing is', () => {
  const names = ofType(synthesise('dev', { settings: {} }).operations, 'AWS::CloudWatch::Alarm').map(
    ([, { Properties }]) => String(Properties['AlarmName']),
  )
  expect(names.filter((name) => name.endsWith('-waiting'))).toEqual([])
})
