// Tax year view: the cards of a year in their order: what is missing, then the figures, then what only the person knows.
import { lazy, useEffect, useRef, useState } from 'react'
import { spokenDay } from '#shared/kernel/dates.ts'
import type { AnnualStatement } from '#shared/tax/tax-record.ts'
import { notCovered } from '#shared/tax/words.ts'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { useHoldings } from '../../data/use-holdings.ts'
import { useTaxChange } from '../../data/use-tax.ts'
import { messageOf } from '../../lib/api.ts'
import { focusIfLost } from '../../lib/focus.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OverPage } from '../../ui/over-page.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ClocksCard } from './clocks-card.tsx'
import { DisposalsCard } from './disposals-card.tsx'
import { EntriesCard } from './entries-card.tsx'
import { IncomeCard } from './income-card.tsx'
import { LadderCard } from './ladder-card.tsx'
import { LastStepCard } from './last-step-card.tsx'
import { type Fund, MissingCard } from './missing-card.tsx'
import { StatementsCard } from './statements-card.tsx'
import styles from './tax.module.css'
import workingStyles from './working.module.css'
import { ValuesBanner, ValuesCard } from './values-card.tsx'

const undoMs = 15_000

const StatementModal = lazy(() => import('./statement-modal.tsx'))

const toTrades = (
  <>
    <ButtonLink to={paths.portfolio}>Go to Portfolio</ButtonLink>
    <ButtonLink variant="secondary" to={paths.importTrades}>
      Import from a broker
    </ButtonLink>
  </>
)

const NoTrades = () => (
  <Card>
    <EmptyState title="No trades yet" actions={toTrades}>
      Tax time works on the days you bought and sold. Add dates to an investment in Portfolio, or bring the file of your
      broker, and the year shows up here.
    </EmptyState>
  </Card>
)

const Foot = ({ asOf }: Pick<TaxYearAnswer, 'asOf'>) => (
  <Card title="Not covered">
    <ul className={workingStyles.foot}>
      {notCovered.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
    <p className={styles.muted}>Amounts are added up in full and shown to the cent. Worked out on {spokenDay(asOf)}.</p>
  </Card>
)

/** The statement that was entered for a fund and a year; null where there is none. */
function statementOf({ record, year }: TaxYearAnswer, holdingId: string): AnnualStatement | null {
  const found = record.statements.find((one) => one.holdingId === holdingId && one.year === year)
  if (found === undefined) return null
  const { holdingId: _holding, year: _year, ...statement } = found
  return statement
}

export function TaxYearView({ answer, isPrinting }: { answer: TaxYearAnswer; isPrinting: boolean }) {
  const { data: portfolio } = useHoldings()
  const showToast = useToast()
  const { mutateAsync } = useTaxChange()
  const [fund, setFund] = useState<Fund | null>(null)
  const missing = useRef<HTMLUListElement>(null)
  const statements = useRef<HTMLDivElement>(null)
  const hasSaved = useRef(false)
  const focusLists = (): void =>
    focusIfLost(() => (missing.current ?? statements.current)?.focus({ preventScroll: true }))
  // The button that opened the sheet, and got the focus back from it, goes once what was missing is known.
  useEffect(() => {
    if (!hasSaved.current) return
    hasSaved.current = false
    focusLists()
  }, [answer])
  const tellSaved = ({ holdingId, symbol }: Fund, removed: AnnualStatement | null): void => {
    setFund(null)
    hasSaved.current = true
    focusLists()
    if (removed === null) return showToast({ text: `The statement of ${symbol} is saved.`, tone: 'success' })
    const putBack = (): void =>
      void mutateAsync({ kind: 'statement', year: answer.year, holdingId, statement: removed }).then(
        () => showToast({ text: `The statement of ${symbol} is back.`, tone: 'success' }),
        (error: unknown) => showToast({ text: `That couldn’t be undone. ${messageOf(error)}`, tone: 'error' }),
      )
    showToast({
      text: `The statement of ${symbol} is removed.`,
      action: { label: 'Undo', onPress: putBack },
      shownForMs: undoMs,
    })
  }
  const { disposals, income, clocks, isOver, asOf, to, label } = answer
  const isQuiet = disposals.length === 0 && income.length === 0
  const hasTrades =
    !isQuiet || clocks.length > 0 || portfolio?.holdings.some(({ hasLedger }) => hasLedger === true) !== false
  return (
    <Stack gap={6}>
      {!isOver && (
        <p className={styles.muted}>
          {label} up to {spokenDay(asOf)}. It ends on {spokenDay(to)}.
        </p>
      )}
      <ValuesBanner answer={answer} />
      <MissingCard list={missing} answer={answer} onStatement={setFund} />
      {hasTrades ? (
        <>
          {isQuiet ? (
            <Card>
              <EmptyState title={`No sales and no income in ${label}`}>
                Sales, dividends and distributions show up in the year they belong to. Another year may have some.
              </EmptyState>
            </Card>
          ) : (
            <>
              <LadderCard answer={answer} />
              <DisposalsCard answer={answer} isPrinting={isPrinting} />
              <IncomeCard answer={answer} isPrinting={isPrinting} />
            </>
          )}
          <EntriesCard answer={answer} />
          <StatementsCard list={statements} answer={answer} onStatement={setFund} />
          <ValuesCard answer={answer} />
          {!isQuiet && <LastStepCard answer={answer} />}
          <ClocksCard answer={answer} isPrinting={isPrinting} />
        </>
      ) : (
        <NoTrades />
      )}
      <Foot asOf={asOf} />
      {fund !== null && (
        <OverPage onFailed={() => setFund(null)}>
          <StatementModal
            {...fund}
            year={answer.year}
            before={statementOf(answer, fund.holdingId)}
            onClose={() => setFund(null)}
            onSaved={(removed) => tellSaved(fund, removed)}
          />
        </OverPage>
      )}
    </Stack>
  )
}
