// The two firewalls: what they stop, what they only count, and that the edge's cannot be walked around by spelling.
import { expect, test } from 'vitest'
import { at, fullSettings, ofType, referenced, type Resource, synthesise, type Template, theOnly } from './synthesis.ts'

const { app, edge, identity } = synthesise('prod', { settings: fullSettings })
const aclOf = (template: Template | undefined): Resource => theOnly(template ?? { Resources: {} }, 'AWS::WAFv2::WebACL')
const ruleOf = (acl: Resource, name: string): unknown =>
  (acl.Properties['Rules'] as { Name: string }[]).find(({ Name }) => Name === name)

test('sign-up goes past CloudFront, so the pool has a firewall of its own wherever the edge has one', () => {
  const acl = aclOf(identity)
  expect(acl.Properties).toMatchObject({ Scope: 'REGIONAL', DefaultAction: { Allow: {} } })
  const association = theOnly(identity, 'AWS::WAFv2::WebACLAssociation').Properties
  expect(referenced(association).map((id) => identity.Resources[id]?.Type)).toEqual([
    'AWS::Cognito::UserPool',
    'AWS::WAFv2::WebACL',
  ])
  const dev = synthesise('dev').identity
  expect([...ofType(dev, 'AWS::WAFv2::WebACL'), ...ofType(dev, 'AWS::WAFv2::WebACLAssociation')]).toEqual([])
})

test('an address that makes Cognito send many mails is stopped, whichever header names the operation', () => {
  const rule = ruleOf(aclOf(identity), 'mail-rate')
  expect(rule).toMatchObject({ Action: { Block: {} }, Statement: { RateBasedStatement: { AggregateKeyType: 'IP' } } })
  const statements = at(rule, 'Statement', 'RateBasedStatement', 'ScopeDownStatement', 'OrStatement', 'Statements')
  const matches = (statements as unknown[]).map((statement) => [
    at(statement, 'ByteMatchStatement', 'FieldToMatch', 'SingleHeader', 'Name'),
    at(statement, 'ByteMatchStatement', 'SearchString'),
    at(statement, 'ByteMatchStatement', 'TextTransformations', 0, 'Type'),
  ])
  for (const operation of ['signup', 'resendconfirmationcode', 'forgotpassword']) {
    expect(matches).toContainEqual(['x-amzn-cognito-operation-name', operation, 'LOWERCASE'])
    expect(matches).toContainEqual(['x-amz-target', `awscognitoidentityproviderservice.${operation}`, 'LOWERCASE'])
  }
  const limit = at(rule, 'Statement', 'RateBasedStatement', 'Limit')
  // A class of thirty, three mails each, must get through.
  expect(limit).toBeGreaterThan(90)
  expect(limit).toBeLessThan(
    Number(at(ruleOf(aclOf(identity), 'pool-rate'), 'Statement', 'RateBasedStatement', 'Limit')),
  )
})

test('the pool has only what WAF can do there: no group that Cognito refuses, no answer or puzzle of ours', () => {
  const text = JSON.stringify(aclOf(identity))
  expect(text).not.toMatch(/ATPRuleSet|ACFPRuleSet|CustomResponse|Captcha|Challenge/)
})

test('the edge counts by the path as the gateway will read it: decoded, then normalised', () => {
  for (const name of ['ai-rate', 'recovery-rate', 'api-rate']) {
    const scope = at(ruleOf(aclOf(edge), name), 'Statement', 'RateBasedStatement', 'ScopeDownStatement')
    expect(at(scope, 'ByteMatchStatement', 'TextTransformations')).toEqual([
      { Priority: 0, Type: 'URL_DECODE' },
      { Priority: 1, Type: 'NORMALIZE_PATH' },
    ])
  }
})

test('one address cannot use up what everybody has of the recovery of accounts', () => {
  const rule = ruleOf(aclOf(edge), 'recovery-rate')
  expect(rule).toMatchObject({
    Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
    Statement: {
      RateBasedStatement: {
        AggregateKeyType: 'IP',
        EvaluationWindowSec: 300,
        ScopeDownStatement: { ByteMatchStatement: { SearchString: '/api/recovery/' } },
      },
    },
  })
  const stage = theOnly(app, 'AWS::ApiGatewayV2::Stage').Properties
  const perSecond = Object.entries(stage['RouteSettings'] as object)
    .filter(([route]) => route.includes('/api/recovery/'))
    .map(([, settings]) => Number(at(settings, 'ThrottlingRateLimit')))
  expect(perSecond.length).toBeGreaterThan(0)
  const ofEverybody = Math.min(...perSecond) * 300
  expect(Number(at(rule, 'Statement', 'RateBasedStatement', 'Limit'))).toBeLessThanOrEqual(ofEverybody / 20)
})

test('an honest body, a long query or a mail program without a name is counted, not refused; everything else of the common rules blocks', () => {
  const rule = ruleOf(aclOf(edge), 'AWSManagedRulesCommonRuleSet')
  const overrides = at(rule, 'Statement', 'ManagedRuleGroupStatement', 'RuleActionOverrides') as { Name: string }[]
  expect(overrides.map(({ Name }) => Name).sort()).toEqual([
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'NoUserAgent_HEADER',
    'SizeRestrictions_BODY',
    'SizeRestrictions_QUERYSTRING',
  ])
  for (const override of overrides) expect(override).toMatchObject({ ActionToUse: { Count: {} } })
  expect(rule).toMatchObject({ OverrideAction: { None: {} } })
})

test('each firewall logs what it stops under a name of its environment, without token and query', () => {
  for (const template of [edge, identity] as const) {
    const acl = aclOf(template)
    expect(at(acl.Properties, 'VisibilityConfig', 'MetricName')).toMatch(/^gumnut-prod-(?:edge|people)$/)
    expect(JSON.stringify(acl)).not.toMatch(/"SampledRequestsEnabled":true/)
    expect(theOnly(template ?? { Resources: {} }, 'AWS::WAFv2::LoggingConfiguration').Properties).toMatchObject({
      RedactedFields: [{ SingleHeader: { Name: 'authorization' } }, { QueryString: {} }],
      LoggingFilter: { DefaultBehavior: 'DROP' },
    })
  }
})
