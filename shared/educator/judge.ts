// Judge: a second model that reads each reply before it is shown, where one is configured. Every failure blocks the reply:
// an owner who configures a judge wants nothing shown that it has not read.
import * as z from 'zod/mini'
import { type GuardCode, guardCodes } from './reply-check/codes.ts'
import type { Educator, GenerationRequest } from './ports.ts'
import type { RandomSource } from '../operation/ports.ts'
import type { SpendMeter } from './spend.ts'
import { randomMark } from './data-block.ts'
import { judgeText } from './prompt.ts'

const maxTokens = 60

const Verdict = z.union([
  z.object({ verdict: z.literal('allow') }),
  z.object({ verdict: z.literal('block'), rule: z.optional(z.string()) }),
])

/** What a refusal without a rule of ours counts as: the widest of them. */
const unnamedRule: GuardCode = 'R'

function readVerdict(text: string): readonly GuardCode[] {
  try {
    const verdict = z.safeParse(Verdict, JSON.parse(text.replace(/^```(?:json)?|```$/g, '').trim()))
    if (verdict.success && verdict.data.verdict === 'allow') return []
    const rule = verdict.success && verdict.data.verdict === 'block' ? verdict.data.rule : undefined
    return [rule !== undefined && rule in guardCodes ? (rule as GuardCode) : unnamedRule]
  } catch {
    return [unnamedRule]
  }
}

/** @returns the rules that the judge finds broken; none when the reply may be shown */
export async function judged(
  reply: string,
  about: { judge: Educator; meter: SpendMeter; random: RandomSource; userId: string; timeoutMs: number },
): Promise<readonly GuardCode[]> {
  if (about.timeoutMs <= 0) return [unnamedRule]
  const mark = randomMark(about.random)
  const request: GenerationRequest = {
    system: judgeText(mark),
    user: `${mark}\n${reply}\n${mark}`,
    userId: about.userId,
    maxTokens,
    temperature: 0,
    timeoutMs: about.timeoutMs,
  }
  const opinion = await about.meter.pay(about.judge, request)
  return opinion?.kind === 'text' && !opinion.isCutOff ? readVerdict(opinion.text) : [unnamedRule]
}
