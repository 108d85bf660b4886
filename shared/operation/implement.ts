// Implement: the handlers of one area of the contract, as a type, so that a forgotten operation does not compile.
import type { Area, Operation, Request, Response } from './operation.ts'

/**
 * Who is calling, from the verified access token alone (P35).
 * @property username what the identity service calls them: the id itself, or `google_…` of an account that began with Google
 */
export type Caller = { readonly userId: string; readonly username: string }

/** An answer with the operation's repeat status instead of its first. */
export class Repeated<Body> {
  readonly body: Body
  constructor(body: Body) {
    this.body = body
  }
}

export type Handler<O extends Operation, Ports> = (
  request: Request<O> & Caller,
  ports: Ports,
) => Promise<Response<O> | Repeated<Response<O>>>

export type Handlers<A extends Area, Ports> = { readonly [Name in keyof A]: Handler<A[Name], Ports> }

/** Ties handlers to their area of the contract; the ports they use are stated once, as the second type argument. */
export const implement =
  <Ports>() =>
  <A extends Area>(_area: A, handlers: Handlers<A, Ports>): Handlers<A, Ports> =>
    handlers
