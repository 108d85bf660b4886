// The OpenAPI document as the fuzzer reads it: operations with their parameters, bodies and documented answers.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  pattern?: string
  format?: string
  default?: unknown
  description?: string
}

type Content = Record<string, { schema: JsonSchema }>

type OperationObject = {
  operationId: string
  security?: unknown[]
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export type FuzzedOperation = OperationObject & { method: string; path: string }

type Document = {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, JsonSchema> }
}

const document = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../docs/openapi.json'), 'utf8')) as Document

export const operations: FuzzedOperation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
)

/** The schema itself, or the named one that it refers to. */
export function resolved(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/components/schemas/', '')
  if (name === undefined) return schema
  const found = document.components.schemas[name]
  if (found === undefined) throw new Error(`The document has no schema ${name}`)
  return resolved(found)
}
