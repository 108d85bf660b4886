// The files of the site: where they lie, who may read them, and how long a browser keeps them.
import { expect, test } from 'vitest'
import { cacheControlFor } from '#infra/security-headers.ts'
import { contract } from '#shared/contract/index.ts'
import {
  at,
  fullSettings,
  listed,
  ofType,
  referenced,
  siteConfig,
  type Statement,
  synthesise,
  theOnly,
} from './synthesis.ts'

const { app } = synthesise('dev')
const typeOf = (id: string): string | undefined => app.Resources[id]?.Type

test('the bucket is private: CloudFront reads it by signed requests, https only, and nothing is public', () => {
  const [, bucket] = ofType(app, 'AWS::S3::Bucket').find(([id]) => id.startsWith('SiteFiles')) ?? []
  expect(bucket?.Properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  })
  expect(bucket?.Properties['WebsiteConfiguration']).toBeUndefined()
  expect(theOnly(app, 'AWS::CloudFront::OriginAccessControl').Properties['OriginAccessControlConfig']).toMatchObject({
    OriginAccessControlOriginType: 's3',
    SigningBehavior: 'always',
  })
  const policies = ofType(app, 'AWS::S3::BucketPolicy')
  const readers = policies
    .flatMap(([, { Properties }]) => at(Properties, 'PolicyDocument', 'Statement') as Statement[])
    .filter(({ Effect, Action }) => Effect === 'Allow' && listed(Action).includes('s3:GetObject'))
  expect(readers).toMatchObject([
    { Action: ['s3:GetObject', 's3:ListBucket'], Principal: { Service: 'cloudfront.amazonaws.com' } },
  ])
  expect(referenced(at(readers[0], 'Condition', 'StringEquals', 'AWS:SourceArn')).map(typeOf)).toContain(
    'AWS::CloudFront::Distribution',
  )
  expect(policies.every(([, { Properties }]) => JSON.stringify(Properties).includes('aws:SecureTransport'))).toBe(true)
})

test('hashed assets are kept for a year; the page and config.json are asked for each time, and come after the assets', () => {
  const uploads = ofType(app, 'Custom::CDKBucketDeployment')
  const byPrefix = new Map(
    uploads.map(([id, { Properties, DependsOn }]) => [
      Properties['DestinationBucketKeyPrefix'] ?? '',
      { id, Properties, DependsOn },
    ]),
  )
  expect(at(byPrefix.get('assets/'), 'Properties', 'SystemMetadata', 'cache-control')).toBe(
    cacheControlFor('/assets/x.js'),
  )
  expect(at(byPrefix.get(''), 'Properties', 'SystemMetadata', 'cache-control')).toBe(cacheControlFor('/index.html'))
  expect(byPrefix.get('')?.DependsOn).toContain(byPrefix.get('assets/')?.id)
})

test('the page goes live only when every function’s release is through, canary included', () => {
  const staging = synthesise('staging').app
  const page = ofType(staging, 'Custom::CDKBucketDeployment').find(
    ([, { Properties }]) => Properties['DestinationBucketKeyPrefix'] === undefined,
  )?.[1]
  const aliases = ofType(staging, 'AWS::Lambda::Alias').map(([id]) => id)
  expect(aliases).toHaveLength(Object.keys(contract).length)
  expect(page?.DependsOn).toEqual(expect.arrayContaining(aliases))
})

test('a service worker, the manifest and everything else at the root is asked for each time, like the page', () => {
  const [, page] =
    ofType(app, 'Custom::CDKBucketDeployment').find(
      ([, { Properties }]) => Properties['DestinationBucketKeyPrefix'] === undefined,
    ) ?? []
  expect(at(page, 'Properties', 'SystemMetadata')).toEqual({ 'cache-control': 'no-cache' })
  for (const path of ['/sw.js', '/workbox-1a2b3c4d.js', '/theme.js', '/manifest.webmanifest', '/icon-192.png'])
    expect(cacheControlFor(path)).toBe('no-cache')
  // CloudFront does what the files say: it keeps nothing of its own accord.
  expect(
    ofType(app, 'AWS::CloudFront::CachePolicy').map(([, { Properties }]) => Properties['CachePolicyConfig']),
  ).toMatchObject([
    { MinTTL: 0, DefaultTTL: 0 },
    { MinTTL: 0, DefaultTTL: 0 },
  ])
})

test('without a built web app the stack is refused by CloudFormation instead of shipping an empty site', () => {
  const empty = synthesise('dev', { context: { webBuild: '/nowhere' } }).app
  expect(ofType(empty, 'Custom::CDKBucketDeployment')).toEqual([])
  const rule = Object.entries(empty.Rules ?? {}).find(([id]) => id.startsWith('SiteFilesWebIsBuilt'))?.[1]
  expect(at(rule, 'Assertions', 0, 'Assert')).toEqual({
    'Fn::Equals': [{ Ref: 'AWS::Region' }, 'nowhere'],
  })
  expect(at(rule, 'Assertions', 0, 'AssertDescription')).toMatch(/web app is not built/)
})

test('config.json tells the page who runs it and whom to write to, and leaves both out where no operator is set', () => {
  const { contactEmail, operator } = fullSettings
  const prod = siteConfig(synthesise('prod', { settings: fullSettings }).app)
  expect(prod).toMatchObject({ stage: 'prod', contactEmail, operator })
  const dev = siteConfig(synthesise('dev', { settings: {} }).app)
  expect(dev).toMatchObject({ stage: 'dev' })
  for (const name of ['contactEmail', 'operator', 'oauthDomain']) expect(dev).not.toHaveProperty(name)
})
