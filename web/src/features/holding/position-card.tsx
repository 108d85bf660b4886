// Position card: what a holding is worth and what its gain is made of, as it stands today.
import type { ReactNode } from 'react'
import { decimalOf, toCents } from '#shared/kernel/money.ts'
import { gainOf } from '#shared/portfolio/summary.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { Change, Money, Price, Quantity } from '../../lib/amount.tsx'
import { priceLabelOf } from '../../lib/holding-words.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import styles from './holding.module.css'

const Fact = ({ label, children, detail }: { label: string; children: ReactNode; detail?: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd className={styles.figure}>{children}</dd>
    {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
  </div>
)

const cents = (aud: number): number => toCents(decimalOf(aud))

export function PositionCard({ ledger: { holding, position } }: { ledger: HoldingLedger }) {
  const { units, costBase, costBasePerUnit, realisedGain, income, frankingCredits, brokerage } = position
  const gained = gainOf(holding)
  const { isDoubtful, label } = priceLabelOf(holding)
  const hasTrades = holding.hasLedger === true
  return (
    <Card title="Position">
      <dl className={styles.facts}>
        <Fact
          label="Units"
          detail={
            hasTrades &&
            position.undatedUnits > 0 && (
              <>
                <Quantity units={position.undatedUnits} /> of them without a date
              </>
            )
          }
        >
          <Quantity units={units} />
        </Fact>
        <Fact
          label="Value"
          detail={
            <>
              <Price aud={holding.currentPrice} /> each
              {isDoubtful && (
                <>
                  {' '}
                  <Chip tone="notice">{label}</Chip>
                </>
              )}
            </>
          }
        >
          <Money aud={holding.totalValue} />
        </Fact>
        <Fact
          label="Cost base"
          detail={
            <>
              <Price aud={costBasePerUnit} isPrivate /> each
              {hasTrades && (
                <>
                  {' '}
                  with brokerage, <Price aud={position.costWithoutBrokeragePerUnit} isPrivate /> without
                </>
              )}
            </>
          }
        >
          <Money aud={cents(costBase)} />
        </Fact>
        <Fact label="Unrealised" detail={gained === null ? 'No price was found' : 'Value less cost base'}>
          {gained === null ? 'Not known' : <Change aud={gained.gain} />}
        </Fact>
        {hasTrades && (
          <>
            <Fact label="Realised" detail="By sales, after brokerage">
              <Change aud={cents(realisedGain)} />
            </Fact>
            <Fact
              label="Income"
              detail={
                <>
                  Before tax withheld; franking credits entered <Money aud={cents(frankingCredits)} />
                </>
              }
            >
              <Money aud={cents(income)} />
            </Fact>
          </>
        )}
      </dl>
      {brokerage > 0 && (
        <p className={styles.muted}>
          Brokerage so far: <Money aud={cents(brokerage)} />.
        </p>
      )}
    </Card>
  )
}
