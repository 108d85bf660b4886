// Shares part: of each share that paid a dividend in the year, the company's tax rate and the kind of share, as the person says them.
import type { TaxRecord } from '#shared/tax/tax-record.ts'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { useShareFields } from '../../data/use-share-facts.ts'
import { kindHint, rateHint } from '../../lib/share-words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/select.tsx'
import rowsStyles from './rows.module.css'
import styles from './tax.module.css'

type Share = { holdingId: string; symbol: string }

/** Shares with a franked payment in the year, by symbol. */
function sharesOf({ income }: TaxYearAnswer): Share[] {
  const shares = new Map(
    income
      .filter(({ kind, franking }) => kind === 'dividend' && franking !== null)
      .map(({ holdingId, symbol }) => [holdingId, { holdingId, symbol }] as const),
  )
  return [...shares.values()].sort((one, other) => one.symbol.localeCompare(other.symbol))
}

function ShareRow({ share: { holdingId, symbol }, record }: { share: Share; record: TaxRecord }) {
  const { rate, kind } = useShareFields(holdingId, symbol, record)
  return (
    <li className={rowsStyles.item}>
      <div className={styles.fields}>
        <Select {...rate} hint={undefined} />
        <Select {...kind} hint={undefined} />
      </div>
    </li>
  )
}

export function SharesPart({ answer }: { answer: TaxYearAnswer }) {
  const shares = sharesOf(answer)
  if (shares.length === 0) return null
  return (
    <div className={styles.shares}>
      <Disclosure summary="Company tax rates and preference shares">
        <p className={styles.muted}>
          <strong>Company tax rate.</strong> {rateHint}
        </p>
        <p className={styles.muted}>
          <strong>Kind of share.</strong> {kindHint}
        </p>
        <ul className={rowsStyles.items}>
          {shares.map((share) => (
            <ShareRow key={share.holdingId} share={share} record={answer.record} />
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
