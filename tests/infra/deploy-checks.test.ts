// What a deployment depends on outside of its stacks: the sender, an own domain's zone, a restored table.
import { expect, test } from 'vitest'
import type { Answer } from '../../scripts/deployment/answer.ts'
import { checkAlarmMail, checkNobodyHears } from '../../scripts/deployment/alarm-checks.ts'
import { checkSender, checkSending } from '../../scripts/deployment/mail-checks.ts'
import { planOf } from '../../scripts/deployment/plan.ts'
import { checkZone, type Delegation } from '../../scripts/deployment/site-checks.ts'
import { checkRestoredTable, checkTable } from '../../scripts/deployment/table-checks.ts'
import { fails, prints, said, sydney } from './aws-answers.ts'
import { fullSettings, synthesise, theOnly } from './synthesis.ts'

test('a sender whose domain SES does not know, or has not verified, is missing', () => {
  const of = (answer: Answer): string => said(checkSender(answer, 'example.com.au', sydney))
  expect(of(prints({ IdentityType: 'DOMAIN', VerifiedForSendingStatus: true }))).toBe('')
  expect(of(prints({ IdentityType: 'DOMAIN', VerifiedForSendingStatus: false }))).toMatch(/DKIM/)
  expect(of(fails('(NotFoundException)'))).toMatch(/create-email-identity --email-identity example\.com\.au/)
})

test('in the sandbox of SES nobody new can sign up, which the smoke test does not see: that is said', () => {
  const account = (ProductionAccessEnabled: boolean, SendingEnabled = true): Answer =>
    prints({ ProductionAccessEnabled, SendingEnabled, EnforcementStatus: 'HEALTHY' })
  const of = (answer: Answer): string => said(checkSending(answer, sydney))
  expect(of(account(true))).toBe('')
  expect(of(account(false))).toMatch(/^note: SES is in its sandbox in ap-southeast-2: .*people cannot sign up/)
  expect(of(account(true, false))).toMatch(/^note: SES sends nothing .*--sending-enabled --region ap-southeast-2/)
  expect(of(fails('AccessDeniedException'))).toMatch(/^note: Whom SES sends to could not be read/)
})

test('alarms that reach nobody are said: no mailbox, one that has not confirmed, one that is no longer subscribed', () => {
  const { alertEmail, alarmTopic } = planOf('prod', fullSettings)
  expect(alertEmail).toBe(fullSettings.alertEmail)
  const { operations } = synthesise('prod', { settings: fullSettings })
  expect(theOnly(operations, 'AWS::SNS::Topic').Properties['TopicName']).toBe(alarmTopic)
  const topic = `arn:aws:sns:${sydney}:123456789012:${alarmTopic}`
  const of = (answer: Answer): string => said(checkAlarmMail(answer, fullSettings.alertEmail, topic, sydney))
  const subscribed = (Endpoint: string, SubscriptionArn: string): Answer =>
    prints({ Subscriptions: [{ Protocol: 'email', Endpoint, SubscriptionArn, TopicArn: topic }] })
  expect(of(subscribed('Ops@example.com', `${topic}:6b0e71bd`))).toBe('')
  expect(of(subscribed('ops@example.com', 'PendingConfirmation'))).toMatch(
    /^note: ops@example\.com hears .*follow the link/,
  )
  const resubscribe = `aws sns subscribe --topic-arn ${topic} --protocol email --notification-endpoint ops@example.com`
  for (const answer of [
    prints({ Subscriptions: [] }),
    subscribed('other@example.com', `${topic}:6b0e71bd`),
    // Unsubscribed a moment ago.
    subscribed('ops@example.com', 'Deleted'),
  ])
    expect(of(answer)).toContain(resubscribe)
  expect(of(fails('An error occurred (NotFound) when calling the ListSubscriptionsByTopic operation'))).toBe('')
  expect(of(fails('(AuthorizationError)'))).toMatch(/^note: Whether ops@example\.com hears of alarms could not be read/)
  expect(planOf('prod', {}).alertEmail).toBeNull()
  expect(said(checkNobodyHears('prod', true))).toMatch(/^note: Nobody hears of alarms: set gumnut\.prod\.alertEmail/)
  expect(said(checkNobodyHears('dev', false))).toBe('')
})

