// CloudFront's log: made in us-east-1, kept in Sydney, and nothing in it leads to a person.
import { expect, test } from 'vitest'
import { gumnutStacks } from '#infra/gumnut.ts'
import { anApp, at, fullSettings, listed, ofType, type Statement, synthesise, theOnly } from './synthesis.ts'

const prod = synthesise('prod', { settings: fullSettings })
const log = prod['edge-log'] ?? { Resources: {} }

test('it holds no address, query, referrer, cookie or user agent', () => {
  const fields = theOnly(log, 'AWS::Logs::Delivery').Properties['RecordFields'] as string[]
  expect(fields).toEqual(expect.arrayContaining(['date', 'time', 'cs-method', 'cs-uri-stem', 'sc-status']))
  expect(fields.filter((field) => /-ip|port|query|referer|cookie|agent|forwarded|asn|country/i.test(field))).toEqual([])
})

test('its three parts name each other and the distribution, which is read from the app in Sydney', () => {
  const [[sourceId, source] = ['', undefined]] = ofType(log, 'AWS::Logs::DeliverySource')
  expect(source?.Properties).toMatchObject({ LogType: 'ACCESS_LOGS', Name: 'gumnut-prod-edge' })
  const distribution = JSON.stringify(source?.Properties['ResourceArn'])
  expect(distribution).toMatch(/:cloudfront::.*:distribution\//)
  expect(distribution).toContain('"Fn::GetStackOutput":{"StackName":"gumnut-prod-app"')
  expect(theOnly(log, 'AWS::Logs::Delivery')).toMatchObject({
    DependsOn: [sourceId],
    Properties: { DeliverySourceName: 'gumnut-prod-edge' },
  })
  expect(JSON.stringify(theOnly(log, 'AWS::Logs::DeliveryDestination').Properties)).toContain('Fn::GetStackOutput')
})

test('it is deployed after the app, in us-east-1', () => {
  const app = anApp('prod', { settings: fullSettings })
  gumnutStacks(app)
  const stack = app.synth().getStackByName('gumnut-prod-edge-log')
  expect(stack.environment.region).toBe('us-east-1')
  expect(stack.dependencies.map(({ id }) => id)).toContain('gumnut-prod-app')
})

test('only the delivery of this account’s us-east-1 may write to the bucket, which forgets after 90 days', () => {
  const [bucketId, bucket] = ofType(prod.app, 'AWS::S3::Bucket').find(([id]) => id.startsWith('SiteLogs')) ?? []
  expect(at(bucket, 'Properties', 'LifecycleConfiguration', 'Rules', 0)).toMatchObject({ ExpirationInDays: 90 })
  const policy = ofType(prod.app, 'AWS::S3::BucketPolicy').find(([, { Properties }]) =>
    JSON.stringify(Properties['Bucket']).includes(String(bucketId)),
  )?.[1]
  const writers = (at(policy, 'Properties', 'PolicyDocument', 'Statement') as Statement[]).filter(
    ({ Effect, Action }) => Effect === 'Allow' && listed(Action).includes('s3:PutObject'),
  )
  expect(writers).toMatchObject([{ Principal: { Service: 'delivery.logs.amazonaws.com' } }])
  expect(JSON.stringify(writers[0]?.Condition)).toMatch(/:logs:us-east-1:.*:delivery-source:\*/)
})

test('S3 and CloudFront keep no log of the older kind, which always holds addresses; dev keeps none at all', () => {
  const dev = synthesise('dev')
  for (const { app } of [prod, dev]) {
    const config = at(theOnly(app, 'AWS::CloudFront::Distribution'), 'Properties', 'DistributionConfig')
    expect(at(config, 'Logging')).toBeUndefined()
    for (const [, { Properties }] of ofType(app, 'AWS::S3::Bucket'))
      expect(Properties['LoggingConfiguration']).toBeUndefined()
  }
  expect(dev['edge-log']).toBeUndefined()
  expect(ofType(dev.app, 'AWS::S3::Bucket')).toHaveLength(1)
})
