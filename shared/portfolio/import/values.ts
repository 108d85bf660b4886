// Values: what the person, or the price history, says about rows whose file does not: values of coins on a day, costs of transfers.
import { cents, eightPlaces, sum } from './cells.ts'
import type { ImportRow } from './import-row.ts'

/** A fee in a coin of its own, once it is valued, is part of the cost of what was bought, or taken from the proceeds. */
function withFee(row: ImportRow, value: number): ImportRow {
  const { facts } = row
  if (facts.type !== 'buy' && facts.type !== 'sell') return row
  const { feeGroup: _done, ...rest } = row
  const brokerage = sum(facts.brokerage ?? 0, value)
  return {
    ...rest,
    facts: { ...facts, brokerage },
    total: row.total === null ? null : sum(row.total, facts.type === 'buy' ? value : -value),
  }
}

/**
 * Rows with the value of a group filled in: both sides of a swap, a reward, a fee and the trade that bears it.
 * @param value AUD for all units of the group, 0 or more
 */
export function withValue(rows: readonly ImportRow[], group: string, value: number): ImportRow[] {
  const amount = eightPlaces(value)
  return rows.map((row) => {
    const borne = row.feeGroup === group ? withFee(row, amount) : row
    const needs = borne.needs.filter((need) => need.kind !== 'value' || need.group !== group)
    if (needs.length === borne.needs.length) return borne
    const { facts } = borne
    if (facts.type !== 'buy' && facts.type !== 'sell' && facts.type !== 'reward') return borne
    const brokerage = 'brokerage' in facts ? (facts.brokerage ?? 0) : 0
    const total = cents(sum(amount, facts.type === 'sell' ? -brokerage : brokerage))
    return { ...borne, facts: { ...facts, amount }, needs, total }
  })
}

/**
 * A transfer with its cost.
 * @param costBase AUD for all of its units
 * @param acquiredOn the day on which they were bought; null when it is not remembered
 */
export function withCost(row: ImportRow, costBase: number, acquiredOn: string | null): ImportRow {
  if (row.facts.type !== 'transferIn') return row
  const needs = row.needs.filter(({ kind }) => kind !== 'costBase')
  return { ...row, facts: { ...row.facts, costBase: eightPlaces(costBase), acquiredOn }, needs, total: costBase }
}
