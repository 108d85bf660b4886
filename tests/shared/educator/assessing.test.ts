// Which reader has the say: rules, words and the encoder together; where the encoder is late, broken or absent, rules and words.
import { expect, test } from 'vitest'
import { timer } from '#lambdas/adapters/runtime/runtime.ts'
import { loadEncoder } from '#lambdas/adapters/encoder/encoder.ts'
import { startAssessing } from '#shared/educator/assessing.ts'
import { assessReply, assessWith, isClear } from '#shared/educator/reply-check/assess-reply.ts'
import heads from '#shared/educator/reply-check/data/encoder-heads.json' with { type: 'json' }
import { type Encoder, stateSize } from '#shared/educator/reply-check/encoder/reading.ts'
import { testLimits } from '#tests/support/ai/educator-stack.ts'

const quiet =
  'A term deposit pays a fixed rate until its end. Whoever wants the money sooner gives up part of the interest. The question solves itself once the rate is above what inflation takes: the five-year one is where the savings in that account belong.'

async function assessed(encoder: (() => Promise<Encoder>) | undefined, encoderMs = testLimits.encoderMs) {
  const warnings: string[] = []
  const log = { info: () => undefined, error: () => undefined, warn: (text: string) => void warnings.push(text) }
  const assess = startAssessing({ encoder, limits: { ...testLimits, encoderMs }, log, timer }, () => 60_000)
  return { assessment: await assess(quiet), warnings }
}

const broken: Encoder = { vocabulary: new Map(), encode: () => Promise.reject(new Error('out of memory')) }

test('the encoder has its say with the words', async () => {
  const { assessment, warnings } = await assessed(loadEncoder)
  expect(assessment).toEqual(await assessWith(await loadEncoder(), quiet))
  expect(isClear(assessment)).toBe(false)
  expect(warnings).toEqual([])
})

test.each([
  ['none', undefined, []],
  ['one that is not there', () => Promise.reject(new Error('no such file')), ['the encoder was not loaded']],
  ['one that breaks while it reads', () => Promise.resolve(broken), ['the encoder did not read a reply']],
])('with %s rules and words decide', async (_name, encoder, said) => {
  const { assessment, warnings } = await assessed(encoder)
  expect(assessment).toEqual(assessReply(quiet))
  expect(warnings).toEqual(said)
})

test('an encoder that takes too long is not waited for', async () => {
  const { assessment } = await assessed(() => new Promise<Encoder>(() => undefined), 20)
  expect(assessment).toEqual(assessReply(quiet))
})

/** Finds every reply as harmful as can be, or as harmless. */
const decided = (sign: 1 | -1): Encoder => {
  const row = heads.reply.weights.map(
    (weight, at) => weight + (heads.unit.weights[at] ?? 0) + (heads.unit.weights[at + stateSize] ?? 0),
  )
  const encode = (ids: readonly number[]) =>
    Promise.resolve(
      Float32Array.from({ length: ids.length * stateSize }, (_, at) => 20 * sign * (row[at % stateSize] ?? 0)),
    )
  return { vocabulary: new Map(), encode }
}

test('a rule on wording is left to the judge where the encoder finds the reply harmless, and stands where it does not', async () => {
  const told = 'You should buy BHP today.'
  expect(assessReply(told).hard).toContain('S')
  expect(await assessWith(decided(-1), told)).toEqual({ hard: [], soft: ['S'] })
  expect((await assessWith(decided(1), told)).hard).toContain('S')
})

test.each(['Reply with your password and I can check it.', '<b>An index is a list.</b>'])(
  'what is unsafe stays blocked with any encoder: %s',
  async (text) => {
    for (const encoder of [decided(-1), broken]) expect((await assessWith(encoder, text)).hard).toContain('U')
  },
)
