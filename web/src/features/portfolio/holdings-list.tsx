// Holdings list: the table on a window of 768 px and more, cards below; and whose prices these are.
import { HoldingType } from '#shared/market/instrument.ts'
import { Rows2, Rows3 } from 'lucide-react'
import { memo, type Ref, startTransition, useMemo } from 'react'
import { type Holding } from '#shared/portfolio/holding.ts'
import { holdingTypeNames } from '../../lib/holding-words.ts'
import { LicenceNote } from '../../lib/licence-note.tsx'
import { Card } from '../../ui/card.tsx'
import { DataCredit } from '../../ui/data-credit.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useIsWider } from '../../ui/use-is-wider.ts'
import { useMedia } from '../../ui/use-media.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { HoldingDeeds } from './holding-actions.tsx'
import { HoldingCards } from './holding-cards.tsx'
import { rowsOf, type Sort, sorted, sortWords } from './holding-rows.ts'
import { HoldingsTable } from './holdings-table.tsx'
import styles from './portfolio.module.css'
import { SortSelect } from './sort-select.tsx'
import { useListView, useStoredSort } from './use-list-view.ts'
import { maxWholeRows } from '../../ui/use-virtual-rows.ts'

const tableWindow = '(min-width: 768px)'
/** The narrowest form of the table, and two cards beside each other, need this much, in the size of the text. */
const tableRem = 26
const twoCardsRem = 35
/** A list longer than this can be narrowed to a kind, and shown in less room. */
const maxUnfiltered = 6

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

type HoldingsListProps = HoldingDeeds & { holdings: readonly Holding[]; ref?: Ref<HTMLDivElement> }

/** Drawn for other holdings only: a sheet that opens over it changes nothing here. */
export const HoldingsList = memo(function HoldingsList({ holdings, onEdit, onDelete, ref }: HoldingsListProps) {
  const isWindowWide = useMedia(tableWindow)
  const [tableRef, hasTableRoom] = useIsWider(tableRem * remPx())
  const [cardsRef, hasCardsRoom] = useIsWider(twoCardsRem * remPx())
  const [sort, setSort] = useStoredSort()
  /** A short table changes at once, a long one lets the browser answer the press first. */
  const sortTable = (next: Sort): void =>
    holdings.length <= maxWholeRows ? setSort(next) : startTransition(() => setSort(next))
  const [view, changeView] = useListView()
  const rows = useMemo(() => rowsOf(holdings), [holdings])
  const inOrder = useMemo(() => sorted(rows, sort), [rows, sort])
  const isFiltered = holdings.length > maxUnfiltered
  const kinds = [
    { value: 'all' as const, label: 'All' },
    ...HoldingType.options
      .filter((type) => holdings.some((holding) => holding.type === type))
      .map((type) => ({ value: type, label: holdingTypeNames[type] })),
  ]
  // A kind that is gone shows everything again.
  const shownType = isFiltered && kinds.some(({ value }) => value === view.type) ? view.type : 'all'
  const shown = shownType === 'all' ? inOrder : inOrder.filter(({ holding }) => holding.type === shownType)
  const kindChoice = isFiltered && (
    <SegmentedControl label="Show" options={kinds} value={shownType} onChange={(type) => changeView({ type })} />
  )
  const hasCoinGecko = holdings.some(({ priceSource }) => priceSource === 'coingecko')
  return (
    // Takes the focus when the row that had it is gone.
    <div ref={ref} tabIndex={-1}>
      <div ref={tableRef}>
        {isWindowWide && hasTableRoom ? (
          <Card title="Holdings" action={kindChoice} isFlush className={styles.tableCard}>
            <HoldingsTable rows={shown} sort={sort} onSort={sortTable} onEdit={onEdit} onDelete={onDelete} />
          </Card>
        ) : (
          <section aria-label="Holdings" ref={cardsRef}>
            <div className={styles.listHead}>
              <h2>Holdings</h2>
              {holdings.length > 1 && <SortSelect sort={sort} onSort={setSort} />}
            </div>
            {isFiltered && (
              <div className={styles.listView}>
                {kindChoice}
                <IconButton
                  label={view.isCompact ? 'Show full cards' : 'Show a compact list'}
                  icon={view.isCompact ? <Rows2 size={22} /> : <Rows3 size={22} />}
                  onClick={() => changeView({ isCompact: !view.isCompact })}
                />
              </div>
            )}
            <HoldingCards
              rows={shown}
              perLine={hasCardsRoom ? 2 : 1}
              isCompact={isFiltered && view.isCompact}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          </section>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{sort === null ? '' : sortWords(sort)}</VisuallyHidden>
      </div>
      <div className={styles.credit}>
        {hasCoinGecko && <DataCredit provider="CoinGecko" href="https://www.coingecko.com" />}
        <LicenceNote />
      </div>
    </div>
  )
})
