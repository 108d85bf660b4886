// The cost page: every figure in its table is what infra/cost.ts makes of the unit prices and of what the templates hold.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Fixed, monthlyCost, openShare, type Size } from '#infra/cost.ts'
import { sizing } from '#infra/function-sizing.ts'
import { prices } from '#infra/unit-prices.ts'
import { marketSources } from '#lambdas/quote-sources.ts'
import { usualPace } from '#shared/market/price-refresh.ts'
import { metricNames } from '#shared/operation/metric-names.ts'
import { at, fullSettings, ofType, synthesise, type Template } from './synthesis.ts'

const page = readFileSync('docs/cost.md', 'utf8')
const templates = Object.values(synthesise('prod', { settings: fullSettings }))
const all = (type: string) => templates.flatMap((template: Template) => ofType(template, type))

/** A metric alarm looks at one metric, an alarm on a formula at each that is named in it. */
const metricsOf = (alarm: unknown): number => {
  const queries = (at(alarm, 'Properties', 'Metrics') ?? []) as unknown[]
  return Math.max(1, queries.filter((query) => at(query, 'MetricStat') !== undefined).length)
}

/** Besides what the templates make: the four that the owner makes by hand. */
const ownSecrets = 4

const fixed: Fixed = {
  acls: all('AWS::WAFv2::WebACL').length,
  rules: all('AWS::WAFv2::WebACL').flatMap(([, acl]) => at(acl, 'Properties', 'Rules') as unknown[]).length,
  alarmMetrics: all('AWS::CloudWatch::Alarm').reduce((sum, [, alarm]) => sum + metricsOf(alarm), 0),
  customMetrics: Object.keys(metricNames).length,
  dashboards: all('AWS::CloudWatch::Dashboard').length,
  secrets: all('AWS::SecretsManager::Secret').length + ownSecrets,
}

const sizes: readonly Size[] = [
  { people: 100, symbols: 150, refreshSeconds: 2 },
  { people: 10_000, symbols: 1_000, refreshSeconds: 10 },
  { people: 1_000_000, symbols: 2_000, refreshSeconds: 20 },
]
const figure = (usd: number): string =>
  usd.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The cells of the row that begins with a name. */
const rowOf = (name: string): string[] | undefined =>
  page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('*', '')))
    .find((cells) => cells[1] === name)
    ?.slice(2, 5)

const months = sizes.map((size) => monthlyCost(size, fixed))

test.each(Object.keys(months[0] ?? {}))('the row "%s" is what its prices make', (part) => {
  expect(rowOf(part)).toEqual(months.map((month) => figure(month[part] ?? NaN)))
})

test('the seconds in which a function waits for the model are in the row of Lambda, for as many answers as the cap pays for', () => {
  const { lambdaGbSecond, lambdaCall } = prices
  const lambda = monthlyCost({ people: 1_000_000, symbols: 0, refreshSeconds: 0 }, fixed)['Lambda'] ?? NaN
  // 600 US dollars at 0.07 cents; 6 s of the function's memory.
  const waiting = (600 / 0.0007) * 6 * (sizing.ai.memoryMb / 1024)
  const answering = 170_000_000 * 0.06 * 0.75 + 40_000_000 * 0.005
  const calls = 170_000_000 + 40_000_000 + 8_760
  expect(lambda).toBeCloseTo(
    ((waiting + answering - lambdaGbSecond.free) / lambdaGbSecond.per) * lambdaGbSecond.usd +
      ((calls - lambdaCall.free) / lambdaCall.per) * lambdaCall.usd,
    6,
  )
  expect(page).toContain('3 AI answers, for each of which a function of 1 GB waits 6 seconds')
})

test('a few people’s calls are all traced, and of those beyond one a second a twentieth', () => {
  const { trace } = prices
  const ofTraces = (people: number): number =>
    (monthlyCost({ people, symbols: 0, refreshSeconds: 0 }, { ...fixed, alarmMetrics: 0, customMetrics: 0 })[
      'Logs, alarms, traces'
    ] ?? NaN) -
    Math.max(0, (people * 170 * 0.6) / 1e6 - prices.logGb.free) * prices.logGb.usd
  // 210 calls and tokens of each person, and two runs every five minutes.
  expect(ofTraces(10_000)).toBeCloseTo(((2_100_000 + 17_520 - trace.free) / trace.per) * trace.usd, 6)
  const beyond = 210_000_000 + 17_520 - 2_628_000
  expect(ofTraces(1_000_000)).toBeCloseTo(((2_628_000 + beyond / 20 - trace.free) / trace.per) * trace.usd, 6)
})

