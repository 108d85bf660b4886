// OpenAPI: the contract tree as a document (docs/openapi.json), made by `npm run openapi` and compared in a test.
import * as z from 'zod/mini'
import { Analysis } from '../educator/analysis.ts'
import { Citation } from '../educator/question.ts'
import { Holding, NewHolding } from '../portfolio/holding.ts'
import { MomentsRecord } from '../learning/moments/record.ts'
import { LearningProgress } from '../learning/progress.ts'
import { Achievement } from '../learning/achievements.ts'
import { ReviewRecord } from '../learning/review-record.ts'
import { Summary } from '../portfolio/summary.ts'
import { Quote } from '../market/quote.ts'
import { User } from '../account/user.ts'
import { HoldingResult } from '../portfolio/contract.ts'
import { HoldingLedger } from '../portfolio/transactions-contract.ts'
import { NewTransaction, Transaction, TransactionFacts } from '../portfolio/transaction.ts'
import { contract } from './index.ts'
import { SearchResult } from '../market/contract.ts'
import type { Area, Operation } from '../operation/operation.ts'
import { ProblemBody, type ProblemCode, problemStatus } from '../operation/problem.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

/** Schemas that readers look up by name. */
const named = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries({
  Achievement,
  Analysis,
  Citation,
  Holding,
  HoldingLedger,
  HoldingResult,
  LearningProgress,
  MomentsRecord,
  NewHolding,
  NewTransaction,
  Problem: ProblemBody,
  Quote,
  ReviewRecord,
  SearchResult,
  Summary,
  Transaction,
  TransactionFacts,
  User,
})) {
  named.add(schema, { id })
}

/** A schema as JSON Schema; named parts are lifted into `components`, where nested references can be resolved. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output', components: JsonObject): JsonObject {
  const made = z.toJSONSchema(schema, { io, metadata: named, unrepresentable: 'any' }) as JsonObject
  const { $schema: _dialect, $defs = {}, ...rest } = made
  const relocated = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(relocated)
    if (value === null || typeof value !== 'object') return value
    const entries = Object.entries(value).filter(([key]) => key !== 'id' || typeof value['id'] !== 'string')
    return Object.fromEntries(
      entries.map(([key, part]) =>
        key === '$ref' && typeof part === 'string'
          ? [key, part.replace('#/$defs/', '#/components/schemas/')]
          : [key, relocated(part)],
      ),
    )
  }
  for (const [name, definition] of Object.entries($defs as JsonObject)) components[name] = relocated(definition)
  return relocated(rest) as JsonObject
}

const everywhere: readonly ProblemCode[] = [
  'unauthenticated',
  'account_closed',
  'too_many_requests',
  'internal',
  'unavailable',
]

function problemCodes(operation: Operation): ProblemCode[] {
  const takesInput = operation.params !== undefined || operation.query !== undefined || operation.body !== undefined
  return [
    ...new Set<ProblemCode>([
      ...(takesInput ? (['invalid_request'] as const) : []),
      ...(operation.body === undefined ? [] : (['too_large', 'not_json'] as const)),
      ...operation.errors,
      ...(operation.isPublic === true ? (['internal'] as const) : everywhere),
      // An answer may be larger than can be sent.
      ...(operation.isPublic === true || operation.response === null ? [] : (['not_acceptable'] as const)),
    ]),
  ].sort((a, b) => problemStatus(a) - problemStatus(b))
}

function parametersOf(operation: Operation, components: JsonObject): Json[] {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = operation[part]
    if (schema === undefined) return []
    const { properties = {}, required = [] } = jsonSchema(schema, 'input', components) as {
      properties?: JsonObject
      required?: string[]
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema: property,
    }))
  })
}

function responsesOf(operation: Operation, components: JsonObject): JsonObject {
  const { response } = operation
  const success: JsonObject =
    response === null
      ? { description: 'Done' }
      : {
          description: 'The answer',
          content: {
            [operation.mediaType ?? 'application/json']: { schema: jsonSchema(response, 'output', components) },
          },
        }
  const statuses = [operation.status, ...(operation.repeatStatus === undefined ? [] : [operation.repeatStatus])]
  const codesByStatus = new Map<number, ProblemCode[]>()
  for (const code of problemCodes(operation)) {
    codesByStatus.set(problemStatus(code), [...(codesByStatus.get(problemStatus(code)) ?? []), code])
  }
  const problem = jsonSchema(ProblemBody, 'output', components)
  // API Gateway's own refusals, such as 401 before a function runs, carry {message} instead of a problem.
  const gateway: Json = { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] }
  // 400 where a path cannot be decoded, 413 where any body is over 10 MB.
  const gatewayStatuses = [...(operation.params === undefined ? [] : [400]), 401, 403, 413, 429, 500, 503]
  const isGateways = (status: number): boolean => gatewayStatuses.includes(status)
  const isGatewaysAlone = (status: number): boolean => status === 413 && !codesByStatus.has(status)
  const refusals = [
    ...codesByStatus.entries(),
    ...(operation.isPublic === true ? [] : [[403, ['forbidden']] as const]),
    ...(isGatewaysAlone(413) ? [[413, ['too_large']] as const] : []),
  ]
  return Object.fromEntries([
    ...statuses.map((status) => [String(status), success] as const),
    ...refusals.map(
      ([status, codes]) =>
        [
          String(status),
          {
            description: codes.join(', '),
            content: {
              ...(isGatewaysAlone(status) ? {} : { 'application/problem+json': { schema: problem } }),
              ...(isGateways(status) ? { 'application/json': { schema: gateway } } : {}),
            },
          },
        ] as const,
    ),
  ])
}

/** The whole document, OpenAPI 3.1. */
export function openApiDocument(version: string): JsonObject {
  const components: JsonObject = {}
  const paths: { [path: string]: JsonObject } = {}
  for (const [area, operations] of Object.entries(contract as Record<string, Area>)) {
    for (const [name, operation] of Object.entries(operations)) {
      const parameters = parametersOf(operation, components)
      const responses = responsesOf(operation, components)
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: {
          operationId: `${area}.${name}`,
          tags: [area],
          summary: operation.summary,
          ...(operation.isPublic === true ? { security: [] } : {}),
          ...(parameters.length === 0 ? {} : { parameters }),
          ...(operation.body === undefined
            ? {}
            : {
                requestBody: {
                  required: operation.isBodyOptional !== true,
                  content: { 'application/json': { schema: jsonSchema(operation.body, 'input', components) } },
                },
              }),
          ...(operation.takesForm === true
            ? {
                requestBody: {
                  required: false,
                  content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } },
                },
              }
            : {}),
          responses,
        },
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gumnut API',
      version,
      description:
        'General education only, not financial advice. Same origin as the site; access tokens of the Cognito user pool only.',
    },
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}
