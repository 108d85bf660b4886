// The names of passkeys: given, changed, taken away, and never more than there can be passkeys.
import { expect, test } from 'vitest'
import { changePasskeyNames, PasskeyNamesChange } from '#shared/account/passkey-names.ts'
import { changeUser, newUser, userDocument } from '#shared/account/user-record.ts'

const digest = (number: number): string => String(number).padStart(43, 'x')
const now = '2026-11-21T00:00:00.000Z'

test('names are given and taken away one by one, and those that are not mentioned stay', () => {
  const before = newUser({ uid: 'u-1', email: 'kim@example.test' }, {}, now)
  expect(userDocument(before).passkeyNames).toEqual({})
  const named = changeUser(before, { passkeyNames: { [digest(1)]: 'Phone', [digest(2)]: 'Laptop' } }, now)
  expect(userDocument(named).passkeyNames).toEqual({ [digest(1)]: 'Phone', [digest(2)]: 'Laptop' })
  const renamed = changeUser(named, { passkeyNames: { [digest(2)]: 'Work laptop' } }, now)
  expect(renamed.passkeyNames).toEqual({ [digest(1)]: 'Phone', [digest(2)]: 'Work laptop' })
  expect(changeUser(renamed, { passkeyNames: { [digest(1)]: null } }, now).passkeyNames).toEqual({
    [digest(2)]: 'Work laptop',
  })
  expect(changeUser(renamed, { profile: { name: 'Robin' } }, now).passkeyNames).toEqual(renamed.passkeyNames)
})

test('of more than twenty the ones given longest ago go', () => {
  const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [digest(index), `Key ${index}`]))
  const again = changePasskeyNames(twenty, { [digest(0)]: 'The first, again' })
  expect(Object.keys(again)).toHaveLength(20)
  const after = changePasskeyNames(again, { [digest(20)]: 'Key 20' })
  expect(Object.keys(after)).toHaveLength(20)
  expect([after[digest(0)], after[digest(1)], after[digest(20)]]).toEqual(['The first, again', undefined, 'Key 20'])
})

test.each<[string, Record<string, string | null>, boolean]>([
  ['a name', { [digest(1)]: '  Phone ' }, true],
  ['no name any more', { [digest(1)]: null }, true],
  ['an empty name', { [digest(1)]: ' ' }, false],
  ['a name of 41 letters', { [digest(1)]: 'x'.repeat(41) }, false],
  ['hidden letters', { [digest(1)]: 'Pho\u202ene' }, false],
  ['an id that is no digest', { 'some id': 'Phone' }, false],
  ['21 names at once', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [digest(index), 'x'])), false],
])('%s is taken or refused', (_what, change, isTaken) => {
  expect(PasskeyNamesChange.safeParse(change).success).toBe(isTaken)
})
