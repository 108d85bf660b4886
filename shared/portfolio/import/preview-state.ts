// PreviewState: what is said of a row before it is sent: new, there already, in need of the person, or skipped; and why.
import { formatLabel } from './read-file.ts'
import type { ImportRow, RowNeed } from './import-row.ts'
import type { Verdict } from './verdicts.ts'

export type PreviewState = 'new' | 'there' | 'needsYou' | 'skipped'

const sourceName = (format: string | null): string =>
  format === null ? 'what you typed in' : format.startsWith('gumnut-') ? 'your Gumnut export' : formatLabel(format)

const needed: Readonly<Record<RowNeed['kind'], string>> = {
  code: 'The file has a name here and no code. Which one is it?',
  costBase: 'What did these units cost you? The file doesn’t say.',
  value: 'What was this worth in Australian dollars that day? The file doesn’t say.',
}

/** What a row waits for: a figure, its date, or the word whether it is one of those that are there. */
type Question = RowNeed['kind'] | 'date' | 'duplicate'
export type Stated = { readonly state: PreviewState; readonly why: string | null; readonly asks: Question | null }

/** A row as the preview has it. */
export type PreviewRow = {
  readonly id: string
  readonly file: number
  readonly row: ImportRow
  readonly state: PreviewState
  /** Why, in a sentence; null for what is simply new. */
  readonly why: string | null
  /** What it waits for; null unless it needs the person. */
  readonly asks: Question | null
  readonly isTaken: boolean
}

const settled = (state: PreviewState, why: string | null): Stated => ({ state, why, asks: null })
const asked = (asks: Question, why: string): Stated => ({ state: 'needsYou', why, asks })

/**
 * @param today Sydney day
 * @param isAsked whether the person asked for what is put aside, such as a security of another exchange
 */
export function stateOf(
  row: ImportRow,
  verdict: Verdict,
  { today, isAsked }: { today: string; isAsked: boolean },
): Stated {
  if (verdict.kind === 'there') {
    const more = verdict.isBetter ? ' This file says more about it.' : ''
    return settled('there', `Already in Gumnut, from ${sourceName(verdict.by)}.${more}`)
  }
  if (row.aside !== undefined && !(isAsked && row.aside.canTake)) return settled('skipped', row.aside.reason)
  if (verdict.kind === 'twice') {
    const because = verdict.isBetter ? 'it says more about the trade' : 'it was read first'
    return settled('there', `Also in ${sourceName(verdict.by)}, which counts: ${because}.`)
  }
  if (row.facts.date !== null && row.facts.date > today)
    return asked('date', 'This date is in the future. When was it?')
  if (verdict.kind === 'unclear')
    return asked(
      'duplicate',
      verdict.candidates === 1
        ? 'This could be a trade that is there already. Is it another one?'
        : `This could be one of ${verdict.candidates} trades that are there already. Is it another one?`,
    )
  const need = row.needs[0]
  return need === undefined ? settled('new', row.notice ?? null) : asked(need.kind, needed[need.kind])
}
