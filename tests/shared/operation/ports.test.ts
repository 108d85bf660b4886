import { expect, test } from 'vitest'
import { errorFacts } from '#shared/operation/ports.ts'

test('of an error its kind and place are told, never its message', () => {
  const facts = errorFacts(new TypeError('kim@example.test is wrong'))
  expect(facts).toEqual({ errorName: 'TypeError', errorAt: expect.stringMatching(/^at /) })
  expect(JSON.stringify(facts)).not.toContain('kim')
})

test('of its cause the kind is told, and of what is no error only the type', () => {
  expect(errorFacts(new Error('a', { cause: new RangeError('b') }))).toMatchObject({ errorCause: 'RangeError' })
  expect(errorFacts(new Error('a', { cause: 'kim' }))).toMatchObject({ errorCause: 'string' })
  expect(errorFacts('kim')).toEqual({ errorName: 'string' })
  const bare = new Error('a')
  delete bare.stack
  expect(errorFacts(bare)).toEqual({ errorName: 'Error', errorAt: undefined })
})
