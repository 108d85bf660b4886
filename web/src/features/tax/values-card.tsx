// Values card: what one unit was worth at the close of 30 June 2027: where no market says it, and where the person did.
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { useTaxChange } from '../../data/use-tax.ts'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import { EditableAmount } from './editable-amount.tsx'
import entriesStyles from './entries.module.css'
import styles from './tax.module.css'

const limits = { most: 1e9, mayBeZero: false }

/** Where the value of a holding is entered on the page. */
export const valueFieldId = (holdingId: string): string => `value-${holdingId}`

type Wanted = { holdingId: string; symbol: string; value: number | null }

/** Those that are asked for, those that a sale lacks, and those that were entered, in the order of their symbols. */
function valuesOf({ valuesWanted, missing, record }: TaxYearAnswer): Wanted[] {
  const all = new Map<string, Wanted>()
  for (const { holdingId, symbol } of valuesWanted.holdings) all.set(holdingId, { holdingId, symbol, value: null })
  for (const { kind, holdingId, symbol } of missing) {
    if (kind === 'value at change' && holdingId !== null && symbol !== null)
      all.set(holdingId, { holdingId, symbol, value: null })
  }
  for (const { holdingId, symbol, value } of record.values) all.set(holdingId, { holdingId, symbol, value })
  return [...all.values()].sort((one, other) => one.symbol.localeCompare(other.symbol))
}

export function ValuesCard({ answer }: { answer: TaxYearAnswer }) {
  const { mutateAsync } = useTaxChange()
  const values = valuesOf(answer)
  if (values.length === 0) return null
  return (
    <Card
      title="Values at the close of 30 June 2027"
      action={
        <WhatIs heading="Values at the close of 30 June 2027" ids={['cost-base', 'unrealised-gain']} load={loadTerm} />
      }
    >
      <p className={styles.muted}>
        That close parts the older gain from the newer one. Where Gumnut has no market price for it, or you enter a
        value, yours counts. Left empty, the market’s close counts where there is one.
      </p>
      <div className={entriesStyles.entries}>
        {values.map(({ holdingId, symbol, value }) => (
          <EditableAmount
            key={holdingId}
            id={valueFieldId(holdingId)}
            label={`${symbol}, for one unit`}
            hint="What one unit was worth at the close of 30 June 2027, before any later split."
            value={value}
            limits={limits}
            onSave={(next) => mutateAsync({ kind: 'value', holdingId, value: next })}
          />
        ))}
      </div>
    </Card>
  )
}

/** In the week of the change only. */
export const ValuesBanner = ({ answer: { valuesWanted } }: { answer: TaxYearAnswer }) =>
  valuesWanted.isWeek && valuesWanted.holdings.length > 0 ? (
    <Banner
      tone="notice"
      title="The values at the close of 30 June 2027"
      action={<a href={`#${valueFieldId(valuesWanted.holdings[0]?.holdingId ?? '')}`}>Enter them</a>}
    >
      The law changes on 1 July 2027. No market price is known for{' '}
      {valuesWanted.holdings.map(({ symbol }) => symbol).join(', ')}; the value at the close before it can be entered
      here, now or later.
    </Banner>
  ) : null
