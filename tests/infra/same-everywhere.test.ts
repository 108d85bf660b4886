// What guards a request and what a function may do is the same in every environment: the other tests of this room look at
// one of them, and what they find holds for all.
import { expect, test } from 'vitest'
import { stages } from '#infra/environments.ts'
import { fullSettings, ofType, synthesise, type Template } from './synthesis.ts'

const kinds = [
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Integration',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolIdentityProvider',
  'AWS::IAM::Policy',
  'AWS::Lambda::Permission',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Events::Rule',
  'AWS::SQS::Queue',
  'AWS::SNS::TopicPolicy',
]

/** Without the name of the environment, which is in names, tags and references. */
const general = (value: unknown, stage: string): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(`gumnut-${stage}-`, 'gumnut-')
      .replaceAll(`gumnut/${stage}/`, 'gumnut/')
      // CDK makes some ids and names from those of the stack, with a hash of them at the end.
      .replaceAll(new RegExp(`gumnut${stage}app\\w+`, 'g'), 'gumnut')
      .replaceAll(`{"Key":"stage","Value":"${stage}"}`, '{"Key":"stage"}')
      .replaceAll(`"stage":"${stage}"`, '"stage":""'),
  )

const resourcesIn = (templates: Readonly<Record<string, Template | undefined>>, kind: string): unknown[] =>
  Object.values(templates).flatMap((template) =>
    template === undefined ? [] : ofType(template, kind).map(([id, { Properties }]) => [id, Properties]),
  )

const environments = stages.map((stage) => ({ stage, templates: synthesise(stage, { settings: fullSettings }) }))

test.each(kinds)('%s is the same in dev, staging and prod', (kind) => {
  const [dev, staging, prod] = environments.map(({ stage, templates }) => general(resourcesIn(templates, kind), stage))
  expect(prod).not.toEqual([])
  expect(dev).toEqual(prod)
  expect(staging).toEqual(prod)
})