test('the sums are the sums', () => {
  const sums = months.map((month) => Object.values(month).reduce((sum, usd) => sum + usd, 0))
  expect(rowOf('sum')).toEqual(sums.map(figure))
  expect(rowOf('for each person')).toEqual(sums.map((sum, index) => (sum / (sizes[index]?.people ?? NaN)).toFixed(3)))
})

test('an import of a full account costs what its units make', () => {
  const said =
    /in ([\d,]+) requests: ([\d,]+) read units and ([\d,]+) write units, with its requests ([\d.]+) US cents/.exec(page)
  const [requests, reads, writes, cents] = (said ?? []).slice(1).map((number) => Number(number.replaceAll(',', '')))
  const { apiGatewayRequest, dynamoRead, dynamoWrite } = prices
  const each = ({ usd, per }: typeof dynamoRead): number => usd / per
  const usd = requests! * each(apiGatewayRequest) + reads! * each(dynamoRead) + writes! * each(dynamoWrite)
  expect(cents).toBe(Math.round(usd * 1e4) / 100)
})

test('thousands of symbols cost what their calls, seconds, reads and writes make', () => {
  const said = [...page.matchAll(/([\d,]+) shares: ([\d,]+) calls\s+in\s+(\d+) seconds[^$]*US\$([\d.]+) a month/g)]
  expect(said).toHaveLength(2)
  const sum = (symbols: number, refreshSeconds: number): number =>
    Object.values(monthlyCost({ people: 1_000_000, symbols, refreshSeconds }, fixed)).reduce((all, usd) => all + usd, 0)
  for (const [, ...figures] of said) {
    const [shares, calls, seconds, usd] = figures.map((text) => Number(text.replaceAll(',', '')))
    expect(calls).toBe(shares! / marketSources().asx.maxBatch)
    expect(seconds).toBe(Math.min(calls! * usualPace.everyMs, usualPace.deadlineMs) / 1000)
    expect(usd).toBe(Number((sum(shares!, seconds! * openShare) - sum(0, 0)).toFixed(2)))
  }
})

test('what is there whoever comes is said as it is in the templates', () => {
  expect(page).toContain(`${fixed.acls} web ACLs with ${fixed.rules} rules`)
  expect(page).toContain(
    `${fixed.alarmMetrics} alarm metrics (ten are free), ${fixed.customMetrics} metrics of our own (ten more)`,
  )
  expect(page).toContain(`${fixed.secrets} secrets`)
})

/** The text of the dashboard with every reference as a word of its own. */
function dashboardBody(): unknown {
  const body = all('AWS::CloudWatch::Dashboard')[0]?.[1].Properties['DashboardBody']
  const parts = at(body, 'Fn::Join', 1) as readonly unknown[]
  return JSON.parse(
    parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part).replaceAll(/\W+/g, '-'))).join(''),
  )
}

test('the dashboard stays in the free tier: one of three, with at most 50 metrics', () => {
  const widgets = at(dashboardBody(), 'widgets') as unknown[]
  // A metric is its namespace, name and dimensions; what comes after is how it is drawn.
  const shown = widgets
    .flatMap((widget) => (at(widget, 'properties', 'metrics') ?? []) as unknown[][])
    .map((metric) => metric.filter((word) => typeof word === 'string').join(' '))
  expect(new Set(shown).size).toBeGreaterThan(30)
  expect(new Set(shown).size).toBeLessThanOrEqual(50)
  expect(fixed.dashboards).toBeLessThanOrEqual(prices.dashboard.free)
})

test('every unit price has a source, and the page says which of them are not confirmed', () => {
  for (const [name, { source, usd, per }] of Object.entries(prices)) {
    expect(source, name).toMatch(/^https:\/\/aws\.amazon\.com\//)
    expect(usd / per, name).toBeGreaterThan(0)
  }
  const confirmed = Object.values(prices).filter(({ checkedOn }) => checkedOn !== null).length
  expect(page).toContain(`${confirmed} of ${Object.keys(prices).length} unit prices`)
})
