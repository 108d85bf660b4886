// The directory's promise: no change overwrites another, and a failed write changes nothing.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createUserDirectory } from '#local/cognito/user-directory.ts'
import type { User } from '#local/cognito/pool-user.ts'
import { temporaryFolder } from './local-pool.ts'

const alex: User = {
  username: '0b6a3f5e-0000-4000-8000-000000000001',
  sub: '0b6a3f5e-0000-4000-8000-000000000001',
  status: 'CONFIRMED',
  attributes: { email: 'alex@example.com', email_verified: 'true' },
  password: null,
  codes: {},
  identities: [],
  sessions: [],
  createdAtMs: 0,
  modifiedAtMs: 0,
}

const withAttribute = (name: string, value: string) => (user: User) => ({
  ...user,
  attributes: { ...user.attributes, [name]: value },
})

test('two changes that began from the same reading both stay', () => {
  const dataDir = temporaryFolder()
  const directory = createUserDirectory(dataDir)
  const read = directory.add(alex)
  directory.change(read, withAttribute('name', 'Alex'))
  directory.change(read, withAttribute('nickname', 'Lex'))
  const expected = { ...alex.attributes, name: 'Alex', nickname: 'Lex' }
  expect(directory.byEmail('alex@example.com')?.attributes).toEqual(expected)
  expect(createUserDirectory(dataDir).byEmail('alex@example.com')?.attributes).toEqual(expected)
})

test('a change that cannot be written is not there in memory either', () => {
  const dataDir = temporaryFolder()
  const directory = createUserDirectory(dataDir)
  directory.add(alex)
  // A folder where the draft should go makes the write fail, as a full disk would.
  mkdirSync(join(dataDir, 'users', `${alex.username}.json.draft`))
  expect(() => directory.change(alex, withAttribute('email', 'other@example.com'))).toThrow('EISDIR')
  expect(directory.byEmail('alex@example.com')).toEqual(alex)
  expect(directory.byEmail('other@example.com')).toBeUndefined()
})

test('a changed address is found under the new one only, and a removed user under none', () => {
  const directory = createUserDirectory(temporaryFolder())
  directory.add(alex)
  directory.change(alex, withAttribute('email', 'New@example.com'))
  expect(directory.byEmail('alex@example.com')).toBeUndefined()
  expect(directory.byEmail('new@EXAMPLE.com')?.sub).toBe(alex.sub)
  directory.remove(alex)
  expect(directory.byEmail('new@example.com')).toBeUndefined()
  expect(directory.byLogin(alex.sub)).toBeUndefined()
  expect(directory.all()).toEqual([])
  expect(() => directory.change(alex, (user) => user)).toThrow('User does not exist.')
})
