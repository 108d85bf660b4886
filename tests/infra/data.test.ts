// The table as CDK makes it, beside the key shape that the local stack reads.
import { expect, test } from 'vitest'
import { stages } from '#infra/environments.ts'
import { appTable } from '#infra/tables.ts'
import { synthesise, theOnly } from './synthesis.ts'

const tables = new Map(stages.map((stage) => [stage, theOnly(synthesise(stage).data, 'AWS::DynamoDB::Table')]))

test.each(stages)('the keys of the table in %s are those of infra/tables.ts', (stage) => {
  expect(tables.get(stage)?.Properties).toMatchObject({
    KeySchema: [
      { AttributeName: appTable.partitionKey, KeyType: 'HASH' },
      { AttributeName: appTable.sortKey, KeyType: 'RANGE' },
    ],
    AttributeDefinitions: [
      { AttributeName: appTable.partitionKey, AttributeType: 'S' },
      { AttributeName: appTable.sortKey, AttributeType: 'S' },
    ],
    TimeToLiveSpecification: { AttributeName: appTable.timeToLive, Enabled: true },
  })
})

test.each(stages)(
  'the table in %s is paid by use, encrypted, and can be restored to any second of 35 days',
  (stage) => {
    expect(tables.get(stage)?.Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
    })
  },
)

test('only prod refuses to lose its table', () => {
  const fate = stages.map((stage) => [
    stage,
    tables.get(stage)?.Properties['DeletionProtectionEnabled'],
    tables.get(stage)?.DeletionPolicy,
  ])
  expect(fate).toEqual([
    ['dev', false, 'Delete'],
    ['staging', false, 'Delete'],
    ['prod', true, 'RetainExceptOnCreate'],
  ])
})
