// Judge: every reply read by a model, sentence by sentence, wherever there is one. It may clear what only the score or the patterns
// suspect and block what they do not see. It is never asked about what a hard rule blocks, and never sees the person's question.
// Slow, broken, unpaid or out of form, it has no opinion: the check's own findings decide.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import type { RandomSource } from '../operation/ports.ts'
import { randomMark } from './data-block.ts'
import { judgeText } from './judge-rubric.ts'
import type { AnswerSchema, Educator, GenerationRequest } from './ports.ts'
import { type GuardCode, codeOfFamily, families } from './reply-check/codes.ts'
import { unitsOf } from './reply-check/score/units.ts'
import type { SpendMeter } from './spend.ts'

const baseTokens = 60
const tokensForSentence = 40
const mostTokens = 1600

const Opinion = lazy.strictObject(() => ({
  sentences: z.array(
    z.strictObject({
      n: z.number(),
      verdict: z.enum(['clear', ...families]),
      why: z.optional(z.string()),
    }),
  ),
}))

const answerSchema: AnswerSchema = {
  name: 'opinion',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['sentences'],
    properties: {
      sentences: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['n', 'verdict', 'why'],
          properties: {
            n: { type: 'integer' },
            verdict: { type: 'string', enum: ['clear', ...families] },
            why: { type: 'string' },
          },
        },
      },
    },
  },
}

/** The rules a judge finds broken, none when it clears the reply; undefined when it has no opinion. */
export type JudgeOpinion = readonly GuardCode[] | undefined

/** Each sentence must be there once, in order: a judge that was talked into something else is out of form. */
function readOpinion(text: string, count: number): JudgeOpinion {
  try {
    const read = z.safeParse(Opinion, JSON.parse(text.replace(/^```(?:json)?|```$/g, '').trim()))
    if (!read.success) return undefined
    const { sentences } = read.data
    if (sentences.length !== count || sentences.some(({ n }, at) => n !== at + 1)) return undefined
    return [...new Set(sentences.flatMap(({ verdict }) => (verdict === 'clear' ? [] : [codeOfFamily[verdict]])))]
  } catch {
    return undefined
  }
}

/** Asks the judge about a reply as the model returned it. */
export async function judged(
  reply: string,
  about: { judge: Educator; meter: SpendMeter; random: RandomSource; userId: string; timeoutMs: number },
): Promise<JudgeOpinion> {
  const sentences = unitsOf(reply).map(({ text }, at) => ({ n: at + 1, text }))
  if (about.timeoutMs <= 0 || sentences.length === 0) return undefined
  const mark = randomMark(about.random)
  const request: GenerationRequest = {
    system: judgeText(mark),
    // Encoded, so that no sentence can close the fence or pass for another one.
    user: `${mark}\n${JSON.stringify(sentences).replaceAll('<', '\\u003c')}\n${mark}`,
    userId: about.userId,
    maxTokens: Math.min(mostTokens, baseTokens + tokensForSentence * sentences.length),
    temperature: 0,
    timeoutMs: about.timeoutMs,
    answerSchema,
  }
  const answer = await about.meter.pay(about.judge, request)
  return answer?.kind === 'text' && !answer.isCutOff ? readOpinion(answer.text, sentences.length) : undefined
}
