// What is kept of looking around is read back as it was, maps and sets of the stores included.
import { expect, test } from 'vitest'
import { readState, writeState } from '#web/adapters/around/kept-state.ts'
import { noPersonData } from '#web/adapters/memory/person-data.ts'

test('maps and sets come back as maps and sets', () => {
  const person = noPersonData()
  person.subscriptions.add('news')
  person.taxYears.set(2026, { year: 2026, carriedLosses: 1, creditsElsewhere: null })
  const state = { came: { one: 'text' }, person, lessons: [], reviews: [] }
  const read = readState(writeState(state))
  expect(read).toEqual(state)
  expect(read?.person.subscriptions).toBeInstanceOf(Set)
  expect(read?.person.subscriptions.has('news')).toBe(true)
})
