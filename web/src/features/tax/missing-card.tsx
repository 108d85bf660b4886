// Missing card: what has to be known before the figures of the year are whole, said first, with the way to mend each.
import type { Ref } from 'react'
import { Link } from '../../router/router.tsx'
import { spokenDay } from '#shared/kernel/dates.ts'
import { type GapKind, gapKinds, gapWords } from '#shared/tax/gaps.ts'
import { firstYearShown } from '#shared/tax/tax-years.ts'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { carriedLossesId } from './entries-card.tsx'
import rowsStyles from './rows.module.css'
import styles from './tax.module.css'
import { gapTitle } from './tax-words.ts'
import { valueFieldId } from './values-card.tsx'

type Gap = TaxYearAnswer['missing'][number]
export type Fund = { holdingId: string; symbol: string }

const firstShown = 12

/** Kinds that a fund's annual statement settles for the whole year. */
const settledByStatement: readonly GapKind[] = ['components', 'franked part', 'year of entitlement']

/** Kinds that nothing a person could enter would settle. */
const beyondEntry: readonly GapKind[] = ['index factor', 'before 1985', 'rates']

/** The trade that lacks something: of a parcel without a date, the one that made it. */
function tradeOf(gap: Gap, { disposals }: TaxYearAnswer): string | null {
  if (gap.kind !== 'acquired') return gap.transactionId
  const undated = disposals
    .filter(({ holdingId, transactionId }) => holdingId === gap.holdingId && transactionId === gap.transactionId)
    .flatMap(({ parcels }) => parcels)
    .find(({ missing }) => missing === 'acquired')
  return undated?.parcelId ?? gap.transactionId
}

function Mend({ gap, answer }: { gap: Gap; answer: TaxYearAnswer }) {
  const { holdingId, symbol, day, kind } = gap
  if (kind === 'earlier year') {
    return answer.year > firstYearShown ? (
      <Link to={`${paths.tax}?year=${answer.year - 1}`}>The year before</Link>
    ) : (
      <a href={`#${carriedLossesId}`}>Losses from earlier years</a>
    )
  }
  if (holdingId === null || symbol === null) return null
  const text = day === null ? symbol : `${symbol}, ${spokenDay(day)}`
  if (kind === 'value at change') return <a href={`#${valueFieldId(holdingId)}`}>{text}</a>
  const trade = tradeOf(gap, answer)
  return <Link to={`${paths.portfolio}/${holdingId}${trade === null ? '' : `?trade=${trade}`}`}>{text}</Link>
}

type GroupProps = {
  kind: GapKind
  gaps: readonly Gap[]
  answer: TaxYearAnswer
  onStatement: (fund: Fund) => void
}

function Group({ kind, gaps, answer, onStatement }: GroupProps) {
  const funds = settledByStatement.includes(kind)
    ? [...new Map(gaps.map(({ holdingId, symbol }) => [holdingId, symbol])).entries()]
    : []
  return (
    <li className={rowsStyles.item}>
      <h3>{gapTitle(kind, gaps.length)}</h3>
      <p>{gapWords[kind]}</p>
      {funds.length > 0 && (
        <p className={styles.choices}>
          {funds.map(([holdingId, symbol]) =>
            holdingId === null || symbol === null ? null : (
              <Button
                key={holdingId}
                size="small"
                variant="secondary"
                onClick={() => onStatement({ holdingId, symbol })}
              >
                Enter the statement of {symbol}
              </Button>
            ),
          )}
        </p>
      )}
      {kind !== 'rates' && (
        <ul className={rowsStyles.links} aria-label={beyondEntry.includes(kind) ? 'Which' : 'Where to enter it'}>
          {gaps.slice(0, firstShown).map((gap) => (
            <li key={`${gap.holdingId ?? ''} ${gap.transactionId ?? ''}`}>
              <Mend gap={gap} answer={answer} />
            </li>
          ))}
          {gaps.length > firstShown && <li>and {gaps.length - firstShown} more</li>}
        </ul>
      )}
    </li>
  )
}

function LeftOut({ leftOut: { simple, broken } }: TaxYearAnswer) {
  return (
    <>
      {broken.map(({ holdingId, symbol, message }) => (
        <Banner
          key={holdingId}
          tone="notice"
          title={`${symbol} is left out`}
          action={
            <ButtonLink to={`${paths.portfolio}/${holdingId}`} size="small" variant="quiet">
              Look at its trades
            </ButtonLink>
          }
        >
          {message}
        </Banner>
      ))}
      {simple.length > 0 && (
        <Banner tone="info" title={`${formatCount(simple.length, 'investment')} without dates and trades`}>
          Not in these figures. Dates can be added to{' '}
          {simple.slice(0, firstShown).map(({ holdingId, symbol }, at) => (
            <span key={holdingId}>
              {at > 0 && ', '}
              <Link to={`${paths.portfolio}/${holdingId}?trades=start`}>{symbol}</Link>
            </span>
          ))}
          {simple.length > firstShown && ` and ${simple.length - firstShown} more`}.
        </Banner>
      )}
    </>
  )
}

type MissingCardProps = {
  /** Takes the focus where the button that had it is gone. */
  list: Ref<HTMLUListElement>
  answer: TaxYearAnswer
  onStatement: (fund: Fund) => void
}

export function MissingCard({ list, answer, onStatement }: MissingCardProps) {
  const { missing, missingNotListed } = answer
  const groups = gapKinds.flatMap((kind) => {
    const gaps = missing.filter((gap) => gap.kind === kind)
    return gaps.length === 0 ? [] : [{ kind, gaps }]
  })
  return (
    <>
      {groups.length > 0 && (
        <Card title="What is missing">
          <p className={styles.muted}>The figures below are without these. Nothing is guessed.</p>
          <ul className={rowsStyles.items} ref={list} tabIndex={-1}>
            {groups.map(({ kind, gaps }) => (
              <Group key={kind} kind={kind} gaps={gaps} answer={answer} onStatement={onStatement} />
            ))}
          </ul>
          {missingNotListed > 0 && (
            <p className={styles.muted}>
              {formatCount(missingNotListed, 'more thing is', 'more things are')} missing and not listed.
            </p>
          )}
        </Card>
      )}
      <LeftOut {...answer} />
    </>
  )
}
