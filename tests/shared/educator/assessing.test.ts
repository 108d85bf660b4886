// Which reader has the say: rules, words and the encoder together; where the encoder is late, broken or absent, rules and words.
import { expect, test } from 'vitest'
import { timer } from '#lambdas/adapters/runtime/runtime.ts'
import { loadEncoder } from '#lambdas/adapters/encoder/encoder.ts'
import { startAssessing } from '#shared/educator/assessing.ts'
import { assessReply, assessWith, isClear } from '#shared/educator/reply-check/assess-reply.ts'
import type { Encoder } from '#shared/educator/reply-check/encoder/reading.ts'
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

test('what a hard rule blocks stays blocked with any encoder', async () => {
  const hard = 'You should buy BHP today.'
  expect((await assessWith(broken, hard)).hard).toContain('S')
})
