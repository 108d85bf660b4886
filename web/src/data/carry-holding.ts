// Carry holding: a holding made or changed while looking around, with its trades and what was noted about it for tax.
import type { OwnWork } from '#shared/account/own-work.ts'
import { tax } from '#shared/tax/contract.ts'
import { saysSomething } from '#shared/tax/tax-record.ts'
import { createClient } from '../lib/api.ts'
import type { Refusal } from './carry-progress.ts'
import { send } from './client.ts'
import { ledgerApi } from './pending-trades.ts'
import { restoreTrades } from './restore-trades.ts'
import { refusalOf } from './refusal-of.ts'
import { holdingsApi } from './use-holdings.ts'

const { state, value, facts } = tax
const api = createClient({ state, value, facts }, send)

type HoldingStep = Extract<OwnWork, { kind: 'holding' }>
type Mine = { readonly as: string }

/** A financial year as people say it, by the year it ends in: `2025-26`. */
export const spokenYear = (year: number): string => `${year - 1}-${String(year).slice(2)}`

/** Takes a holding away again whose trades were refused. One that has other trades in the account by now stays. */
async function takeAway({ holding: { id }, trades }: HoldingStep, mine: Mine): Promise<void> {
  const own = new Set(trades.map((trade) => trade.id))
  try {
    const { transactions } = await ledgerApi.list({ params: { id } }, mine)
    if (transactions.every((trade) => own.has(trade.id))) await holdingsApi.remove({ params: { id } }, mine)
  } catch (error) {
    // It is gone.
    if ((await refusalOf(error, mine.as)).code !== 'not_found') throw error
  }
}

/** What was noted about a holding for tax, one request after the other; one that is refused keeps none of the others away. */
async function deliverNotes({ holding, tax: notes }: HoldingStep, mine: Mine): Promise<Refusal[]> {
  if (notes === undefined) return []
  const refused: Refusal[] = []
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      const { message } = await refusalOf(error, mine.as)
      refused.push({ what: `${holding.symbol}, ${what}`, reason: message })
    }
  }
  const params = { id: holding.id }
  for (const { year, ...statement } of notes.statements)
    await attempt(`annual statement ${spokenYear(year)}`, () =>
      api.state({ params: { ...params, year: String(year) }, body: { statement } }, mine),
    )
  if (notes.value !== null)
    await attempt('value at 30 June 2027', () => api.value({ params, body: { value: notes.value } }, mine))
  if (saysSomething(notes.facts))
    await attempt('facts about the share', () => api.facts({ params, body: notes.facts }, mine))
  return refused
}

/**
 * A holding with all its trades or not at all, then what was noted for tax.
 * @param mine whose account: nothing is sent once somebody else has signed in
 * @returns the notes that were refused
 */
export async function deliverHolding(step: HoldingStep, mine: Mine): Promise<Refusal[]> {
  const { holding, trades } = step
  await holdingsApi.add({ body: holding }, mine)
  try {
    if (trades.length > 0) await restoreTrades(null, mine.as, holding.id, trades)
  } catch (error) {
    const refusal = await refusalOf(error, mine.as)
    await takeAway(step, mine)
    throw refusal
  }
  return deliverNotes(step, mine)
}
