// Running it: the price refresh, alarms, the dashboard, and releases that go back by themselves.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizing } from '#infra/function-sizing.ts'
import { toldCalls } from '#lambdas/adapters/cognito/pool-call.ts'
import { providerLimits } from '#lambdas/adapters/http/provider.ts'
import { startsAtMinute, usualPace as historyPace } from '#shared/market/history-run.ts'
import { usualPace as refreshPace } from '#shared/market/price-refresh.ts'
import { slots } from '#shared/messages/schedule.ts'
import { reservedMs } from '#shared/messages/send-page.ts'
import { metricNames } from '#shared/operation/metric-names.ts'
import { contract } from '#shared/contract/index.ts'
import { usualPace as alertPace } from '#shared/watchlist/alert-check.ts'
import { at, fullSettings, ofType, referenced, synthesise, theOnly } from './synthesis.ts'

const { app, identity, operations } = synthesise('prod', { settings: fullSettings })
const alarms = new Map(
  ofType(operations, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => [
    String(Properties['AlarmName']),
    Properties,
  ]),
)

const named = (type: string, name: string) => {
  const [, found] = ofType(app, type).find(([, { Properties }]) => Properties['Name'] === `gumnut-prod-${name}`) ?? []
  if (found === undefined) throw new Error(`There is no ${type} ${name}`)
  return found
}
const tick = named('AWS::Events::Rule', 'price-refresh')
const scheduleOf = (name: string) => named('AWS::Scheduler::Schedule', name)

test('prices are refreshed every five minutes, one run at a time', () => {
  expect(tick.Properties).toMatchObject({
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
  })
  const [, refresher] =
    ofType(app, 'AWS::Lambda::Function').find(
      ([, { Properties }]) => Properties['FunctionName'] === 'gumnut-prod-price-refresh',
    ) ?? []
  expect(refresher?.Properties['ReservedConcurrentExecutions']).toBe(1)
  expect(refresher?.Properties['Timeout']).toBeLessThan(300)
})

test('a tick that cannot run is dropped before the next one comes, and lies in the dead-letter queue', () => {
  const target = at(tick, 'Properties', 'Targets', 0)
  expect(at(target, 'RetryPolicy')).toEqual({ MaximumEventAgeInSeconds: 240, MaximumRetryAttempts: 2 })
  const [config] = ofType(app, 'AWS::Lambda::EventInvokeConfig').filter(([id]) => id.startsWith('PriceRefresh'))
  const async = config?.[1].Properties ?? {}
  expect(async).toMatchObject({ MaximumEventAgeInSeconds: 240, MaximumRetryAttempts: 0 })
  const queues = [at(target, 'DeadLetterConfig'), async['DestinationConfig']].flatMap(referenced)
  expect(new Set(queues.map((id) => app.Resources[id]?.Type))).toEqual(new Set(['AWS::SQS::Queue']))
  expect(new Set(queues).size).toBe(1)
})

test('the closes are appended every day when the core says, in Sydney, summer and winter, one run at a time', () => {
  const { Properties } = scheduleOf('price-history')
  expect(Properties).toMatchObject({
    ScheduleExpression: `cron(${startsAtMinute % 60} ${Math.floor(startsAtMinute / 60)} * * ? *)`,
    ScheduleExpressionTimezone: 'Australia/Sydney',
    State: 'ENABLED',
  })
  expect(at(Properties, 'Target', 'DeadLetterConfig')).toBeDefined()
  const [, appender] =
    ofType(app, 'AWS::Lambda::Function').find(
      ([, fn]) => fn.Properties['FunctionName'] === 'gumnut-prod-price-history',
    ) ?? []
  expect(appender?.Properties['ReservedConcurrentExecutions']).toBe(1)
})

const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

test.each(Object.entries(slots))('%s mails are queued at their time in Sydney, as the core has it', (kind, slot) => {
  const { Properties } = scheduleOf(`mail-${kind}`)
  const day = slot.weekday === undefined ? '* * ?' : `? * ${weekdays[slot.weekday]}`
  expect(Properties).toMatchObject({
    ScheduleExpression: `cron(${slot.minute % 60} ${Math.floor(slot.minute / 60)} ${day} *)`,
    ScheduleExpressionTimezone: 'Australia/Sydney',
    State: 'ENABLED',
  })
  const input = String(at(Properties, 'Target', 'Input'))
  expect(JSON.parse(input)).toEqual({ kind, scheduledAt: '<aws.scheduler.scheduled-time>' })
  expect(at(Properties, 'Target', 'DeadLetterConfig')).toBeDefined()
})

