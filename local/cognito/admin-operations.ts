// Owns what the backend may do to users (signed requests only): find, link, read, delete, sign out, their password and their second factor.
import { assertPassword } from './account-rules.ts'
import { CognitoError, invalidParameter, userNotFound } from './cognito-error.ts'
import { describeAttributes } from './attribute-operations.ts'
import { describeMfa, preferMfa } from './mfa-preference.ts'
import { googleUsername } from './google-accounts.ts'
import { withPassword } from './password-operations.ts'
import { assertPool } from './pool.ts'
import type { Pool } from './pool.ts'
import { optionalText, requiredRecord, requiredText } from './request-input.ts'
import type { Input } from './request-input.ts'
import type { User } from './pool-user.ts'

const maxPage = 60
const maxLinks = 5

export function listUsers(pool: Pool, input: Input) {
  assertPool(pool, input)
  const matches = userFilter(optionalText(input, 'Filter') ?? '')
  const limit = typeof input['Limit'] === 'number' ? Math.min(input['Limit'], maxPage) : maxPage
  const start = Number(optionalText(input, 'PaginationToken') ?? 0)
  const found = pool.directory.all().filter(matches)
  const end = start + limit
  return {
    Users: found.slice(start, end).map(describeListed),
    ...(end < found.length ? { PaginationToken: String(end) } : {}),
  }
}

export function adminGetUser(pool: Pool, input: Input) {
  const user = namedUser(pool, input)
  return { ...describeUser(user), UserAttributes: describeAttributes(user), ...describeMfa(user) }
}

export function adminSetUserMfaPreference(pool: Pool, input: Input) {
  preferMfa(pool, namedUser(pool, input), input)
  return {}
}

export function adminDeleteUser(pool: Pool, input: Input) {
  pool.directory.remove(namedUser(pool, input))
  return {}
}

/** A permanent password confirms whoever was not, as in Cognito. */
export function adminSetUserPassword(pool: Pool, input: Input) {
  const user = namedUser(pool, input)
  const password = requiredText(input, 'Password')
  assertPassword(password)
  if (input['Permanent'] !== true) throw invalidParameter('Only permanent passwords are known here.')
  pool.directory.change(user, (current) => ({ ...withPassword(pool, current, password), status: 'CONFIRMED' }))
  return {}
}

export function adminUserGlobalSignOut(pool: Pool, input: Input) {
  pool.sessions.revokeAll(namedUser(pool, input))
  return {}
}

export function adminLinkProviderForUser(pool: Pool, input: Input) {
  assertPool(pool, input)
  const source = requiredRecord(input, 'SourceUser')
  const destination = requiredRecord(input, 'DestinationUser')
  const googleId = requiredText(source, 'ProviderAttributeValue')
  if (requiredText(source, 'ProviderName') !== 'Google') throw invalidParameter('Invalid SourceUser: unknown provider')
  const user = pool.directory.byUsername(requiredText(destination, 'ProviderAttributeValue'))
  if (requiredText(destination, 'ProviderName') !== 'Cognito' || !user) throw userNotFound()
  const holder = pool.directory.byGoogleId(googleId)
  if (holder?.username === googleUsername(googleId)) {
    throw invalidParameter(
      'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link',
    )
  }
  if (holder) throw invalidParameter('SourceUser is already linked to DestinationUser')
  if (user.identities.length >= maxLinks) {
    throw new CognitoError(
      'LimitExceededException',
      'DestinationUser already has the maximum number of linked identities',
    )
  }
  const identity = { googleId, primary: false, createdAtMs: Date.now() }
  pool.directory.change(user, (current) => ({ ...current, identities: [...current.identities, identity] }))
  return {}
}

function namedUser(pool: Pool, input: Input): User {
  assertPool(pool, input)
  const user = pool.directory.byLogin(requiredText(input, 'Username'))
  if (!user) throw userNotFound()
  return user
}

const describeListed = (user: User) => ({ ...describeUser(user), Attributes: describeAttributes(user) })

function describeUser(user: User) {
  return {
    Username: user.username,
    Enabled: true,
    UserStatus: user.status,
    UserCreateDate: user.createdAtMs / 1000,
    UserLastModifiedDate: user.modifiedAtMs / 1000,
  }
}

/** `email = "alex@example.com"` or, for a beginning, `email ^= "alex"`; quotes inside are escaped with a backslash. */
function userFilter(filter: string): (user: User) => boolean {
  if (filter === '') return () => true
  const [, name = '', operator, quoted = ''] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? []
  const wanted = quoted.replace(/\\(.)/g, '$1').toLowerCase()
  const read = filterableFields[name]
  if (!operator || !read) throw invalidParameter('Error while parsing filter.')
  return (user) => {
    const value = read(user).toLowerCase()
    return operator === '=' ? value === wanted : value.startsWith(wanted)
  }
}

const filterableFields: Readonly<Record<string, (user: User) => string>> = {
  username: (user) => user.username,
  sub: (user) => user.sub,
  email: (user) => user.attributes['email'] ?? '',
  name: (user) => user.attributes['name'] ?? '',
  'cognito:user_status': (user) => user.status,
}
