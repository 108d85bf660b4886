// Clocks card: parcels whose 12 months are not over, each with the first day on which a sale counts as after them.
import { useState } from 'react'
import { Link } from '../../router/router.tsx'
import { capitalGainsRules } from '#shared/facts/income-tax.ts'
import { spokenDay } from '#shared/kernel/dates.ts'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { showAllWords } from '../../lib/show-all-words.ts'
import { Units } from '../../lib/units.tsx'
import { ShowAll } from '../../ui/show-all.tsx'
import { Card } from '../../ui/card.tsx'
import rowsStyles from './rows.module.css'
import { WhatIs } from '../../ui/what-is.tsx'
import styles from './tax.module.css'
import { taxLessons, Working } from './working.tsx'

const firstShown = 20

type ClocksCardProps = { answer: TaxYearAnswer; isPrinting: boolean }

export function ClocksCard({ answer: { clocks, clocksNotListed }, isPrinting }: ClocksCardProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || isPrinting ? clocks : clocks.slice(0, firstShown)
  if (clocks.length === 0) return null
  return (
    <Card
      title="12 months, parcel by parcel"
      action={<WhatIs heading="12 months, parcel by parcel" ids={['cgt-discount', 'parcel']} load={loadTerm} />}
    >
      <ul className={rowsStyles.parcels}>
        {shown.map(({ holdingId, symbol, parcelId, acquiredOn, units, twelveMonthsOn }) => (
          <li key={`${holdingId} ${parcelId}`}>
            <span>
              <Link to={`${paths.portfolio}/${holdingId}`}>{symbol}</Link>, <Units units={units} /> from{' '}
              {spokenDay(acquiredOn)}
            </span>
            <span>12 months from {spokenDay(twelveMonthsOn)}</span>
          </li>
        ))}
      </ul>
      {shown.length < clocks.length && (
        <ShowAll label={showAllWords(clocks.length, 'parcels', clocksNotListed)} onPress={() => setWhole(true)} />
      )}
      {clocksNotListed > 0 && (
        <p className={styles.muted}>{formatCount(clocksNotListed, 'more parcel')}, each on its holding’s page.</p>
      )}
      <Working
        lessons={taxLessons.gains}
        sources={[capitalGainsRules.twelveMonths]}
        checkedOn={capitalGainsRules.checkedOn}
      >
        <p>
          Neither the day of buying nor the day of selling counts towards the 12 months. Bought on 2 February 2026, a
          sale from 3 February 2027 on is after them.
        </p>
      </Working>
    </Card>
  )
}
