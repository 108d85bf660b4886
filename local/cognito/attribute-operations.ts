// Owns what users see and change of themselves: GetUser, UpdateUserAttributes, and proving a new email address.
import { assertWritable } from './account-rules.ts'
import { describeMfa } from './mfa-preference.ts'
import { aliasTaken, invalidParameter } from './cognito-error.ts'
import { signedInUser } from './pool.ts'
import type { Pool } from './pool.ts'
import { attributeList, requiredText, textList } from './request-input.ts'
import type { Input } from './request-input.ts'
import { emailOf, isNative, withoutCode } from './pool-user.ts'
import type { User } from './pool-user.ts'

export async function getUser(pool: Pool, input: Input) {
  const user = await signedInUser(pool, input)
  return { Username: user.username, UserAttributes: describeAttributes(user), ...describeMfa(user) }
}

export function describeAttributes(user: User): { Name: string; Value: string }[] {
  const identities = user.identities.map(({ googleId, primary, createdAtMs }) => ({
    userId: googleId,
    providerName: 'Google',
    providerType: 'Google',
    issuer: null,
    primary,
    dateCreated: createdAtMs,
  }))
  const linked = identities.length === 0 ? {} : { identities: JSON.stringify(identities) }
  return Object.entries({ sub: user.sub, ...linked, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }))
}

export async function updateUserAttributes(pool: Pool, input: Input) {
  const { email, ...attributes } = attributeList(input, 'UserAttributes')
  assertWritable(email === undefined ? attributes : { ...attributes, email })
  const user = await signedInUser(pool, input)
  const isNewEmail = email !== undefined && email.toLowerCase() !== emailOf(user).toLowerCase()
  if (isNewEmail) assertFree(pool, user, email)
  // The old address stays until the new one is proven ("keep original" in the pool's configuration).
  const deliveries = isNewEmail ? [await pool.codes.send(user, 'UpdateUserAttribute', email)] : []
  pool.directory.change(user, (current) => ({ ...current, attributes: { ...current.attributes, ...attributes } }))
  return { CodeDeliveryDetailsList: deliveries }
}

export async function deleteUserAttributes(pool: Pool, input: Input) {
  const names = textList(input, 'UserAttributeNames')
  assertWritable(Object.fromEntries(names.filter((name) => name !== 'email').map((name) => [name, ''])))
  const user = await signedInUser(pool, input)
  if (names.includes('email')) throw invalidParameter('user.email: Attribute cannot be deleted.\n')
  pool.directory.change(user, (current) => ({
    ...current,
    attributes: Object.fromEntries(Object.entries(current.attributes).filter(([name]) => !names.includes(name))),
  }))
  return {}
}

export async function getUserAttributeVerificationCode(pool: Pool, input: Input) {
  assertEmailAttribute(input)
  const user = await signedInUser(pool, input)
  const address = user.codes.email?.address ?? emailOf(user)
  return { CodeDeliveryDetails: await pool.codes.send(user, 'VerifyUserAttribute', address) }
}

export async function verifyUserAttribute(pool: Pool, input: Input) {
  assertEmailAttribute(input)
  const code = requiredText(input, 'Code')
  const user = await signedInUser(pool, input)
  pool.codes.check(user, 'email', code)
  const email = user.codes.email?.address ?? emailOf(user)
  assertFree(pool, user, email)
  pool.directory.change(user, (current) => ({
    ...withoutCode(current, 'email'),
    attributes: { ...current.attributes, email, email_verified: 'true' },
  }))
  return {}
}

function assertFree(pool: Pool, user: User, email: string) {
  const owner = pool.directory.byEmail(email)
  if (isNative(user) && owner && owner.username !== user.username) throw aliasTaken()
}

function assertEmailAttribute(input: Input) {
  const name = requiredText(input, 'AttributeName')
  if (name !== 'email') throw invalidParameter(`Invalid attribute name: ${name}`)
}
