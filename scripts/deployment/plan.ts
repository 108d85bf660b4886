// Plan: which questions a deployment of an environment asks, from its settings alone.
import { edgeRegion, presets, region, type Stage, stages } from '#infra/environments.ts'
import { reservedConcurrency, sizing, type FunctionName } from '#infra/function-sizing.ts'
import type { Settings } from '#infra/settings.ts'

export type NeededSecret = { readonly name: string; readonly setting: string }

export type Plan = {
  readonly stage: Stage
  /** Where stacks go, and so where CDK must be bootstrapped. */
  readonly regions: readonly string[]
  /** Places at once that its functions reserve together. */
  readonly reserved: number
  readonly secrets: readonly NeededSecret[]
  /** The domain that codes are sent from, when Cognito does not send them itself. */
  readonly senderDomain: string | null
  /** Who is told of alarms, and the name of the topic that tells them. */
  readonly alertEmail: string | null
  readonly alarmTopic: string
  /** The table that the functions are to use. */
  readonly table: string
  /** The same, where it is one that somebody has restored: no stack makes it. */
  readonly restoredTable: string | null
  /** The own domain, when there is one. */
  readonly site: NonNullable<Settings['site']> | null
  /** Whether a release moves a part of the calls first, so that two versions are at work for a while. */
  readonly isGradual: boolean
  readonly stacks: ReadonlyArray<{ readonly name: string; readonly region: string }>
}

/** @returns the stage that was asked for; null when it is none of ours */
export const stageOf = (name: string | undefined): Stage | null => stages.find((stage) => stage === name) ?? null

export function planOf(stage: Stage, settings: Settings): Plan {
  const preset = presets[stage]
  const hasFirewall = settings.hasFirewall ?? preset.hasFirewall
  const hasEdge = hasFirewall || settings.site !== undefined
  const environment = { ...preset, reservesConcurrency: settings.hasConcurrencyQuota ?? preset.reservesConcurrency }
  const names = Object.keys(sizing) as FunctionName[]
  const stack = (part: string, where = region) => ({ name: `gumnut-${stage}-${part}`, region: where })
  const secret = (part: string, setting: string, isNeeded: boolean): NeededSecret[] =>
    isNeeded ? [{ name: `gumnut/${stage}/${part}`, setting: `gumnut.${stage}.${setting}` }] : []
  return {
    stage,
    regions: hasEdge || preset.hasEdgeLog ? [region, edgeRegion] : [region],
    reserved: names.reduce((sum, name) => sum + (reservedConcurrency(environment, name) ?? 0), 0),
    secrets: [
      ...secret('google', 'hasGoogle', settings.hasGoogle === true),
      ...secret('openai', 'hasOpenAiKey', settings.hasOpenAiKey === true),
      ...secret('ai-judge', 'aiJudge', settings.aiJudge !== undefined),
      ...secret('coingecko', 'hasCoinGeckoKey', settings.hasCoinGeckoKey === true),
    ],
    senderDomain: settings.emailFrom?.split('@')[1] ?? null,
    alertEmail: settings.alertEmail ?? null,
    alarmTopic: `gumnut-${stage}-alarms`,
    table: settings.restoredTable ?? `gumnut-${stage}-app`,
    restoredTable: settings.restoredTable ?? null,
    site: settings.site ?? null,
    isGradual: preset.release === 'canary',
    stacks: [
      stack('data'),
      stack('identity'),
      ...(hasEdge ? [stack('edge', edgeRegion)] : []),
      stack('app'),
      ...(preset.hasEdgeLog ? [stack('edge-log', edgeRegion)] : []),
      stack('operations'),
    ],
  }
}
