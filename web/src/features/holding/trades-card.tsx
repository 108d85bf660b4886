// Trades card: everything that happened to a holding, the newest first, to be added to, changed and deleted.
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type Ref, useState } from 'react'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { useBalances } from '../../lib/balances.tsx'
import { showAllWords } from '../../lib/show-all-words.ts'
import { ShowAll } from '../../ui/show-all.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './holding.module.css'
import { typeNames } from './trade-fields.ts'
import { dayText } from './trade-form.ts'
import { tradeLine } from './trade-words.ts'

type TradesCardProps = {
  /** Takes the focus where the button that had it is gone. */
  list: Ref<HTMLUListElement>
  transactions: readonly Transaction[]
  onAdd: () => void
  onEdit: (trade: Transaction) => void
  onDelete: (trade: Transaction) => void
}

const firstShown = 30

export function TradesCard({ list, transactions, onAdd, onEdit, onDelete }: TradesCardProps) {
  const { areHidden } = useBalances()
  const [isWhole, setWhole] = useState(false)
  const newest = transactions.toReversed()
  const shown = isWhole ? newest : newest.slice(0, firstShown)
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
        {shown.map((trade) => {
          const name = `${typeNames[trade.type].toLowerCase()}, ${dayText(trade.date)}`
          return (
            <li key={trade.id} className={styles.row}>
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
                    <Button variant="quiet" size="small" onClick={() => onEdit(trade)}>
                      Add them
                    </Button>
                  </span>
                )}
              </span>
              <span className={styles.deeds}>
                <IconButton
                  label={`Change ${name}`}
                  icon={<Pencil size={20} strokeWidth={1.75} />}
                  onClick={() => onEdit(trade)}
                />
                <IconButton
                  tone="danger"
                  label={`Delete ${name}`}
                  icon={<Trash2 size={20} strokeWidth={1.75} />}
                  onClick={() => onDelete(trade)}
                />
              </span>
            </li>
          )
        })}
      </ul>
      {shown.length < newest.length && (
        <ShowAll label={showAllWords(newest.length, 'trades')} onPress={() => setWhole(true)} />
      )}
    </Card>
  )
}
