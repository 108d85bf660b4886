// Row line: one row of a file in the preview: what it says, what becomes of it and why, and what can be done about it.
import type { PreviewRow, PreviewState } from '#shared/portfolio/import/preview-state.ts'
import { formatDay } from '../../lib/format-day.ts'
import { formatMoney } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './import.module.css'
import { RowRepair } from './row-repair.tsx'
import { rowWord } from './row-words.ts'
import type { ImportRun } from './use-import-run.ts'

export const stateWords: Readonly<Record<PreviewState, { word: string; tone: ChipTone }>> = {
  new: { word: 'New', tone: 'primary' },
  there: { word: 'Already there', tone: 'neutral' },
  needsYou: { word: 'Needs you', tone: 'notice' },
  skipped: { word: 'Skipped', tone: 'neutral' },
}

type Choice = 'take' | 'leave'
type Deed = { readonly label: string; readonly name: string; readonly choice: Choice | null; readonly isMain?: boolean }

/** What can be done with a row as it stands. */
function deedsOf({ row, state, asks }: PreviewRow, chosen: Choice | undefined): Deed[] {
  const name = `line ${row.row}`
  const leave: Deed = { label: 'Leave out', name: `Leave out ${name}`, choice: 'leave' }
  if (asks === 'duplicate') {
    return [
      { label: 'It’s another one', name: `It’s another one, ${name}`, choice: 'take', isMain: true },
      { label: 'It’s already there', name: `It’s already there, ${name}`, choice: 'leave' },
    ]
  }
  if (chosen !== undefined && (state === 'skipped' || state === 'new'))
    return [
      {
        label: chosen === 'take' ? 'Don’t add' : 'Bring back',
        name: `${chosen === 'take' ? 'Don’t add' : 'Bring back'} ${name}`,
        choice: null,
      },
    ]
  if (state === 'there' || (state === 'skipped' && row.aside?.canTake === true))
    return [{ label: 'Add anyway', name: `Add anyway, ${name}`, choice: 'take' }]
  return state === 'skipped' ? [] : [leave]
}

export function RowLine({ shown, run, today }: { shown: PreviewRow; run: ImportRun; today: string }) {
  const { id, row, state, why } = shown
  const { facts, total, original } = row
  const deeds = deedsOf(shown, run.decisions.choices.rows?.get(id))
  const decide = (choice: Choice | null): void =>
    run.choose((before) => {
      const rows = new Map(before.rows)
      if (choice === null) rows.delete(id)
      else rows.set(id, choice)
      return { ...before, rows }
    })
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
      {original !== undefined && original.rate !== null && (
        <p className={styles.quiet}>
          {original.currency} {original.price} each in the file, at {original.rate} AUD for 1 {original.currency}.
        </p>
      )}
      <RowRepair shown={shown} run={run} today={today} />
      <div className={classNames(styles.buttons, !deeds.some(({ isMain }) => isMain === true) && styles.quietFirst)}>
        {deeds.map(({ label, name, choice, isMain }) => (
          <Button
            key={label}
            size="small"
            variant={isMain === true ? 'secondary' : 'quiet'}
            aria-label={name}
            onClick={() => decide(choice)}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}
