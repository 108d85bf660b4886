// The holdings area of the API (P12 to P16).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Holding, HoldingChange, IdInPath, NewHolding, PriceUpdate } from './holding.ts'
import { Summary } from './summary.ts'
import { operation } from '../operation/operation.ts'

const params = lazy.strictObject(() => ({ id: IdInPath }))

/** One result per holding; `error` is a sentence for the person. */
export const HoldingResult = lazy.strictObject(() => ({
  holdingId: z.string(),
  success: z.boolean(),
  data: z.exactOptional(Holding),
  error: z.exactOptional(z.string()),
}))
export type HoldingResult = z.infer<typeof HoldingResult>

export const holdings = {
  export: operation({
    method: 'GET',
    path: '/api/holdings/export',
    summary:
      'All holdings of the caller as CSV; a cell that a spreadsheet would take for a formula begins with an apostrophe',
    status: 200,
    response: z.string(),
    attachment: 'gumnut-holdings.csv',
    mediaType: 'text/csv',
    errors: [],
  }),
  list: operation({
    method: 'GET',
    path: '/api/holdings',
    summary:
      'All holdings of the caller, priced, with their summary; those of which everything was sold only with closed=true, and then in no sum',
    query: lazy.strictObject(() => ({ closed: z.exactOptional(z.enum(['true', 'false'])) })),
    status: 200,
    response: lazy.strictObject(() => ({ holdings: z.array(Holding), summary: Summary })),
    errors: [],
  }),
  add: operation({
    method: 'POST',
    path: '/api/holdings',
    summary: 'Add a holding; repeating the same request answers 200 with the same holding',
    body: NewHolding,
    status: 201,
    repeatStatus: 200,
    response: Holding,
    errors: ['conflict'],
  }),
  updateMany: operation({
    method: 'PATCH',
    path: '/api/holdings',
    summary: 'Set the price of several holdings; totals are recomputed',
    body: lazy.strictObject(() => ({
      updates: z.array(PriceUpdate).check(
        z.minLength(1),
        z.maxLength(200),
        z.refine((updates) => new Set(updates.map(({ id }) => id)).size === updates.length, {
          error: 'must name each investment once',
        }),
      ),
    })),
    status: 200,
    response: z.strictObject({ results: z.array(HoldingResult) }),
    errors: [],
  }),
  update: operation({
    method: 'PATCH',
    path: '/api/holdings/{id}',
    summary: 'Change a holding; a current price turns live tracking off, null turns it on',
    params,
    body: HoldingChange,
    status: 200,
    response: Holding,
    errors: ['not_found', 'conflict'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/api/holdings/{id}',
    summary: 'Delete a holding, and its trades if it has any',
    params,
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
  refresh: operation({
    method: 'POST',
    path: '/api/holdings/refresh',
    summary: 'Fetch new prices for the live-tracked holdings, one result for each',
    status: 200,
    response: z.strictObject({ results: z.array(HoldingResult), holdings: z.array(Holding), summary: Summary }),
    errors: [],
  }),
}
