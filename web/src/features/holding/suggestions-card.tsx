// Suggestions card: what the market knows and the trades do not: splits and dividends, to be taken over or left.
import { spokenDay } from '#shared/kernel/dates.ts'
import type { Performance } from '#shared/portfolio/performance-contract.ts'
import { useBalances } from '../../lib/balances.tsx'
import { formatMoney, formatQuantity } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './holding.module.css'
import type { TradeDraft } from './trade-form.ts'

type SuggestionsCardProps = {
  symbol: string
  suggestions: Performance['suggestions']
  /** A fund pays distributions, a company dividends. */
  incomeType: 'dividend' | 'distribution'
  onTake: (draft: TradeDraft) => void
}

export function SuggestionsCard({
  symbol,
  suggestions: { splits, dividends },
  incomeType,
  onTake,
}: SuggestionsCardProps) {
  const { areHidden } = useBalances()
  const known = (text: string): string => (areHidden ? '•••' : text)
  return (
    <Card title="Found in the market’s records">
      <ul className={styles.rows}>
        {splits.map(({ exDate, newUnits, oldUnits }) => (
          <li key={`split${exDate}`} className={styles.row}>
            <span className={styles.what}>
              {symbol} split {formatQuantity(newUnits)} for {formatQuantity(oldUnits)} on {spokenDay(exDate)}.
            </span>
            <Button
              variant="secondary"
              size="small"
              onClick={() =>
                onTake({
                  type: newUnits > oldUnits ? 'split' : 'consolidation',
                  texts: { date: exDate, newUnits: String(newUnits), oldUnits: String(oldUnits) },
                })
              }
            >
              Add the split
            </Button>
          </li>
        ))}
        {dividends.map(({ exDate, units, amount }) => (
          <li key={`dividend${exDate}`} className={styles.row}>
            <span className={styles.what}>
              {known(formatQuantity(units))} units were held before {spokenDay(exDate)}: {known(formatMoney(amount))}.
              When was it paid?
            </span>
            <Button
              variant="secondary"
              size="small"
              // The payment date is nobody's but the person's to say: the ex-date is not it.
              onClick={() => onTake({ type: incomeType, texts: { exDate, amount: String(amount) } })}
            >
              Add with its payment date
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
