// Parcels card: what was acquired together, and the day from which a sale counts as after 12 months.
import { useState } from 'react'
import { Link } from '../../router/router.tsx'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { Money } from '../../lib/amount.tsx'
import { paths } from '../../lib/paths.ts'
import { showAllWords } from '../../lib/show-all-words.ts'
import { Units } from '../../lib/units.tsx'
import { Card } from '../../ui/card.tsx'
import { Button } from '../../ui/button.tsx'
import { ShowAll } from '../../ui/show-all.tsx'
import styles from './holding.module.css'
import { dayText } from './trade-form.ts'

type ParcelsCardProps = { ledger: HoldingLedger; today: string; onAddDate: (transactionId: string) => void }

const firstShown = 30

export function ParcelsCard({ ledger: { parcels }, today, onAddDate }: ParcelsCardProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? parcels : parcels.slice(0, firstShown)
  return (
    <Card title="Parcels">
      {parcels.length === 0 && <p className={styles.muted}>Everything is sold. A later buy opens it again.</p>}
      <ul className={styles.rows} tabIndex={-1}>
        {shown.map(({ id, acquiredOn, units, costBase, twelveMonthsOn }) => (
          <li key={id} className={styles.row}>
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
        ))}
      </ul>
      {shown.length < parcels.length && (
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
