// Parcels card: what was acquired together, and the day from which a sale counts as after 12 months.
import { type ComponentProps, useState } from 'react'
import { Link } from '../../router/router.tsx'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { Money } from '../../lib/amount.tsx'
import { paths } from '../../lib/paths.ts'
import { showAllWords } from '../../lib/show-all-words.ts'
import { Units } from '../../lib/units.tsx'
import { Card } from '../../ui/card.tsx'
import { Button } from '../../ui/button.tsx'
import { FurtherRows, placeIn } from '../../ui/further-rows.tsx'
import { ShowAll } from '../../ui/show-all.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './holding.module.css'
import { dayText } from './trade-form.ts'

type ParcelsCardProps = { ledger: HoldingLedger; onAddDate: (transactionId: string) => void }

/** The page can stay open over midnight; whoever comes back to it has the day at once. */
const hourMs = 3_600_000
const firstShown = 30
/** On a phone. */
const rowPx = 91

type RowProps = Omit<ParcelsCardProps, 'ledger'> &
  ComponentProps<'li'> & { parcel: HoldingLedger['parcels'][number]; today: string }

function Row({ parcel, today, onAddDate, ...place }: RowProps) {
  const { id, acquiredOn, units, costBase, twelveMonthsOn } = parcel
  return (
    <li className={styles.row} {...place}>
      <span className={styles.what}>
        <strong>{dayText(acquiredOn)}</strong>
        <span className={styles.muted}>
          {acquiredOn === null || twelveMonthsOn === null ? (
            'Not in figures about time'
          ) : (
            <>
              12 months {twelveMonthsOn <= today ? 'passed on' : 'from'} {dayText(twelveMonthsOn)}
            </>
          )}
        </span>
      </span>
      <span className={styles.worth}>
        <span>
          <Units units={units} />
        </span>
        <span className={styles.muted}>
          cost base <Money aud={costBase} />
        </span>
      </span>
      {acquiredOn === null && (
        <Button variant="quiet" size="small" onClick={() => onAddDate(id)}>
          Add the date
        </Button>
      )}
    </li>
  )
}

export function ParcelsCard({ ledger: { parcels }, onAddDate }: ParcelsCardProps) {
  const today = sydneyDay(new Date(useNow(hourMs)))
  const [isWhole, setWhole] = useState(false)
  const further = parcels.slice(firstShown)
  return (
    <Card title="Parcels">
      {parcels.length === 0 && <p className={styles.muted}>Everything is sold. A later buy opens it again.</p>}
      <ul className={styles.rows} tabIndex={-1}>
        {parcels.slice(0, firstShown).map((parcel, at) => (
          <Row
            key={parcel.id}
            parcel={parcel}
            today={today}
            onAddDate={onAddDate}
            {...(isWhole && placeIn(parcels.length, at))}
          />
        ))}
        {isWhole && (
          <FurtherRows items={further} keyOf={({ id }) => id} before={firstShown} estimatedPx={rowPx}>
            {(parcel, place) => <Row parcel={parcel} today={today} onAddDate={onAddDate} {...place} />}
          </FurtherRows>
        )}
      </ul>
      {!isWhole && further.length > 0 && (
        <ShowAll label={showAllWords(parcels.length, 'parcels')} onPress={() => setWhole(true)} />
      )}
      <p className={styles.muted}>
        The day of buying and the day of selling don’t count towards the 12 months. What they mean for tax depends on
        your situation; the Australian Taxation Office explains it. <Link to={paths.tax}>Tax time</Link> shows the rule
        on your records.
      </p>
    </Card>
  )
}
