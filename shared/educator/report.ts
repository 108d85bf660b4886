// Report: what is logged and measured of an answer: codes and counts, never a word of a question, a reply or a person.
import { metricNames } from '../operation/metric-names.ts'
import { guardVersion } from './reply-check/version.ts'
import type { EducatorPorts } from './ports.ts'
import type { Kind } from './quota.ts'
import type { Answered } from './answering.ts'
import type { SpendMeter } from './spend.ts'
import { promptVersion } from './prompt.ts'

type Report = { kind: Kind; intent: string; answered: Answered; spent: ReturnType<SpendMeter['spent']>; ms: number }

/**
 * Logs an answer, and writes its figures out.
 * @property ms from the beginning of the request to the answer
 */
export function report(
  { log, publish }: Pick<EducatorPorts, 'log' | 'publish'>,
  { kind, intent, answered, spent, ms }: Report,
): void {
  const { outcome, calls, codes, failure, status, opinions, lessons, citations } = answered
  log.info('educator asked', {
    kind,
    intent,
    outcome,
    calls,
    guardCodes: codes.join(','),
    failure,
    status,
    judgeAsked: opinions.asked,
    judgeSilent: opinions.silent,
    judgeCleared: opinions.cleared.join(','),
    judgeFound: opinions.found.join(','),
    lessons: lessons.length,
    citations: citations.length,
    inputTokens: spent.inputTokens,
    outputTokens: spent.outputTokens,
    ms: Math.round(ms),
    promptVersion,
    guardVersion,
  })
  // Waiting does not help: the owner has to act.
  const isRefused = failure === 'refused' || failure === 'no-key'
  if (isRefused) log.error('the AI provider refuses our calls', { failure, status })
  const isOut = isRefused || failure === 'circuit-open'
  publish([
    { name: metricNames.aiCostUsd, value: spent.microUsd / 1e6, unit: 'none' },
    ...(isOut ? [{ name: metricNames.breakerOpen, value: 1, unit: 'count' } as const] : []),
  ])
}
