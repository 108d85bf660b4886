// Holdings list: the table on a window of 768 px and more, cards below; and whose prices these are.
import { type Ref, useMemo } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { Card } from '../../ui/card.tsx'
import { DataCredit } from '../../ui/data-credit.tsx'
import { useIsWider } from '../../ui/use-is-wider.ts'
import { useMedia } from '../../ui/use-media.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { HoldingDeeds } from './holding-actions.tsx'
import { HoldingCards } from './holding-cards.tsx'
import { rowsOf, sorted, sortWords } from './holding-rows.ts'
import { HoldingsTable } from './holdings-table.tsx'
import styles from './portfolio.module.css'
import { SortSelect } from './sort-select.tsx'
import { useStoredSort } from './use-stored-sort.ts'

const tableWindow = '(min-width: 768px)'
/** The narrowest form of the table, and two cards beside each other, need this much, in the size of the text. */
const tableRem = 26
const twoCardsRem = 35

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

type HoldingsListProps = HoldingDeeds & { holdings: readonly Holding[]; ref?: Ref<HTMLDivElement> }

export function HoldingsList({ holdings, onEdit, onDelete, ref }: HoldingsListProps) {
  const isWindowWide = useMedia(tableWindow)
  const [tableRef, hasTableRoom] = useIsWider(tableRem * remPx())
  const [cardsRef, hasCardsRoom] = useIsWider(twoCardsRem * remPx())
  const [sort, setSort] = useStoredSort()
  const rows = useMemo(() => rowsOf(holdings), [holdings])
  const inOrder = useMemo(() => sorted(rows, sort), [rows, sort])
  const hasCoinGecko = holdings.some(({ priceSource }) => priceSource === 'coingecko')
  return (
    // Takes the focus when the row that had it is gone.
    <div ref={ref} tabIndex={-1}>
      <div ref={tableRef}>
        {isWindowWide && hasTableRoom ? (
          <Card title="Holdings" isFlush className={styles.tableCard}>
            <HoldingsTable rows={inOrder} sort={sort} onSort={setSort} onEdit={onEdit} onDelete={onDelete} />
          </Card>
        ) : (
          <section aria-label="Holdings" ref={cardsRef}>
            <div className={styles.listHead}>
              <h2>Holdings</h2>
              {holdings.length > 1 && <SortSelect sort={sort} onSort={setSort} />}
            </div>
            <HoldingCards rows={inOrder} perLine={hasCardsRoom ? 2 : 1} onEdit={onEdit} onDelete={onDelete} />
          </section>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{sort === null ? '' : sortWords(sort)}</VisuallyHidden>
      </div>
      {hasCoinGecko && (
        <div className={styles.credit}>
          <DataCredit provider="CoinGecko" href="https://www.coingecko.com" />
        </div>
      )}
    </div>
  )
}
