// Validation messages: every problem of a request, in words that say what to do.
import type * as z from 'zod/mini'
import type { FieldError } from './problem.ts'

type Issue = z.core.$ZodIssue

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`)
const either = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(' or ')

/** `must be at least 3`, of a text so many characters, and a list must have so many entries. */
function sized(origin: string, comparison: string, size: number | bigint): string {
  if (origin === 'array') return `must have ${comparison} ${size} ${Number(size) === 1 ? 'entry' : 'entries'}`
  return `must be ${comparison} ${size}${origin === 'string' ? ' characters' : ''}`
}

function sentence(issue: Issue): string {
  // A message of our own is already a sentence; the library's default is not.
  if (issue.message !== 'Invalid input') return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${article(issue.expected === 'int' ? 'whole number' : issue.expected)}`
    case 'too_small':
      if (['string', 'array'].includes(issue.origin) && issue.minimum === 1) return 'must not be empty'
      return sized(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
    case 'too_big':
      return sized(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
    case 'invalid_value':
      return `must be ${either(issue.values)}`
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined ? `must be ${either(issue.options)}` : 'is not valid'
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

/** How far into a form what was sent went along with it: one of the wrong kind not even at its first place. */
const reach = (issues: readonly Issue[]): number =>
  Math.min(
    ...issues.map(({ path, code }) => path.length + (code === 'invalid_type' || code === 'invalid_value' ? 0 : 0.5)),
  )

/** The problems of what may have one of several forms: by the form that it comes closest to, or by all that are as close. */
function ofForms(forms: readonly (readonly Issue[])[], at: Issue['path']): FieldError[] {
  const closest = Math.max(...forms.map(reach))
  const byPath = new Map<string, Set<string>>()
  for (const form of forms.filter((issues) => reach(issues) === closest)) {
    for (const { path, message } of fieldErrors(form.map((issue) => ({ ...issue, path: [...at, ...issue.path] }))))
      byPath.set(path, (byPath.get(path) ?? new Set()).add(message))
  }
  return [...byPath].map(([path, messages]) => ({
    path,
    message: [...messages].map((text, place) => (place === 0 ? text : text.replace(/^must be /, ''))).join(' or '),
  }))
}

/** Every problem of a failed parse, one entry each; unknown fields by name. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_union' && issue.errors.length > 0) return ofForms(issue.errors, issue.path)
    const path = issue.path.map(String).join('.')
    if (issue.code !== 'unrecognized_keys') return [{ path, message: sentence(issue) }]
    return issue.keys.map((key) => ({
      path: path === '' ? key : `${path}.${key}`,
      message: 'is not a field of this request',
    }))
  })
}
