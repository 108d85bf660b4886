// Owns the reading of an operation's JSON input: present, of the right type, or refused with AWS's own words.
import type { Attributes } from './account-rules.ts'
import { CognitoError, invalidParameter } from './cognito-error.ts'

export type Input = Readonly<Record<string, unknown>>

export function parseInput(body: string): Input {
  try {
    const input: unknown = JSON.parse(body)
    if (isRecord(input)) return input
  } catch {
    // Answered below: what is wrong with the JSON is of no use to the caller.
  }
  throw new CognitoError('SerializationException', 'Start of structure or map found where not expected.')
}

export function requiredText(input: Input, name: string): string {
  const value = optionalText(input, name)
  if (value) return value
  const field = name.charAt(0).toLowerCase() + name.slice(1)
  throw invalidParameter(
    `1 validation error detected: Value ${value === undefined ? 'null' : "''"} at '${field}' failed to satisfy ` +
      `constraint: Member must ${value === undefined ? 'not be null' : 'have length greater than or equal to 1'}`,
  )
}

export function optionalText(input: Input, name: string): string | undefined {
  const value = input[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  throw new CognitoError('SerializationException', `${typeof value} value cannot be converted to String`)
}

/** A parameter inside AuthParameters or ChallengeResponses. */
export function requiredParameter(input: Input, mapName: string, name: string): string {
  const map = input[mapName]
  const value = isRecord(map) ? map[name] : undefined
  if (typeof value === 'string' && value) return value
  throw invalidParameter(`Missing required parameter ${name}`)
}

export function textList(input: Input, name: string): string[] {
  const list = input[name] ?? []
  if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'string')) {
    throw new CognitoError('SerializationException', 'Expected list')
  }
  return list
}

export function attributeList(input: Input, name: string): Attributes {
  const list = input[name] ?? []
  if (!Array.isArray(list)) throw new CognitoError('SerializationException', 'Expected list')
  const pairs = list.map((entry: unknown): [string, string] => {
    const pair = isRecord(entry) ? entry : {}
    return [requiredText(pair, 'Name'), optionalText(pair, 'Value') ?? '']
  })
  return Object.fromEntries(pairs)
}

export function requiredRecord(input: Input, name: string): Input {
  const value = optionalRecord(input, name)
  if (value) return value
  throw invalidParameter(`Missing required parameter ${name}`)
}

export function optionalRecord(input: Input, name: string): Input | undefined {
  const value = input[name]
  return isRecord(value) ? value : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
