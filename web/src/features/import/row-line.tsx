// RowLine: one row of a file in the preview: what it says, what becomes of it and why, and what can be done about it.
import { useState } from 'react'
import { numberOf } from '#shared/portfolio/import/cells.ts'
import type { ImportRow } from '#shared/portfolio/import/import-row.ts'
import type { PreviewRow } from '#shared/portfolio/import/preview.ts'
import type { PreviewState } from '#shared/portfolio/import/preview-state.ts'
import { withCost, withValue } from '#shared/portfolio/import/values.ts'
import { formatDay } from '../../lib/format-day.ts'
import { formatMoney, formatQuantity } from '../../lib/format.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import styles from './import.module.css'
import { rowWord } from './row-words.ts'
import type { ImportRun } from './use-import-run.ts'

export const stateWords: Readonly<Record<PreviewState, { word: string; tone: ChipTone }>> = {
  new: { word: 'New', tone: 'primary' },
  there: { word: 'Already there', tone: 'neutral' },
  needsYou: { word: 'Needs you', tone: 'notice' },
  skipped: { word: 'Skipped', tone: 'neutral' },
}

type RowProps = { shown: PreviewRow; run: ImportRun }

/** Fills in what the file does not say. */
function Repair({ shown: { id, file, row }, run }: RowProps) {
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [need] = row.needs
  if (need === undefined) return null
  const save = (): void => {
    const value = numberOf(text)
    if (typeof value !== 'number' || value < 0 || value > 1e12) return setIsWrong(true)
    const place = Number(id.split(':')[1])
    run.repair(file, (rows) =>
      need.kind === 'value'
        ? withValue(rows, need.group, value)
        : rows.map((one: ImportRow, at) => (at === place ? withCost(one, value, null) : one)),
    )
  }
  return (
    <form
      className={styles.repair}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <AmountInput
        label={
          need.kind === 'value'
            ? `Value of ${formatQuantity(need.units)} ${need.symbol} that day`
            : 'Total cost of these units'
        }
        error={isWrong ? 'Enter an amount in dollars, such as 1,250.50.' : undefined}
        value={text}
        onChange={setText}
      />
      <Button size="small" type="submit">
        Save
      </Button>
    </form>
  )
}

export function RowLine({ shown, run }: RowProps) {
  const { id, row, state, why, isTaken } = shown
  const { facts, total } = row
  const name = `line ${row.row}`
  const decide = (choice: 'take' | 'leave'): void =>
    run.setChoices((before) => ({ ...before, rows: new Map([...(before.rows ?? []), [id, choice]]) }))
  const canTake = !isTaken && row.needs.length === 0 && row.aside?.canTake !== false && state !== 'needsYou'
  const isUnclear = state === 'needsYou' && row.needs.length === 0 && why !== 'This date is in the future.'
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.what}>
          <span>{facts.date === null ? 'No date' : formatDay(facts.date)}</span> {rowWord(row)}
        </span>
        {total !== null && <span className={styles.amount}>{formatMoney(total)}</span>}
        <Chip tone={stateWords[state].tone}>{stateWords[state].word}</Chip>
      </div>
      {why !== null && <p className={styles.quiet}>{why}</p>}
      {state === 'needsYou' && <Repair shown={shown} run={run} />}
      <div className={styles.buttons}>
        {isUnclear && (
          <Button size="small" variant="secondary" aria-label={`Add ${name}`} onClick={() => decide('take')}>
            It’s another one
          </Button>
        )}
        {canTake && (
          <Button size="small" variant="quiet" aria-label={`Add ${name} anyway`} onClick={() => decide('take')}>
            Add anyway
          </Button>
        )}
        {(isTaken || state === 'needsYou') && (
          <Button size="small" variant="quiet" aria-label={`Leave out ${name}`} onClick={() => decide('leave')}>
            Leave out
          </Button>
        )}
      </div>
    </li>
  )
}
