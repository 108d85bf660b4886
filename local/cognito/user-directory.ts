// Owns the users of the local pool: one JSON file each under <dataDir>/users, all of them in memory while running.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { userNotFound } from './cognito-error.ts'
import { draftSuffix, removeDurably, writeDurably } from './durable-file.ts'
import { emailOf, isNative } from './pool-user.ts'
import type { User } from './pool-user.ts'

export type UserDirectory = {
  all(): readonly User[]
  byUsername(username: string): User | undefined
  /** Native users only: a Google user does not own the address it came with. */
  byEmail(email: string): User | undefined
  byGoogleId(googleId: string): User | undefined
  /** What Cognito accepts as a username: the email address, the username itself or the sub. */
  byLogin(login: string): User | undefined
  add(user: User): User
  /**
   * Edits the user as stored now, not as the caller read it before some `await`, so that no change overwrites
   * another. On disk before it returns; memory changes only if that succeeded.
   */
  change(user: User, edit: (current: User) => User): User
  remove(user: User): void
}

export function createUserDirectory(dataDir: string): UserDirectory {
  const folder = join(dataDir, 'users')
  const users = new Map<string, User>()
  const usernameByEmail = new Map<string, string>()
  const usernameByGoogleId = new Map<string, string>()
  const fileOf = (username: string) => join(folder, `${encodeURIComponent(username)}.json`)
  const found = (username: string | undefined) => (username === undefined ? undefined : users.get(username))

  function index(user: User) {
    users.set(user.username, user)
    if (isNative(user)) usernameByEmail.set(emailOf(user).toLowerCase(), user.username)
    for (const { googleId } of user.identities) usernameByGoogleId.set(googleId, user.username)
  }

  function unindex(user: User | undefined) {
    if (!user) return
    users.delete(user.username)
    if (isNative(user)) usernameByEmail.delete(emailOf(user).toLowerCase())
    for (const { googleId } of user.identities) usernameByGoogleId.delete(googleId)
  }

  function write(user: User): User {
    writeDurably(fileOf(user.username), JSON.stringify(user))
    unindex(users.get(user.username))
    index(user)
    return user
  }

  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder)) {
    // A draft is a write that was cut off before it was acknowledged.
    if (name.endsWith(draftSuffix)) rmSync(join(folder, name))
    else if (name.endsWith('.json')) index(readUser(join(folder, name)))
  }

  return {
    all: () => [...users.values()],
    byUsername: (username) => users.get(username),
    byEmail: (email) => found(usernameByEmail.get(email.toLowerCase())),
    byGoogleId: (googleId) => found(usernameByGoogleId.get(googleId)),
    byLogin(login) {
      const direct = found(usernameByEmail.get(login.toLowerCase())) ?? users.get(login)
      return direct ?? [...users.values()].find((user) => user.sub === login)
    },
    add: (user) => write(user),
    change(user, edit) {
      const current = users.get(user.username)
      if (!current) throw userNotFound()
      const edited = edit(current)
      const isSameProfile = current.attributes === edited.attributes && current.status === edited.status
      return write(isSameProfile ? edited : { ...edited, modifiedAtMs: Date.now() })
    },
    remove(user) {
      removeDurably(fileOf(user.username))
      unindex(users.get(user.username))
    },
  }
}

function readUser(path: string): User {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as User
  } catch (cause) {
    throw new Error(`${path} cannot be read. Delete it to go on without that one local user.`, { cause })
  }
}
