// DeclinedSuggestions: splits and dividends that the market knows and the person does not want to hear of again.
import { dayNumber } from '../kernel/dates.ts'
import type { Handler } from '../operation/implement.ts'
import { fail } from '../operation/problem.ts'
import type { DeclinedSuggestion } from './declined-suggestion.ts'
import type { StoredHolding } from './holding.ts'
import { inTurn, keepsChanging, type LedgerPorts, read } from './ledger-writing.ts'
import type { transactions as contract } from './transactions-contract.ts'

/** More than a century of dividends. */
const maxDeclined = 500
const tooManyDeclined = `You have declined ${maxDeclined} suggestions for this investment, which is the most one can have.`
const attempts = 5

const keyOf = ({ kind, exDate }: DeclinedSuggestion): string => `${exDate} ${kind}`

/** The list with or without one suggestion, oldest first. */
function answered(
  declined: readonly DeclinedSuggestion[],
  suggestion: DeclinedSuggestion,
  isDeclined: boolean,
): DeclinedSuggestion[] {
  const others = declined.filter((each) => keyOf(each) !== keyOf(suggestion))
  const all = isDeclined ? [...others, suggestion] : others
  return all.sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

/** Declines a suggestion, or takes that back. Repeating changes nothing. */
export const declineSuggestion: Handler<(typeof contract)['decline'], LedgerPorts> = async (
  { userId, params, body: { isDeclined, ...suggestion } },
  ports,
) =>
  inTurn(ports, userId, params.id, async () => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { holding } = await read(ports, userId, params.id)
      const { declined: before = [], ...facts } = holding
      const declined = answered(before, suggestion, isDeclined)
      if (declined.length > maxDeclined) fail('conflict', tooManyDeclined)
      if (declined.length === before.length) return { declined }
      const revision = holding.revision + 1
      const after = { ...facts, ...(declined.length === 0 ? {} : { declined }), revision }
      if (await ports.holdings.replace(userId, after)) return { declined }
    }
    return fail('conflict', keepsChanging)
  })

/** Ex-dates of the declined suggestions of one kind, as day numbers. */
export const declinedDays = (
  { declined = [] }: Pick<StoredHolding, 'declined'>,
  kind: DeclinedSuggestion['kind'],
): ReadonlySet<number> => new Set(declined.filter((each) => each.kind === kind).map(({ exDate }) => dayNumber(exDate)))
