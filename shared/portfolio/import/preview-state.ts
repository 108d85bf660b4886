// PreviewState: what is said of a row before it is sent: new, there already, in need of the person, or skipped; and why.
import { formatLabel } from './read-file.ts'
import type { ImportRow } from './import-row.ts'
import type { Verdict } from './match.ts'

export type PreviewState = 'new' | 'there' | 'needsYou' | 'skipped'

const sourceName = (format: string | null): string =>
  format === null
    ? 'what you typed in'
    : format === 'gumnut-trades' || format === 'gumnut-holdings'
      ? 'your Gumnut export'
      : formatLabel(format)

const needed: Readonly<Record<ImportRow['needs'][number]['kind'], string>> = {
  code: 'Which code does this have? We don’t know it by this name.',
  costBase: 'What did these units cost you? The file doesn’t say.',
  value: 'What was this worth in Australian dollars that day? The file doesn’t say.',
}

/** @param today Sydney day */
export function stateOf(row: ImportRow, verdict: Verdict, today: string): { state: PreviewState; why: string | null } {
  if (row.aside !== undefined) return { state: 'skipped', why: row.aside.reason }
  if (verdict.kind === 'there') {
    const why = `Already in Gumnut, from ${sourceName(verdict.by)}.${verdict.isBetter ? ' This file knows more about it.' : ''}`
    return { state: 'there', why }
  }
  if (verdict.kind === 'twice') return { state: 'there', why: `Also in ${sourceName(verdict.by)}, which counts.` }
  if (row.facts.date !== null && row.facts.date > today)
    return { state: 'needsYou', why: 'This date is in the future.' }
  if (verdict.kind === 'unclear') {
    return {
      state: 'needsYou',
      why: `This could be one of ${verdict.candidates} trades that are there already. Is it another one?`,
    }
  }
  const need = row.needs[0]
  return need === undefined ? { state: 'new', why: row.notice ?? null } : { state: 'needsYou', why: needed[need.kind] }
}