test('another table than the deployed functions use is not moved to by a canary, whose old version would be refused by its own', () => {
  const uses = (TABLE_NAME: string): Answer => prints({ Environment: { Variables: { STAGE: 'prod', TABLE_NAME } } })
  const of = (answer: Answer): string => said(checkTable(answer, 'gumnut-prod-app-restored', 'prod'))
  expect(of(uses('gumnut-prod-app-restored'))).toBe('')
  expect(of(fails('(ResourceNotFoundException): Function not found'))).toBe('')
  expect(of(uses('gumnut-prod-app'))).toMatch(
    /^missing: The functions use the table gumnut-prod-app, and cdk\.json says gumnut-prod-app-restored: .*npm run deploy -- prod --at-once/,
  )
  expect(planOf('prod', {})).toMatchObject({ table: 'gumnut-prod-app', isGradual: true })
  expect(planOf('dev', { restoredTable: 'other' })).toMatchObject({ table: 'other', isGradual: false })
})

test('a restored table is there and can be used before every function is pointed at it', () => {
  const of = (answer: Answer): string => said(checkRestoredTable(answer, 'gumnut-prod-app-restored', 'prod'))
  const status = (TableStatus: string): Answer =>
    prints({ Table: { TableName: 'gumnut-prod-app-restored', TableStatus } })
  for (const usable of ['ACTIVE', 'UPDATING']) expect(of(status(usable)), usable).toBe('')
  expect(of(status('CREATING'))).toMatch(/^missing: .*\(CREATING\): wait with "aws dynamodb wait table-exists/)
  expect(of(fails('(ResourceNotFoundException): Requested resource not found'))).toMatch(
    /^missing: cdk\.json says gumnut\.prod\.restoredTable, and there is no table gumnut-prod-app-restored/,
  )
  expect(of(fails('AccessDeniedException'))).toMatch(/^note: /)
  expect(planOf('prod', { restoredTable: 'other' }).restoredTable).toBe('other')
  expect(planOf('prod', {}).restoredTable).toBeNull()
})

const site = { domain: 'app.example.com.au', zone: 'example.com.au', zoneId: 'Z0123456789ABC' }
const servers = ['ns-1.awsdns-01.com', 'ns-2.awsdns-02.net']

test('a domain leads to its zone before a certificate waits for it', () => {
  const zone = (Name: string, PrivateZone = false): Answer =>
    prints({
      HostedZone: { Id: '/hostedzone/Z0', Name, Config: { PrivateZone } },
      DelegationSet: { NameServers: servers },
    })
  const of = (answer: Answer, delegation: Delegation = servers): string => said(checkZone(answer, site, delegation))
  const ours = zone('example.com.au.')
  expect(of(ours)).toBe('')
  expect(of(ours, ['NS-2.awsdns-02.net.'])).toBe('')
  expect(of(ours, [])).toMatch(
    /^missing: example\.com\.au leads nowhere, .* ns-1\.awsdns-01\.com, ns-2\.awsdns-02\.net/,
  )
  expect(of(ours, [...servers, 'ns.registrar.example'])).toMatch(/^missing: .* leads to .*ns\.registrar\.example, and/)
  expect(of(ours, { unknown: 'ETIMEOUT' })).toMatch(/^note: .*ETIMEOUT/)
  expect(of(zone('example.org.'))).toMatch(/^missing: .* is that of example\.org, and cdk\.json says example\.com\.au/)
  expect(of(zone('example.com.au.', true))).toMatch(/^missing: .* private/)
  expect(of(fails('(NoSuchHostedZone)'))).toMatch(
    /^missing: There is no hosted zone Z0123456789ABC .*create-hosted-zone/,
  )
  expect(of(fails('AccessDenied'))).toMatch(/^note: /)
  expect(planOf('prod', fullSettings).site).toEqual(fullSettings.site)
  expect(planOf('prod', {}).site).toBeNull()
})
