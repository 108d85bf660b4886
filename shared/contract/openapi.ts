// OpenAPI: the contract tree as a document (docs/openapi.json), made by `npm run openapi` and compared in a test.
import { contract } from './index.ts'
import { AnyToken } from '../operation/any-token.ts'
import type { Area, Operation } from '../operation/operation.ts'
import { ProblemBody, type ProblemCode, problemStatus } from '../operation/problem.ts'
import { type Json, type JsonObject, jsonSchema } from './named-schemas.ts'

const everywhere: readonly ProblemCode[] = [
  'unauthenticated',
  'account_closed',
  'too_many_requests',
  'internal',
  'unavailable',
]

function problemCodes(operation: Operation): ProblemCode[] {
  const { params, query, body } = operation
  const canRefuse = params !== undefined || body !== undefined || (query !== undefined && query !== AnyToken)
  return [
    ...new Set<ProblemCode>([
      ...(canRefuse ? (['invalid_request'] as const) : []),
      ...(body === undefined ? [] : (['too_large', 'not_json'] as const)),
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

/** Of a 429 of the firewall too; the gateway itself sends none. */
const headers: JsonObject = {
  RetryAfter: {
    description: 'Seconds until a repetition may pass, where they are known',
    schema: { type: 'integer', minimum: 1 },
  },
}
/** What the gateway refuses by itself carries this instead of a problem. */
const gatewayRefusal: JsonObject = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
}
const retryStatuses: readonly number[] = [429, 503]

/**
 * What API Gateway refuses by itself, before a function runs or in its place, as it is called here. 400 is a path that cannot be
 * decoded, 413 any body over 10 MB, 429 its throttle, 503 a function that takes too long.
 */
const gatewayRefusals = (operation: Operation): ReadonlyMap<number, string> =>
  new Map<number, string>([
    ...(operation.params === undefined ? [] : [[400, 'invalid_request'] as const]),
    ...(operation.isPublic === true
      ? []
      : ([
          [401, 'unauthenticated'],
          [403, 'forbidden'],
        ] as const)),
    [413, 'too_large'],
    [429, 'too_many_requests'],
    [500, 'internal'],
    [503, 'unavailable'],
  ])

function successOf({ response, mediaType, attachment }: Operation, components: JsonObject): JsonObject {
  if (response === null) return { description: 'Done' }
  return {
    description: 'The answer',
    ...(attachment === undefined ? {} : { headers: { 'Content-Disposition': { schema: { type: 'string' } } } }),
    content: { [mediaType ?? 'application/json']: { schema: jsonSchema(response, 'output', components) } },
  }
}

function responsesOf(operation: Operation, components: JsonObject): JsonObject {
  const success = successOf(operation, components)
  const statuses = [operation.status, ...(operation.repeatStatus === undefined ? [] : [operation.repeatStatus])]
  const codesByStatus = new Map<number, ProblemCode[]>()
  for (const code of problemCodes(operation)) {
    codesByStatus.set(problemStatus(code), [...(codesByStatus.get(problemStatus(code)) ?? []), code])
  }
  const problem = jsonSchema(ProblemBody, 'output', components)
  components['GatewayRefusal'] = gatewayRefusal
  const refused = gatewayRefusals(operation)
  return Object.fromEntries([
    ...statuses.map((status) => [String(status), success] as const),
    ...[...new Set([...codesByStatus.keys(), ...refused.keys()])].map((status) => {
      const codes = codesByStatus.get(status)
      return [
        String(status),
        {
          description: codes?.join(', ') ?? refused.get(status)!,
          ...(retryStatuses.includes(status)
            ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
            : {}),
          content: {
            ...(codes === undefined ? {} : { 'application/problem+json': { schema: problem } }),
            ...(refused.has(status)
              ? { 'application/json': { schema: { $ref: '#/components/schemas/GatewayRefusal' } } }
              : {}),
          },
        },
      ] as const
    }),
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
      headers,
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}
