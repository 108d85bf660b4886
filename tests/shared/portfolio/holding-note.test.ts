// Notes to self: what one may be, and that it stays with its holding through every change, until the person takes it away.
import { expect, test } from 'vitest'
import { HoldingChange, NewHolding } from '#shared/portfolio/holding.ts'
import { HoldingNote, maxNoteLength } from '#shared/portfolio/holding-note.ts'
import { joinedNote } from '#shared/portfolio/joinable.ts'
import { editHolding, editRequest, openHolding, requestFor } from '#shared/portfolio/live-tracking.ts'
import { draftOfNote, noteOf } from '#shared/portfolio/note-draft.ts'
import { editShown, openShown, requestToRestore } from '#shared/portfolio/shown-holding.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aHolding } from '#tests/support/ledger-service.ts'

const note = { why: 'Cheap and broad', changeMind: 'A fee above 0.3%' }
const now = '2026-11-21T00:00:00.000Z'
const request = { id: crypto.randomUUID(), type: 'stock', symbol: 'CBA', quantity: 1, costBasis: 10 } as const

test('a note is plain text of 280 characters at most', () => {
  const isNote = (value: unknown): boolean => HoldingNote.safeParse(value).success
  expect([note, { why: 'x' }, { changeMind: 'x'.repeat(maxNoteLength) }].map(isNote)).toEqual([true, true, true])
  const wrong = [{ why: '' }, { why: '  ' }, { why: 'x'.repeat(maxNoteLength + 1) }, { why: 'a\u202eb' }, 'x']
  expect(wrong.map(isNote)).toEqual(wrong.map(() => false))
  expect(NewHolding.safeParse({ ...request, note: { other: 'x' } }).success).toBe(false)
  expect(HoldingChange.safeParse({ note: null }).success).toBe(true)
})

test('what was typed becomes one line without invisible characters, and nothing typed becomes no note', () => {
  expect(noteOf({ why: ' two\nlines\u200b \u202eturned ', changeMind: ' ' })).toEqual({ why: 'two lines turned' })
  expect(noteOf(draftOfNote(undefined))).toBeUndefined()
  expect(noteOf(draftOfNote(note))).toEqual(note)
  // A character of two units is never cut in two.
  const cut = noteOf({ why: '🦘'.repeat(200), changeMind: `${'x'.repeat(maxNoteLength - 1)}🦘` })
  expect(HoldingNote.safeParse(cut).success).toBe(true)
})

test('a note comes with a new holding, outlives every edit, and goes when the person says so', () => {
  const opened = openHolding({ ...request, note }, 'none', now)
  expect(opened.note).toEqual(note)
  expect(openHolding(request, 'none', now)).not.toHaveProperty('note')
  expect(openHolding({ ...request, note: {} }, 'none', now)).not.toHaveProperty('note')
  const edits = [{ quantity: 2 }, { currentPrice: 5 }, { symbol: 'BHP' }, { currentPrice: null }] as const
  for (const change of edits) {
    expect(editHolding(opened, change, 'none', now).note).toEqual(note)
    expect(editShown(openShown({ ...request, note }, now), change, now).note).toEqual(note)
    expect(editRequest({ ...request, note }, change).note).toEqual(note)
  }
  const other = { why: 'Another reason' }
  expect(editHolding(opened, { note: other }, 'notAsked', now).note).toEqual(other)
  expect(editHolding(opened, { note: null }, 'notAsked', now)).not.toHaveProperty('note')
  expect(requestFor(aStoredHolding({ note })).note).toEqual(note)
})

test('a deleted holding that is put back has its note', () => {
  expect(requestToRestore(aHolding({ note })).note).toEqual(note)
  expect(requestToRestore(aHolding())).not.toHaveProperty('note')
})

test('holdings that become one keep what was noted about each, once, as far as it fits', () => {
  const [into, other, third] = [aHolding(), aHolding({ note }), aHolding({ note: { ...note, why: 'Dividends' } })]
  expect(joinedNote({ into, others: [other, third] })).toEqual({ ...note, why: 'Cheap and broad / Dividends' })
  expect(joinedNote({ into, others: [aHolding()] })).toBeUndefined()
  const [long, more] = ['x'.repeat(200), 'y'.repeat(100)]
  const both = { into: aHolding({ note: { why: long } }), others: [aHolding({ note: { why: more } })] }
  expect(joinedNote(both)).toEqual({ why: long })
  expect(joinedNote({ into, others: [aHolding({ note: { changeMind: more } })] })).toEqual({ changeMind: more })
})
