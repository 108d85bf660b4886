// Request check: what was sent, against its operation, before a handler sees it. The same for the Lambda functions and for
// requests that are answered inside the page.
import * as z from 'zod/mini'
import type { Operation } from './operation.ts'
import { fail, type FieldError, Problem } from './problem.ts'
import { fieldErrors } from './validation-messages.ts'

const maxBodyBytes = 64 * 1024

/**
 * A body as it arrived.
 * @property text reads it; throws when it is not UTF-8
 */
export type SentBody = { bytes: number; contentType: string | undefined; text: () => string }

function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key !== '__proto__') return value
  return fail('invalid_request', 'The request body must not have a field called __proto__.', {
    errors: [{ path: '', message: 'must not have a field called __proto__' }],
  })
}

/**
 * The body as JSON.
 * @throws Problem `too_large` over 64 KB, `not_json` for another media type, `invalid_request` for what is not JSON
 */
export function jsonBody({ bytes, contentType = '', text }: SentBody, isOptional: boolean): unknown {
  if (bytes > maxBodyBytes) fail('too_large', 'The request body is larger than 64 KB.')
  if (bytes === 0 && isOptional) return {}
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType)) {
    fail('not_json', 'Send the body as JSON, with Content-Type: application/json.')
  }
  try {
    return JSON.parse(text(), refusePrototypeKeys)
  } catch (error) {
    if (error instanceof Problem) throw error
    return fail('invalid_request', 'The request body is not valid JSON.', {
      errors: [{ path: '', message: 'is not valid JSON in UTF-8' }],
    })
  }
}

type Parts = { params: unknown; query: unknown; body: unknown }

/**
 * Path, query and body, parsed at once, so that every problem is in the one answer.
 * @throws Problem `invalid_request`
 */
export function checkRequest(definition: Operation, sent: Parts): Parts {
  const errors: FieldError[] = []
  const parse = (schema: Operation['body'], value: unknown): unknown => {
    if (schema === undefined) return undefined
    const result = z.safeParse(schema, value, { reportInput: true })
    if (result.success) return result.data
    errors.push(...fieldErrors(result.error.issues))
    return undefined
  }
  const parsed = {
    params: parse(definition.params, sent.params),
    query: parse(definition.query, sent.query),
    body: parse(definition.body, sent.body),
  }
  if (errors.length > 0) {
    const listed = errors.map(({ path, message }) => `${path === '' ? 'The body' : path} ${message}`).join('; ')
    fail('invalid_request', `${listed}.`.slice(0, 2000), { errors: errors.slice(0, 100) })
  }
  return parsed
}
