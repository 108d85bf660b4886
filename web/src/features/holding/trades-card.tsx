// Trades card: everything that happened to a holding, the newest first, to be added to, changed and deleted.
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, memo, type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { useBalances } from '../../lib/balances.tsx'
import { showAllWords } from '../../lib/show-all-words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FurtherRows, placeIn } from '../../ui/further-rows.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ShowAll } from '../../ui/show-all.tsx'
import styles from './holding.module.css'
import { typeNames } from './trade-fields.ts'
import { dayText } from './trade-form.ts'
import { tradeLine } from './trade-words.ts'

type Deeds = { onEdit: (trade: Transaction) => void; onDelete: (trade: Transaction) => void }

type TradesCardProps = Deeds & {
  /** Takes the focus where the button that had it is gone. */
  list: Ref<HTMLUListElement>
  transactions: readonly Transaction[]
  onAdd: () => void
}

const firstShown = 30
/** On a phone. */
const rowPx = 122

type RowProps = ComponentProps<'li'> & { trade: Transaction; areHidden: boolean; deeds: RefObject<Deeds> }

/** Drawn for its own trade only: a sheet that opens over many of them changes nothing here. */
const Row = memo(({ trade, areHidden, deeds, ...place }: RowProps) => {
  const name = `${typeNames[trade.type].toLowerCase()}, ${dayText(trade.date)}`
  const onEdit = (): void => deeds.current.onEdit(trade)
  return (
    <li className={styles.row} {...place}>
      <span className={styles.what}>
        <strong>{typeNames[trade.type]}</strong>
        <span className={styles.muted}>
          {dayText(trade.date)}
          {trade.account !== undefined && ` · ${trade.account}`}
        </span>
        {trade.note !== undefined && <span className={styles.note}>{trade.note}</span>}
      </span>
      <span className={styles.line}>
        {tradeLine(trade, areHidden)}
        {trade.type === 'distribution' && trade.components === undefined && (
          <span className={styles.ask}>
            Its tax parts are on the fund’s annual statement.
            <Button variant="quiet" size="small" onClick={onEdit}>
              Add them
            </Button>
          </span>
        )}
      </span>
      <span className={styles.deeds}>
        <IconButton label={`Change ${name}`} icon={<Pencil size={20} strokeWidth={1.75} />} onClick={onEdit} />
        <IconButton
          tone="danger"
          label={`Delete ${name}`}
          icon={<Trash2 size={20} strokeWidth={1.75} />}
          onClick={() => deeds.current.onDelete(trade)}
        />
      </span>
    </li>
  )
})

export function TradesCard({ list, transactions, onAdd, onEdit, onDelete }: TradesCardProps) {
  const { areHidden } = useBalances()
  const [isWhole, setWhole] = useState(false)
  const deeds = useRef({ onEdit, onDelete })
  useEffect(() => {
    deeds.current = { onEdit, onDelete }
  })
  const newest = transactions.toReversed()
  const further = newest.slice(firstShown)
  return (
    <Card
      title="Trades"
      action={
        <Button size="small" icon={<Plus size={18} aria-hidden="true" />} onClick={onAdd}>
          Add a trade
        </Button>
      }
    >
      <ul className={styles.rows} ref={list} tabIndex={-1}>
        {newest.slice(0, firstShown).map((trade, at) => (
          <Row
            key={trade.id}
            trade={trade}
            areHidden={areHidden}
            deeds={deeds}
            {...(isWhole && placeIn(newest.length, at))}
          />
        ))}
        {isWhole && (
          <FurtherRows items={further} keyOf={({ id }) => id} before={firstShown} estimatedPx={rowPx}>
            {(trade, place) => <Row trade={trade} areHidden={areHidden} deeds={deeds} {...place} />}
          </FurtherRows>
        )}
      </ul>
      {!isWhole && further.length > 0 && (
        <ShowAll label={showAllWords(newest.length, 'trades')} onPress={() => setWhole(true)} />
      )}
    </Card>
  )
}