test('the queue of mails is served by a few at once, message by message, and what fails again and again is kept', () => {
  const mappings = ofType(app, 'AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties)
  expect(mappings.map((mapping) => mapping['FunctionResponseTypes'])).toEqual(
    Array.from({ length: 2 }, () => ['ReportBatchItemFailures']),
  )
  expect(
    mappings.map((mapping) => Number(at(mapping, 'ScalingConfig', 'MaximumConcurrency'))).toSorted((a, b) => a - b),
  ).toEqual([2, 10])
  for (const name of ['mails', 'security-mails']) {
    const [, queue] =
      ofType(app, 'AWS::SQS::Queue').find(([, { Properties }]) => Properties['QueueName'] === `gumnut-prod-${name}`) ??
      []
    expect(at(queue, 'Properties', 'RedrivePolicy', 'maxReceiveCount')).toBe(4)
    expect(Number(at(queue, 'Properties', 'VisibilityTimeout'))).toBeGreaterThanOrEqual(6 * 120)
  }
})

test('all senders together stay below the rate of SES, those of the sign-in’s own queue among them', () => {
  const [, sender] =
    ofType(app, 'AWS::Lambda::Function').find(
      ([, { Properties }]) => Properties['FunctionName'] === 'gumnut-prod-message-sender',
    ) ?? []
  expect(at(sender, 'Properties', 'Environment', 'Variables', 'MAIL_SENDERS')).toBe('12')
})

test('the rule hears of exactly the calls of the user pool that people are told of', () => {
  const pattern = named('AWS::Events::Rule', 'pool-calls').Properties['EventPattern']
  expect(pattern).toMatchObject({ source: ['aws.cognito-idp'], 'detail-type': ['AWS API Call via CloudTrail'] })
  expect(at(pattern, 'detail', 'eventName')).toEqual(Object.keys(toldCalls))
})

test('the trigger of the user pool and the function behind the rule name one queue, which is there', () => {
  const urls = [...ofType(identity, 'AWS::Lambda::Function'), ...ofType(app, 'AWS::Lambda::Function')].flatMap(
    ([, { Properties }]) => at(Properties, 'Environment', 'Variables', 'SECURITY_QUEUE_URL') ?? [],
  )
  // The trigger, the rule, the sender, and the two of recovery.
  expect(urls).toHaveLength(5)
  for (const url of urls) expect(JSON.stringify(url)).toMatch(/\/gumnut-prod-security-mails"/)
})

test.each(['FanOut', 'Feedback', 'SecurityPoolCalls'])(
  '%s is repeated when it fails, and what it could not do is kept',
  (part) => {
    const [config] = ofType(app, 'AWS::Lambda::EventInvokeConfig').filter(([id]) => id.startsWith(`Mail${part}`))
    const async = config?.[1].Properties ?? {}
    expect(async).toMatchObject({ MaximumEventAgeInSeconds: 6 * 3600, MaximumRetryAttempts: 2 })
    const [kept] = referenced(async['DestinationConfig'])
    expect(app.Resources[kept ?? '']?.Properties['QueueName']).toBe('gumnut-prod-mails-failed')
  },
)

test('the operator’s page says what to do with everything that ends among the failed mails', () => {
  const page = readFileSync('docs/operate.md', 'utf8')
  const section = page.slice(page.indexOf('- `mails-failed`'), page.indexOf('- `mails-refused`'))
  const [queue] = ofType(app, 'AWS::SQS::Queue').find(
    ([, { Properties }]) => Properties['QueueName'] === 'gumnut-prod-mails-failed',
  ) ?? ['']
  const isKept = (value: unknown): boolean => referenced(value).includes(queue)
  const rules = ofType(app, 'AWS::Events::Rule').filter(([, { Properties }]) =>
    ((Properties['Targets'] ?? []) as unknown[]).some((target) => isKept(at(target, 'DeadLetterConfig'))),
  )
  const sources = rules.map(([, { Properties }]) => String(at(Properties, 'EventPattern', 'source', 0) ?? 'aws.events'))
  expect(sources.toSorted()).toEqual(['aws.cognito-idp', 'aws.events', 'aws.ses'])
  for (const source of sources) expect(section).toContain(`"source": "${source}"`)
  const failing = ofType(app, 'AWS::Lambda::EventInvokeConfig')
    .filter(([, { Properties }]) => isKept(Properties['DestinationConfig']))
    .flatMap(([, { Properties }]) => referenced(Properties['FunctionName']))
    .map((id) => String(app.Resources[id]?.Properties['FunctionName']).replace('gumnut-prod-', ''))
  expect(failing).toHaveLength(4)
  for (const name of failing) expect(section).toContain(`\`${name}\``)
})

test('the operator’s page says of every alarm what to do: by its name, or by its kind where every function has one', () => {
  const page = readFileSync('docs/operate.md', 'utf8')
  const section = page.slice(page.indexOf('## When an alarm rings'), page.indexOf('## Restore'))
  const kindsOf = (name: string): string[] =>
    Object.keys(sizing).flatMap((fn) => (name.startsWith(`${fn}-`) ? [`*${name.slice(fn.length)}`] : []))
  const untold = [...alarms.keys()]
    .map((name) => name.replace('gumnut-prod-', ''))
    .filter((name) => ![name, ...kindsOf(name)].some((told) => section.includes(`\`${told}\``)))
  expect(untold).toEqual([])
})

test('one mail in a hundred that is not taken rings, and so does the only one', () => {
  const alarm = alarms.get('gumnut-prod-mails-refused')
  expect(alarm).toMatchObject({ Threshold: 1, ComparisonOperator: 'GreaterThanThreshold', EvaluationPeriods: 1 })
  const queries = alarm?.['Metrics'] as { Expression?: string; MetricStat?: { Metric: { MetricName: string } } }[]
  expect(queries.map(({ MetricStat }) => MetricStat?.Metric.MetricName)).toEqual(
    expect.arrayContaining(['MailsSent', 'MailsFailed']),
  )
  expect(queries.find(({ Expression }) => Expression !== undefined)?.Expression).toBe(
    'IF(failed > 0, 100 * failed / (failed + sent), 0)',
  )
})

test('bounces and complaints of our mails reach the function that stops them', () => {
  expect(named('AWS::Events::Rule', 'mail-feedback').Properties['EventPattern']).toEqual({
    source: ['aws.ses'],
    'detail-type': ['Email Bounced', 'Email Complaint Received'],
    detail: { mail: { tags: { 'ses:configuration-set': ['gumnut-prod-mails'] } } },
  })
  const destination = theOnly(app, 'AWS::SES::ConfigurationSetEventDestination').Properties['EventDestination']
  expect(at(destination, 'MatchingEventTypes')).toEqual(['bounce', 'complaint'])
})

test('SES keeps no list of its own of who is not mailed, which asking again could not end', () => {
  const set = theOnly(app, 'AWS::SES::ConfigurationSet').Properties
  expect(at(set, 'SuppressionOptions', 'SuppressedReasons')).toEqual([])
})

test('without a sender nothing is scheduled and nothing is sent', () => {
  const bare = synthesise('dev', { settings: {} }).app
  for (const type of ['AWS::SES::ConfigurationSet', 'AWS::Lambda::EventSourceMapping'])
    expect(ofType(bare, type)).toEqual([])
  expect(ofType(bare, 'AWS::Scheduler::Schedule')).toHaveLength(1)
})

test.each([
  'api-5xx',
  'api-latency',
  'price-refresh-failed',
  'price-refresh-silent',
  'price-history-failed',
  'price-history-behind',
  'price-history-silent',
  'recovery-run-silent',
  'message-fan-out-silent',
  'quotes-stale',
  'ai-spend',
  'breaker-open',
  'table-throttles',
  'sign-in-throttles',
  'sign-ups',
  'mails-failed',
  'mails-refused',
  'mails-waiting',
  'security-mails-waiting',
  'mail-bounces',
  'mail-complaints',
  ...[
    ...Object.keys(contract),
    'price-refresh',
    'price-history',
    'message-fan-out',
    'message-sender',
    'message-feedback',
    'recovery-run',
    'pool-calls',
    'identity',
  ].flatMap((name) => [`${name}-errors`, `${name}-throttles`, `${name}-duration`]),
])('the alarm %s tells the topic, says what it means, and tells when it is over', (name) => {
  const alarm = alarms.get(`gumnut-prod-${name}`)
  const topic = ofType(operations, 'AWS::SNS::Topic').map(([id]) => ({ Ref: id }))
  expect(alarm).toMatchObject({ AlarmActions: topic, OKActions: topic })
  expect(String(alarm?.['AlarmDescription']).length).toBeGreaterThan(20)
})

test.each([
  ['an empty dev', synthesise('dev', { settings: {} }), ['price-history', 'price-refresh']],
  [
    'a prod with everything',
    synthesise('prod', { settings: fullSettings }),
    ['message-fan-out', 'price-history', 'price-refresh', 'recovery-run'],
  ],
])('in %s whoever is missed when silent is started by something', (_which, made, missed) => {
  const fromRules = ofType(made.app, 'AWS::Events::Rule')
    .filter(([, { Properties }]) => Properties['ScheduleExpression'] !== undefined)
    .flatMap(([, { Properties }]) =>
      referenced((Properties['Targets'] as unknown[]).map((target) => at(target, 'Arn'))),
    )
  const fromSchedules = ofType(made.app, 'AWS::Scheduler::Schedule').flatMap(([, { Properties }]) =>
    referenced(at(Properties, 'Target', 'Arn')),
  )
  const started = new Set(
    [...fromRules, ...fromSchedules].map((id) => String(made.app.Resources[id]?.Properties['FunctionName'])),
  )
  const silent = ofType(made.operations, 'AWS::CloudWatch::Alarm')
    .map(([, { Properties }]) => String(Properties['AlarmName']))
    .filter((name) => name.endsWith('-silent'))
    .map((name) => name.replace(/-silent$/, ''))
  expect(silent.map((name) => name.replace(/^gumnut-[a-z]+-/, '')).toSorted()).toEqual(missed)
  for (const name of silent) expect(started).toContain(name)
})

test.each([
  ['price-history', 'price-refresh'],
  ['message-fan-out', 'recovery-run'],
])(
  'a day before there was a deployment is none in which %s was silent: %s did not run on it either',
  (name, besides) => {
    const alarm = alarms.get(`gumnut-prod-${name}-silent`)
    expect(alarm).toMatchObject({ EvaluationPeriods: 2, Threshold: 0, TreatMissingData: 'notBreaching' })
    const queries = (alarm?.['Metrics'] ?? []) as unknown[]
    expect(queries.map((query) => at(query, 'Expression')).filter(Boolean)).toEqual([
      'IF(ticks > 240, FILL(runs, 0) < 1, 0)',
    ])
    const ofFunction = new Map(
      queries.map((query) => [
        at(query, 'Id'),
        JSON.stringify(at(query, 'MetricStat', 'Metric', 'Dimensions', 0, 'Value') ?? null),
      ]),
    )
    expect(ofFunction.get('runs')).not.toBe(ofFunction.get('ticks'))
    const calls = ofType(app, 'AWS::Events::Rule').find(
      ([, { Properties }]) => Properties['Name'] === `gumnut-prod-${besides}`,
    )
    // Every 5 minutes: more than 240 of 288.
    expect(calls?.[1].Properties['ScheduleExpression']).toBe('rate(5 minutes)')
  },
)

const expressionsOf = (name: string): unknown[] =>
  ((alarms.get(`gumnut-prod-${name}`)?.['Metrics'] ?? []) as unknown[])
    .map((query) => at(query, 'Expression'))
    .filter(Boolean)

test.each(['price-refresh', 'recovery-run'])(
  'a quarter of an hour without a run of %s counts as none, and not as the last one that had any',
  (name) => {
    expect(expressionsOf(`${name}-silent`)).toEqual(['FILL(runs, 0)'])
    expect(alarms.get(`gumnut-prod-${name}-silent`)).toMatchObject({ Threshold: 1, TreatMissingData: 'breaching' })
  },
)

test.each(['table', 'sign-in'])('refused requests of the %s are added up also where one kind has none', (what) => {
  expect(expressionsOf(`${what}-throttles`)).toEqual(['SUM(FILL(METRICS(), 0))'])
})

const durationAlarmOf = (name: string) => alarms.get(`gumnut-prod-${name}-duration`)

test('whoever starts once a day has one slow run to be heard of', () => {
  const daily = ofType(app, 'AWS::Scheduler::Schedule').flatMap(([, { Properties }]) =>
    referenced(at(Properties, 'Target', 'Arn')).map((id) => String(app.Resources[id]?.Properties['FunctionName'])),
  )
  const names = [...new Set(daily)].map((name) => name.replace('gumnut-prod-', ''))
  expect(names.toSorted()).toEqual(['message-fan-out', 'price-history'])
  for (const name of names) expect(durationAlarmOf(name)).toMatchObject({ EvaluationPeriods: 1, DatapointsToAlarm: 1 })
  expect(durationAlarmOf('price-refresh')).toMatchObject({ EvaluationPeriods: 3, DatapointsToAlarm: 2 })
})

test.each([
  // The last call that it has begun, and the alerts of the prices, come after its time for calls.
  ['price-refresh', refreshPace.deadlineMs + providerLimits.callTimeoutMs + alertPace.deadlineMs],
  ['price-history', historyPace.deadlineMs + providerLimits.callTimeoutMs],
  ['message-sender', sizing['message-sender'].timeoutSeconds * 1000 - reservedMs],
] as const)('%s may use the time that it gives itself, and rings before it is cut off', (name, ownMs) => {
  const threshold = Number(durationAlarmOf(name)?.['Threshold'])
  expect(threshold).toBeGreaterThan(ownMs)
  expect(threshold).toBeLessThan(sizing[name].timeoutSeconds * 1000)
})

test('our own numbers are read where the functions write them, under the stage of this environment', () => {
  for (const [name, metric] of [
    ['quotes-stale', metricNames.quoteAgeSeconds],
    ['quotes-skipped', metricNames.quotesSkipped],
    ['ai-spend', metricNames.aiCostUsd],
    ['breaker-open', metricNames.breakerOpen],
  ] as const) {
    expect(alarms.get(`gumnut-prod-${name}`)).toMatchObject({
      Namespace: 'Gumnut',
      MetricName: metric,
      Dimensions: [{ Name: 'service', Value: 'gumnut-prod' }],
    })
  }
  const variables = ofType(app, 'AWS::Lambda::Function').map(([, fn]) =>
    at(fn, 'Properties', 'Environment', 'Variables'),
  )
  const ours = variables.filter((set) => at(set, 'STAGE') !== undefined)
  expect(ours.length).toBeGreaterThan(10)
  for (const own of ours) {
    expect(own).toMatchObject({ POWERTOOLS_METRICS_NAMESPACE: 'Gumnut', POWERTOOLS_SERVICE_NAME: 'gumnut-prod' })
  }
})

test('the AI alarm rings before the cap is reached', () => {
  expect(alarms.get('gumnut-prod-ai-spend')).toMatchObject({ Threshold: 16, Period: 86_400, Statistic: 'Sum' })
})

test('the topic takes messages over TLS, from CloudWatch of this account, and mails the owner', () => {
  const policy = JSON.stringify(theOnly(operations, 'AWS::SNS::TopicPolicy'))
  expect(policy).toContain('aws:SecureTransport')
  expect(policy).toContain('cloudwatch.amazonaws.com')
  expect(theOnly(operations, 'AWS::SNS::Subscription').Properties).toMatchObject({
    Protocol: 'email',
    Endpoint: 'ops@example.com',
  })
})

test('a release gives a tenth of the calls to the new version for five minutes and goes back when an alarm rings', () => {
  const groups = ofType(app, 'AWS::CodeDeploy::DeploymentGroup').map(([, { Properties }]) => Properties)
  expect(groups).toHaveLength(Object.keys(contract).length)
  for (const group of groups) {
    expect(group).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
      },
    })
    expect(at(group, 'AlarmConfiguration', 'Alarms')).toHaveLength(2)
  }
})

test('the dashboard shows every number of ours', () => {
  const body = JSON.stringify(theOnly(operations, 'AWS::CloudWatch::Dashboard').Properties['DashboardBody'])
  for (const name of Object.values(metricNames)) expect(body).toContain(name)
})

test('the owner is told by email before the account has cost what it may; without a budget there is no such alert', () => {
  const { Budget, NotificationsWithSubscribers } = theOnly(operations, 'AWS::Budgets::Budget').Properties
  expect(Budget).toMatchObject({ BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 100, Unit: 'USD' } })
  const alerts = NotificationsWithSubscribers as { Notification: unknown; Subscribers: unknown }[]
  expect(alerts.map(({ Notification }) => at(Notification, 'Threshold'))).toEqual([50, 100, 100])
  for (const { Subscribers } of alerts)
    expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'owner@example.com' }])
  expect(ofType(synthesise('prod').operations, 'AWS::Budgets::Budget')).toEqual([])
})
