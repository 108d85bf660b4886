// Income card: dividends, distributions and rewards of the year with their franking credits, and what they come to.
import { useState } from 'react'
import { Link } from '../../router/router.tsx'
import { companyRates, holdingPeriodRule } from '#shared/facts/income-tax.ts'
import { spokenDay } from '#shared/kernel/dates.ts'
import type { TaxRecord } from '#shared/tax/tax-record.ts'
import type { ShownIncome, TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { Money } from '../../lib/amount.tsx'
import { formatCount, formatWholeMoney } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { showAllWords } from '../../lib/show-all-words.ts'
import { ShowAll } from '../../ui/show-all.tsx'
import { Card } from '../../ui/card.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import { IncomeWorking } from './income-working.tsx'
import rowsStyles from './rows.module.css'
import styles from './tax.module.css'
import { incomeNames } from './tax-words.ts'
import { SharesPart } from './shares-part.tsx'
import { type SumLine, SumLines, taxLessons, Working } from './working.tsx'

const firstShown = 20

type RowProps = { row: ShownIncome; record: TaxRecord; isLate: boolean }

function Row({ row, record, isLate }: RowProps) {
  const { holdingId, symbol, kind, transactionId, paidOn, isReinvested, cash, taxable, franking, isInStatement } = row
  const about = [
    incomeNames[kind],
    paidOn === null ? null : `paid ${spokenDay(paidOn)}`,
    isReinvested ? 'paid in new units' : null,
  ].filter((part) => part !== null)
  const address = `${paths.portfolio}/${holdingId}${transactionId === null ? '' : `?trade=${transactionId}`}`
  return (
    <li className={rowsStyles.item}>
      <div className={rowsStyles.head}>
        <h3>
          <Link to={address}>{symbol}</Link>
        </h3>
        <span className={styles.muted}>{about.join(', ')}</span>
        <span className={rowsStyles.end}>
          <strong>
            <Money aud={taxable ?? cash} />
          </strong>
          {franking !== null && franking.credit > 0 && (
            <span className={styles.muted}>
              {' '}
              + credit <Money aud={franking.credit} />
            </span>
          )}
        </span>
      </div>
      {taxable === null && (
        <p className={styles.muted}>
          {isInStatement
            ? 'In no total by itself: the fund’s annual tax statement counts in its place.'
            : 'Cash only, in no taxable total.'}
        </p>
      )}
      <IncomeWorking row={row} record={record} isLate={isLate} />
    </li>
  )
}

function totalLines({ totals }: TaxYearAnswer): SumLine[] {
  const line = (label: string, aud: number, isTotal = false): SumLine => ({
    label,
    value: <Money aud={aud} />,
    isTotal,
  })
  return [
    line('Income, without capital gains and credits', totals.taxable),
    line('Franking credits that count', totals.credits),
    line('Income with credits', totals.grossedUp, true),
    ...(totals.foreign > 0 ? [line('Of the income, from abroad', totals.foreign)] : []),
    ...(totals.withheld > 0 ? [line('Tax withheld', totals.withheld)] : []),
    ...(totals.foreignTax > 0 ? [line('Tax withheld abroad', totals.foreignTax)] : []),
    ...(totals.lostCredits > 0 ? [line('Credits that the holding period rule takes away', totals.lostCredits)] : []),
    ...(totals.unknownCash > 0 ? [line('Distributions known as cash only, not in these', totals.unknownCash)] : []),
  ]
}

export function IncomeCard({ answer, isPrinting }: { answer: TaxYearAnswer; isPrinting: boolean }) {
  const { income, incomeNotListed, totals, label } = answer
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || isPrinting ? income : income.slice(0, firstShown)
  const hasCredits = totals.credits + totals.lostCredits > 0
  return (
    <Card
      title="Income and franking credits"
      action={
        <WhatIs
          heading="Income and franking credits"
          ids={['franking-credit', 'dividend', 'distribution']}
          load={loadTerm}
        />
      }
    >
      {income.length === 0 ? (
        <p className={styles.muted}>No dividends, distributions or rewards in {label}.</p>
      ) : (
        <SumLines lines={totalLines(answer)} />
      )}
      {hasCredits && (
        <Working lessons={taxLessons.income} sources={[companyRates.source]} checkedOn={companyRates.checkedOn}>
          <p>
            A franking credit is tax that the company has paid already. It is added to income and taken off the tax;
            what is left over is paid out.
          </p>
          <p>
            {totals.isHoldingPeriodTested
              ? `The holding period rule is applied below, payment by payment: ${holdingPeriodRule.days} days, or ${holdingPeriodRule.preferenceShareDays} for a preference share.`
              : `The ${holdingPeriodRule.days}-day rule is not applied: the year’s credits, with those you entered from elsewhere, don’t exceed ${formatWholeMoney(holdingPeriodRule.smallHolder)}. That limit is about all your credits, those outside Gumnut too.`}
          </p>
        </Working>
      )}
      <SharesPart answer={answer} />
      {shown.length > 0 && (
        <ul className={rowsStyles.items}>
          {shown.map((row, at) => (
            <Row
              key={`${row.kind} ${row.holdingId} ${row.transactionId ?? ''}`}
              row={row}
              record={answer.record}
              isLate={at >= firstShown && !isPrinting}
            />
          ))}
        </ul>
      )}
      {shown.length < income.length && (
        <ShowAll label={showAllWords(income.length, 'payments', incomeNotListed)} onPress={() => setWhole(true)} />
      )}
      {incomeNotListed > 0 && (
        <p className={styles.muted}>
          {formatCount(incomeNotListed, 'more payment is', 'more payments are')} in the totals and in the CSV file.
        </p>
      )}
    </Card>
  )
}
