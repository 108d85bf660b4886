// Holdings list: the table where there is room for its columns, cards where there is not; and whose prices these are.
import type { Holding } from '#shared/domain/holding.ts'
import { Card } from '../../ui/card.tsx'
import { useIsWider } from '../../ui/use-is-wider.ts'
import { HoldingCard } from './holding-card.tsx'
import { HoldingsTable } from './holdings-table.tsx'
import styles from './portfolio.module.css'

/** The eight columns need this much of the page, in CSS pixels. */
const tableWidthPx = 660

type HoldingsListProps = { holdings: readonly Holding[]; onDelete: (holding: Holding) => void }

export function HoldingsList({ holdings, onDelete }: HoldingsListProps) {
  const [ref, isWide] = useIsWider(tableWidthPx)
  const hasCoinGecko = holdings.some(({ priceSource }) => priceSource === 'coingecko')
  return (
    <div ref={ref}>
      {isWide ? (
        <Card title="Holdings" isFlush>
          <HoldingsTable holdings={holdings} onDelete={onDelete} />
        </Card>
      ) : (
        <section aria-label="Holdings">
          <h2 className={styles.listTitle}>Holdings</h2>
          <ul className={styles.cards}>
            {holdings.map((holding) => (
              <HoldingCard key={holding.id} holding={holding} onDelete={onDelete} />
            ))}
          </ul>
        </section>
      )}
      {hasCoinGecko && (
        <p className={styles.attribution}>
          Crypto prices: data provided by{' '}
          <a href="https://www.coingecko.com" target="_blank" rel="noreferrer">
            CoinGecko
          </a>
          .
        </p>
      )}
    </div>
  )
}
