// Watched table: a table whose every call passes a test's own function, which may count it, answer it, break it or let it go on.
import type { Table } from '#lambdas/adapters/dynamo/table.ts'
import type { TableCall } from '#lambdas/adapters/dynamo/table-client.ts'
import type { Operation } from '#lambdas/adapters/dynamo/table-protocol.ts'

export type PassingCall = {
  readonly operation: Operation
  readonly input: Readonly<Record<string, unknown>>
  /** Does it, as it is or with another input. */
  readonly goOn: (input?: Readonly<Record<string, unknown>>) => Promise<unknown>
}

export function watchedTable<T extends Table>(table: T, watch: (passing: PassingCall) => Promise<unknown>): T {
  const call = (operation: Operation, input: Readonly<Record<string, unknown>>) =>
    watch({ operation, input, goOn: (other = input) => table.call(operation, other) })
  return { ...table, call: call as TableCall }
}
