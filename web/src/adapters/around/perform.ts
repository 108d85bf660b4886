// Perform: an area with its use cases and ports, as one function.
import { type Answer, perform } from '#shared/operation/answer.ts'
import type { Caller, Handlers } from '#shared/operation/implement.ts'
import type { Area } from '#shared/operation/operation.ts'

/** @param name of the operation */
export type Perform = (
  name: string,
  request: Caller & { params: unknown; query: unknown; body: unknown },
) => Promise<Answer>

export const by =
  <A extends Area, Ports>(area: A, handlers: Handlers<A, Ports>, ports: Ports): Perform =>
  (name, request) =>
    perform(area, handlers, name, request, ports)
