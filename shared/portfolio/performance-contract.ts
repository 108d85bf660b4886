// The performance area of the API: what the holdings with trades did over time, and the price history behind it.
import * as z from 'zod/mini'
import { PlainDate } from '../kernel/dates.ts'
import { history } from '../market/history-contract.ts'
import { operation } from '../operation/operation.ts'
import { HoldingId } from './holding.ts'
import { BenchmarkId, Performance, RangeChip } from './performance-answer.ts'

const maxHoldingsAsked = 100

const HoldingIds = z.lazy(() =>
  z.pipe(
    z.string().check(z.maxLength(40 * maxHoldingsAsked)),
    z.pipe(
      z.transform((text: string) =>
        [...new Set(text.split(',').map((id) => id.trim().toLowerCase()))].filter((id) => id !== ''),
      ),
      z.array(HoldingId).check(z.minLength(1), z.maxLength(maxHoldingsAsked)),
    ),
  ),
)

export const performance = {
  show: operation({
    method: 'GET',
    path: '/api/performance',
    summary: 'What the holdings with trades did over time: figures of every range, points for a chart, comparisons',
    query: z.lazy(() =>
      z
        .object({
          /** The range of the table of holdings and of the comparison's line; the figures of all are in every answer. */
          range: z._default(RangeChip, 'All'),
          /** Own days, both or neither, instead of a chip: from the close of one to the close of the other. */
          from: z.optional(PlainDate),
          to: z.optional(PlainDate),
          /** Ids separated by commas; all when left out. */
          holdings: z.optional(HoldingIds),
          /** Whose line is wanted in `benchmarks[].values`. */
          compare: z.optional(BenchmarkId),
        })
        .check(
          z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
            path: ['to'],
            error: 'must be there whenever from is',
          }),
          z.refine(({ from, to }) => from === undefined || to === undefined || from < to, {
            path: ['to'],
            error: 'must be after from',
          }),
        ),
    ),
    status: 200,
    response: Performance,
    errors: [],
  }),
  history,
}
