// Owns what the pool accepts: email addresses, passwords (a length and no composition rules), attributes.
import { passwordLength } from '#shared/account/identity-rules.ts'
import { CognitoError, invalidParameter, invalidPassword } from './cognito-error.ts'

export type Attributes = Readonly<Record<string, string>>

const maxAttributeLength = 2048
const maxEmailLength = 128

const standardAttributes = new Set(
  (
    'sub name given_name family_name middle_name nickname preferred_username profile picture website email ' +
    'email_verified gender birthdate zoneinfo locale phone_number phone_number_verified address updated_at identities'
  ).split(' '),
)
// A client that could write these could claim another person's address.
const protectedAttributes = new Set(['sub', 'email_verified', 'phone_number_verified', 'identities'])

export const isEmail = (text: string) =>
  text.length <= maxEmailLength && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text)

export function assertPassword(password: string): void {
  if (password.length < passwordLength.min) throw invalidPassword('Password not long enough')
  if (password.length > passwordLength.max) throw invalidPassword('Password too long')
  // A space inside is a character like any other; at either end it is most likely a slip of copy and paste.
  if (/^\s|\s$/.test(password)) {
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: " +
        'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$',
    )
  }
}

export function assertWritable(attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!standardAttributes.has(name)) {
      throw invalidParameter(
        `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.\n`,
      )
    }
    if (protectedAttributes.has(name)) {
      throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
    }
    if (value.length > maxAttributeLength) {
      throw invalidParameter(
        `Attributes did not conform to the schema: ${name}: String must be no longer than ${maxAttributeLength} characters\n`,
      )
    }
  }
  if (attributes['email'] !== undefined && !isEmail(attributes['email'])) {
    throw invalidParameter('Invalid email address format.')
  }
}

/** alex@example.com becomes a***@e***, as Cognito writes it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`
}
