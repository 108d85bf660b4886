// Report: what is logged and measured of an answer: codes and counts, never a word of a question, a reply or a person.
import { metricNames } from '../../shared/contract/metrics.ts'
import { guardVersion } from '../../shared/guard/version.ts'
import { log } from '../http/log.ts'
import { publish } from '../http/metrics.ts'
import type { Kind } from './admission.ts'
import type { Answered } from './answering.ts'
import type { Till } from './cost.ts'
import { promptVersion } from './prompts.ts'

export function report(
  kind: Kind,
  intent: string,
  answered: Answered,
  spent: ReturnType<Till['spent']>,
  ms: number,
): void {
  const { outcome, calls, codes, failure, status, lessons, citations } = answered
  log.info('educator asked', {
    kind,
    intent,
    outcome,
    calls,
    guardCodes: codes.join(','),
    failure,
    status,
    lessons: lessons.length,
    citations: citations.length,
    inputTokens: spent.inputTokens,
    outputTokens: spent.outputTokens,
    ms: Math.round(ms),
    promptVersion,
    guardVersion,
  })
  // Somebody has to look: no waiting helps.
  if (failure === 'refused' || failure === 'no-key') log.error('the AI provider refuses our calls', { failure, status })
  publish([
    { name: metricNames.aiCostUsd, value: spent.microUsd / 1e6, unit: 'none' },
    ...(failure === 'resting' ? [{ name: metricNames.breakerOpen, value: 1, unit: 'count' } as const] : []),
  ])
}
