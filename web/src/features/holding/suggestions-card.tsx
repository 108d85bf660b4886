// Suggestions card: what the market knows and the trades do not: splits and dividends, to be taken over or left (P53).
import type { ReactNode } from 'react'
import { spokenDay } from '#shared/kernel/dates.ts'
import type { Performance } from '#shared/portfolio/performance-contract.ts'
import { useDismissed } from '../../data/use-dismissed.ts'
import { useBalances } from '../../lib/balances.tsx'
import { formatMoney, formatQuantity } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useToast } from '../../ui/toast.tsx'
import styles from './holding.module.css'
import type { TradeDraft } from './trade-form.ts'

const undoMs = 15_000

type SuggestionsCardProps = {
  symbol: string
  suggestions: Performance['suggestions']
  /** A fund pays distributions, a company dividends. */
  incomeType: 'dividend' | 'distribution'
  onTake: (draft: TradeDraft) => void
}

type Offer = { key: string; text: ReactNode; label: string; draft: TradeDraft }

export function SuggestionsCard({
  symbol,
  suggestions: { splits, dividends },
  incomeType,
  onTake,
}: SuggestionsCardProps) {
  const { areHidden } = useBalances()
  const showToast = useToast()
  const { has, dismiss, restore } = useDismissed('found')
  const known = (text: string): string => (areHidden ? '•••' : text)
  const offers: Offer[] = [
    ...splits.map(({ holdingId, exDate, newUnits, oldUnits }) => ({
      key: `split ${holdingId} ${exDate}`,
      text: `${symbol} split ${formatQuantity(newUnits)} for ${formatQuantity(oldUnits)} on ${spokenDay(exDate)}. Add it?`,
      label: 'Add the split',
      draft: {
        type: newUnits > oldUnits ? ('split' as const) : ('consolidation' as const),
        texts: { date: exDate, newUnits: String(newUnits), oldUnits: String(oldUnits) },
      },
    })),
    ...dividends.map(({ holdingId, exDate, units, amount }) => ({
      key: `dividend ${holdingId} ${exDate}`,
      text: `${known(formatQuantity(units))} units were held before ${spokenDay(exDate)}: ${known(formatMoney(amount))}. When was it paid?`,
      label: 'Add with its payment date',
      // The payment date is nobody's but the person's to say: the ex-date is not it.
      draft: { type: incomeType, texts: { exDate, amount: String(amount) } },
    })),
  ]
  const shown = offers.filter(({ key }) => !has(key))
  if (shown.length === 0) return null
  const decline = (key: string): void => {
    dismiss(key)
    showToast({
      text: 'It won’t be offered again on this device.',
      action: { label: 'Undo', onPress: () => restore(key) },
      shownForMs: undoMs,
    })
  }
  return (
    <Card title="Found in the market’s records">
      <ul className={styles.rows}>
        {shown.map(({ key, text, label, draft }) => (
          <li key={key} className={styles.row}>
            <span className={styles.what}>{text}</span>
            <span className={styles.choices}>
              <Button variant="secondary" size="small" onClick={() => onTake(draft)}>
                {label}
              </Button>
              <Button variant="quiet" size="small" onClick={() => decline(key)}>
                Not mine
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
