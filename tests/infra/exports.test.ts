// Exports: what one stack holds on to in another. CloudFormation refuses to take away an export while another stack imports it, so
// no setting may make one vanish: the update that restores a table is the worst moment to learn that.
import { expect, test } from 'vitest'
import { stages } from '#infra/environments.ts'
import { Settings } from '#infra/settings.ts'
import { amount } from '#tests/support/faults/amounts.ts'
import { at, fullSettings, minSettings, synthesise, type Template } from './synthesis.ts'

/** Every setting with a value that changes something; a setting that is missing here fails the test below. */
const values: Readonly<Record<string, unknown>> = {
  ...fullSettings,
  hasFirewall: false,
  isAiEnabled: false,
  openAiBaseUrl: 'https://models.example.com/v1',
  openAiModel: 'model-1',
  coinGeckoCallsPerMonth: 100_000,
  upstreamUserAgent: 'Example/1.0',
  originKeys: [2, 1],
  restoredTable: 'gumnut-prod-app-restored',
  hasConcurrencyQuota: false,
}

type Templates = Readonly<Record<string, Template | undefined>>

/** The names that a stack exports, as the text that CloudFormation gets. */
const exportsOf = (templates: Templates): string[] =>
  Object.values(templates).flatMap((template) =>
    Object.values(template?.Outputs ?? {})
      .map((output) => at(output, 'Export', 'Name'))
      .filter((name) => name !== undefined)
      .map((name) => JSON.stringify(name)),
  )

function importsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'Fn::ImportValue' ? [JSON.stringify(inner)] : importsOf(inner),
  )
}

const missing = (before: Templates, after: Templates): string[] => {
  const there = new Set(exportsOf(after))
  return exportsOf(before).filter((name) => !there.has(name))
}

test('every setting is looked at', () => {
  expect(Object.keys(values).sort()).toEqual(Object.keys(Settings.shape).sort())
})

test.each(stages)(
  'in %s all settings together take no export away, neither when they come nor when they go',
  (stage) => {
    const minimal = synthesise(stage, { settings: minSettings })
    const full = synthesise(stage, { settings: fullSettings })
    expect([...missing(minimal, full), ...missing(full, minimal)]).toEqual([])
  },
)

test('nor does any single one, in the stage that has every part', { timeout: 300_000 }, () => {
  const minimal = synthesise('prod', { settings: minSettings })
  // Those that add or take away parts; at night every one.
  const some = ['site', 'hasFirewall', 'originKeys', 'restoredTable']
  const tried = Object.entries(values).filter(([name]) => amount({ few: 0, full: 1 }) === 1 || some.includes(name))
  expect(tried.length).toBeGreaterThanOrEqual(some.length)
  const lost = tried.flatMap(([name, value]) => {
    const needed = name === 'aiJudge' ? { hasOpenAiKey: true } : {}
    const alone = synthesise('prod', { settings: { ...minSettings, ...needed, [name]: value } })
    return [
      ...missing(minimal, alone).map((lostName) => `${name} comes: ${lostName}`),
      ...missing(alone, minimal).map((lostName) => `${name} goes: ${lostName}`),
    ]
  })
  expect(lost).toEqual([])
})

test.each(stages)(
  'in %s nothing is imported that is not exported, and the app exports nothing to hold on to',
  (stage) => {
    const templates = synthesise(stage, { settings: fullSettings })
    const there = new Set(exportsOf(templates))
    const wanted = Object.values(templates).flatMap(importsOf)
    expect(wanted.filter((name) => !there.has(name))).toEqual([])
    // So an area can be removed: no other stack imports its function.
    expect(exportsOf({ app: templates.app })).toEqual([])
    expect(importsOf(templates.operations)).toEqual([])
  },
)

test('a vanished export is noticed', () => {
  const { Outputs } = synthesise('dev').data
  const bare: Templates = { data: { Resources: {} } }
  expect(missing({ data: { Resources: {}, Outputs: Outputs ?? {} } }, bare).length).toBeGreaterThan(0)
})
