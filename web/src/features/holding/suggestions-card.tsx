// Suggestions card: what the market knows and the trades do not: splits, their days and dividends, to be taken over or left (P53).
import { type ReactNode, useState } from 'react'
import type { DeclinedSuggestion } from '#shared/portfolio/declined-suggestion.ts'
import { spokenDay } from '#shared/kernel/dates.ts'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import { useDecline } from '../../data/use-decline.ts'
import { messageOf } from '../../lib/api.ts'
import { useBalances } from '../../lib/balances.tsx'
import { formatCount, formatMoney, formatQuantity } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useToast } from '../../ui/toast.tsx'
import styles from './holding.module.css'
import type { TradeDraft } from './trade-form.ts'

const undoMs = 15_000

type SuggestionsCardProps = {
  holdingId: string
  symbol: string
  suggestions: Performance['suggestions']
  /** A fund pays distributions, a company dividends. */
  incomeType: 'dividend' | 'distribution'
  onTake: TakeSuggestion
}

/** @param transactionId the trade that the draft changes; left out, it is a new one */
export type TakeSuggestion = (draft: TradeDraft, transactionId?: string) => void

type Offer = {
  key: string
  about: DeclinedSuggestion
  text: ReactNode
  label: string
  refusal: string
  draft: TradeDraft
  transactionId?: string
}

const splitType = ({ newUnits, oldUnits }: { newUnits: number; oldUnits: number }): 'split' | 'consolidation' =>
  newUnits > oldUnits ? 'split' : 'consolidation'
const notMine = 'Not mine'

export function SuggestionsCard({
  holdingId,
  symbol,
  suggestions: { splits, splitDays, dividends },
  incomeType,
  onTake,
}: SuggestionsCardProps) {
  const { areHidden } = useBalances()
  const showToast = useToast()
  const { mutateAsync: answer } = useDecline(holdingId)
  /** Declined here; those declined earlier do not come at all. */
  const [declined, setDeclined] = useState<readonly string[]>([])
  const known = (text: string): string => (areHidden ? '•••' : text)
  const offers: Offer[] = [
    ...splits.map(({ exDate, newUnits, oldUnits }) => ({
      key: `split ${exDate}`,
      about: { kind: 'split' as const, exDate },
      text: `${symbol} split ${formatQuantity(newUnits)} for ${formatQuantity(oldUnits)} on ${spokenDay(exDate)}. Add it?`,
      label: 'Add the split',
      refusal: notMine,
      draft: {
        type: splitType({ newUnits, oldUnits }),
        texts: { date: exDate, newUnits: String(newUnits), oldUnits: String(oldUnits) },
      },
    })),
    ...splitDays.map(({ exDate, typedOn, transactionId, ...ratio }) => ({
      key: `split day ${transactionId}`,
      about: { kind: 'split day' as const, exDate },
      text: `${symbol} split ${formatQuantity(ratio.newUnits)} for ${formatQuantity(ratio.oldUnits)} on ${spokenDay(exDate)}; your trades have it on ${spokenDay(typedOn)}. Change the day?`,
      label: 'Change the day',
      refusal: 'Keep mine',
      draft: { type: splitType(ratio), texts: { date: exDate } },
      transactionId,
    })),
    ...dividends.map(({ exDate, units, amount }) => ({
      key: `dividend ${exDate}`,
      about: { kind: 'dividend' as const, exDate },
      text: `${areHidden ? '••• units were' : formatCount(units, 'unit was', 'units were')} held before ${spokenDay(exDate)}: ${known(formatMoney(amount))}. When was it paid?`,
      label: 'Add with its payment date',
      refusal: notMine,
      // The payment date is nobody's but the person's to say: the ex-date is not it.
      draft: { type: incomeType, texts: { exDate, amount: String(amount) } },
    })),
  ]
  const shown = offers.filter(({ key }) => !declined.includes(key))
  if (shown.length === 0) return null
  const show = (key: string): void => setDeclined((before) => before.filter((one) => one !== key))
  const fail = (error: unknown): void => showToast({ text: messageOf(error), tone: 'error' })
  const decline = ({ key, about }: Offer): void => {
    setDeclined((before) => [...before, key])
    const undo = (): void => {
      show(key)
      answer({ ...about, isDeclined: false }).catch(fail)
    }
    answer({ ...about, isDeclined: true }).then(
      () =>
        showToast({
          text: 'It won’t be suggested again.',
          action: { label: 'Undo', onPress: undo },
          shownForMs: undoMs,
        }),
      (error: unknown) => {
        show(key)
        fail(error)
      },
    )
  }
  return (
    <Card title="Found in the market’s records">
      <ul className={styles.rows}>
        {shown.map((offer) => (
          <li key={offer.key} className={styles.row}>
            <span className={styles.what}>{offer.text}</span>
            <span className={styles.choices}>
              <Button variant="secondary" size="small" onClick={() => onTake(offer.draft, offer.transactionId)}>
                {offer.label}
              </Button>
              <Button variant="quiet" size="small" onClick={() => decline(offer)}>
                {offer.refusal}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
