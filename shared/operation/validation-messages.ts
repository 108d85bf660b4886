// Validation messages: every problem of a request, in words that say what to do.
import type * as z from 'zod/mini'
import type { FieldError } from './problem.ts'

type Issue = z.core.$ZodIssue

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`)
const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '')

function sentence(issue: Issue): string {
  // A message of our own is already a sentence; the library's default is not.
  if (issue.message !== 'Invalid input') return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${article(issue.expected === 'int' ? 'whole number' : issue.expected)}`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty'
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'invalid_format':
      return issue.format === 'uuid'
        ? 'must be a UUID'
        : issue.format === 'datetime'
          ? 'must be an ISO 8601 instant in UTC'
          : 'has the wrong form'
    default:
      return 'is not valid'
  }
}

/** Every problem of a failed parse, one entry each; unknown fields by name. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.')
    if (issue.code !== 'unrecognized_keys') return [{ path, message: sentence(issue) }]
    return issue.keys.map((key) => ({
      path: path === '' ? key : `${path}.${key}`,
      message: 'is not a field of this request',
    }))
  })
}
