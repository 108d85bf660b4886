// Statements card: the annual tax statements of the funds of the year, as far as they were entered.
import type { Ref } from 'react'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import type { Fund } from './missing-card.tsx'
import entriesStyles from './entries.module.css'
import styles from './tax.module.css'

type StatementsCardProps = {
  /** Takes the focus where the button that had it is gone. */
  list: Ref<HTMLDivElement>
  answer: TaxYearAnswer
  onStatement: (fund: Fund) => void
}

export function StatementsCard({ list, answer, onStatement }: StatementsCardProps) {
  const { funds, year, label, record } = answer
  if (funds.length === 0) return null
  const isEntered = (id: string): boolean => record.statements.some((one) => one.holdingId === id && one.year === year)
  return (
    <Card
      title="Annual tax statements of funds"
      action={<WhatIs heading="Annual tax statements of funds" ids={['amit-statement']} load={loadTerm} />}
    >
      <p className={styles.muted}>
        A fund says once a year what its distributions are made of. Once entered, the statement for {label} counts in
        place of that year’s payments.
      </p>
      <div className={entriesStyles.entries} ref={list} tabIndex={-1}>
        {funds.map((fund) => (
          <div key={fund.holdingId} className={entriesStyles.entry}>
            <p className={entriesStyles.entryText}>{fund.symbol}</p>
            <span className={styles.muted}>{isEntered(fund.holdingId) ? 'Entered' : 'Not entered'}</span>
            <Button size="small" variant="quiet" onClick={() => onStatement(fund)}>
              {isEntered(fund.holdingId) ? 'Change' : 'Enter'} <VisuallyHidden>{fund.symbol}</VisuallyHidden>
            </Button>
          </div>
        ))}
      </div>
    </Card>
  )
}
