// Disposals card: what was sold in the year, out of which parcels, under which rule, and what gain came of it.
import { useState } from 'react'
import { Link } from '../../router/router.tsx'
import { capitalGainsRules } from '#shared/facts/income-tax.ts'
import { spokenDay } from '#shared/kernel/dates.ts'
import type { ShownDisposal, TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { Change, Money } from '../../lib/amount.tsx'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { showAllWords } from '../../lib/show-all-words.ts'
import { Units } from '../../lib/units.tsx'
import { ShowAll } from '../../ui/show-all.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import { ParcelName, ParcelWorking } from './parcel-working.tsx'
import rowsStyles from './rows.module.css'
import styles from './tax.module.css'
import { regimeNames } from './tax-words.ts'
import { taxLessons, Working } from './working.tsx'

const firstShown = 20

const beyondNames = {
  'capital returned': 'Capital returned above the cost base',
  'cost base adjustment': 'Cost base adjustment of more than the cost base',
} as const

const ruleOf = {
  sale: capitalGainsRules.twelveMonths,
  'capital returned': capitalGainsRules.capitalReturned,
  'cost base adjustment': capitalGainsRules.yearlyAdjustment,
} as const

const Parcels = ({ parcels }: Pick<ShownDisposal, 'parcels'>) => (
  <ul className={rowsStyles.parcels}>
    {parcels.map(({ parcelId, acquiredOn, daysHeld, units, gain }) => (
      <li key={parcelId}>
        <span>
          <ParcelName units={units} acquiredOn={acquiredOn} />
          {daysHeld !== null && `, held ${formatCount(daysHeld, 'day')}`}
        </span>
        <span>{gain === null ? 'Not known' : <Change aud={gain.amount} />}</span>
      </li>
    ))}
  </ul>
)

function Disposal({ disposal, isLate }: { disposal: ShownDisposal; isLate: boolean }) {
  const { holdingId, symbol, transactionId, kind, day, regime, units, brokerage, parcelsBy, parcels, gain, range } =
    disposal
  const hasRange = range !== null && range.lowest !== range.highest
  return (
    <li className={rowsStyles.item}>
      <div className={rowsStyles.head}>
        <h3>
          <Link to={`${paths.portfolio}/${holdingId}?trade=${transactionId}`}>{symbol}</Link>
        </h3>
        <Chip>{regimeNames[regime]}</Chip>
        <strong className={rowsStyles.end}>{gain === null ? 'Not known' : <Change aud={gain} />}</strong>
      </div>
      <p className={styles.muted}>
        {kind === 'sale' ? (
          <>
            Sold <Units units={units} /> on {spokenDay(day)},{' '}
            {parcelsBy === 'picked' ? 'parcels as picked for the sale' : 'parcels first in, first out'}
          </>
        ) : (
          `${beyondNames[kind]} on ${spokenDay(day)}`
        )}
      </p>
      <Parcels parcels={parcels} />
      {hasRange && (
        <p className={styles.muted}>
          Depending on which parcels were sold, these records allow a gain from <Money aud={range.lowest} /> to{' '}
          <Money aud={range.highest} />, before losses and the discount.
        </p>
      )}
      <Working
        lessons={taxLessons.gains}
        sources={[regime === 'discount' ? capitalGainsRules.discount : capitalGainsRules.indexation, ruleOf[kind]]}
        checkedOn={capitalGainsRules.checkedOn}
        isLate={isLate}
      >
        {brokerage > 0 && (
          <p>
            Brokerage of <Money aud={brokerage} /> came off the proceeds, in proportion to units.
          </p>
        )}
        {parcels.map((parcel) => (
          <ParcelWorking key={parcel.parcelId} parcel={parcel} kind={kind} regime={regime} />
        ))}
      </Working>
    </li>
  )
}

type DisposalsCardProps = { answer: TaxYearAnswer; isPrinting: boolean }

export function DisposalsCard({ answer: { disposals, disposalsNotListed, label }, isPrinting }: DisposalsCardProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || isPrinting ? disposals : disposals.slice(0, firstShown)
  return (
    <Card
      title="Sales"
      action={<WhatIs heading="Sales" ids={['capital-gain', 'cost-base', 'parcel']} load={loadTerm} />}
    >
      {disposals.length === 0 && <p className={styles.muted}>Nothing was sold in {label}.</p>}
      {shown.length > 0 && (
        <ul className={rowsStyles.items}>
          {shown.map((disposal, at) => (
            <Disposal
              key={`${disposal.transactionId} ${disposal.kind}`}
              disposal={disposal}
              isLate={at >= firstShown && !isPrinting}
            />
          ))}
        </ul>
      )}
      {shown.length < disposals.length && (
        <ShowAll label={showAllWords(disposals.length, 'sales', disposalsNotListed)} onPress={() => setWhole(true)} />
      )}
      {disposalsNotListed > 0 && (
        <p className={styles.muted}>
          {formatCount(disposalsNotListed, 'more sale is', 'more sales are')} in the totals and in the CSV file.
        </p>
      )}
    </Card>
  )
}
