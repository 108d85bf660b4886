// Entries card: what no trade says about a year: losses carried into it, and franking credits from elsewhere.
import { entriesOf } from '#shared/tax/tax-record.ts'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { useTaxChange } from '../../data/use-tax.ts'
import { Card } from '../../ui/card.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import { EditableAmount } from './editable-amount.tsx'
import entriesStyles from './entries.module.css'

const limits = { most: 1e12, mayBeZero: true }

/** Where the losses carried into the year are entered on the page. */
export const carriedLossesId = 'carried-losses'

export function EntriesCard({ answer: { year, record } }: { answer: TaxYearAnswer }) {
  const { mutateAsync } = useTaxChange()
  const { carriedLosses, creditsElsewhere } = entriesOf(record, year)
  return (
    <Card
      title="What the trades don’t say"
      action={<WhatIs heading="What the trades don’t say" ids={['capital-loss']} load={loadTerm} />}
    >
      <div className={entriesStyles.entries}>
        <EditableAmount
          id={carriedLossesId}
          label="Capital losses from earlier years"
          hint="Unused so far, as on the last tax return. Left empty, they are worked out from the earlier years here."
          value={carriedLosses}
          limits={limits}
          onSave={(value) => mutateAsync({ kind: 'entries', year, entries: { carriedLosses: value } })}
        />
        <EditableAmount
          label="Franking credits from elsewhere"
          hint="From shares and funds that are not in Gumnut. They only count for the limit of the holding period rule."
          value={creditsElsewhere}
          limits={limits}
          onSave={(value) => mutateAsync({ kind: 'entries', year, entries: { creditsElsewhere: value } })}
        />
      </div>
    </Card>
  )
}
