// Operation: the one definition that the route, the validation, the handler, the client and the OpenAPI document read.
import type * as z from 'zod/mini'
import type { ProblemCode } from './problem.ts'

type Schema = z.core.$ZodType

/** One HTTP operation. `response: null` answers without a body. */
export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly summary: string
  /** Open to anyone: the health check, and what a signed link in a mail does. */
  readonly isPublic?: true
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** An empty body means `{}`. */
  readonly isBodyOptional?: true
  /** Sent as a form, of which nothing is read: what counts stands in the query. */
  readonly takesForm?: true
  readonly status: 200 | 201 | 204
  /** Where a repeated request has an answer of its own, such as 200 for a holding that is there already. */
  readonly repeatStatus?: 200
  readonly response: Schema | null
  /** The file name under which a browser keeps the answer, for one that is a download. */
  readonly attachment?: string
  /** Of an answer that is a text of another kind than JSON; its schema is a string then. */
  readonly mediaType?: 'text/csv' | 'text/html'
  readonly errors: readonly ProblemCode[]
}

/** Operations by name: one area of the API, one Lambda function. */
export type Area = Readonly<Record<string, Operation>>

/** An operation with the types of its own schemas, none wider. */
export const operation = <const O extends Operation>(definition: O): O => definition

/** How API Gateway names a route, such as `GET /api/holdings`. */
export const routeKey = (definition: Operation): string => `${definition.method} ${definition.path}`

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

/** What a handler receives: parsed, with defaults filled in. */
export type Request<O extends Operation> = {
  params: Output<O['params']>
  query: Output<O['query']>
  body: Output<O['body']>
}
export type Response<O extends Operation> = O['response'] extends Schema ? z.output<O['response']> : void

/** A query of which everything can be left out can be left out itself. */
type QueryPart<Query> = Partial<Query> extends Query ? { query?: Query } : { query: Query }

/** What a client sends: only the parts that the operation has. */
export type Call<O extends Operation> = (O['params'] extends Schema ? { params: Input<O['params']> } : unknown) &
  (O['query'] extends Schema ? QueryPart<Input<O['query']>> : unknown) &
  (O['body'] extends Schema ? { body: Input<O['body']> } : unknown)
