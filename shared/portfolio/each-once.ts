// EachOnce: a list of trades that names none twice.
import * as z from 'zod/mini'

/** Of trades that are sent together: two with one id would be stored as two. */
export const eachOnce = z.refine<readonly { readonly id: string }[]>(
  (trades) => new Set(trades.map(({ id }) => id)).size === trades.length,
  { error: 'must name each trade once' },
)
