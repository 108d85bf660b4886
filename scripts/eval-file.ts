// Eval file: the labelled replies that somebody hands to `npm run eval`, read before anything else is done.
import { readFileSync } from 'node:fs'
import { type Labelled, readLines } from '#training/score/records.ts'

/** What is wrong with the file, as whoever named it is told. */
export class EvalFileProblem extends Error {}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new EvalFileProblem(`${path} can't be read. Usage: npm run eval [labelled replies.jsonl]`)
  }
}

/**
 * The replies of a JSON Lines file, each with `text` and a `label` or `verdict`, which is `allow` or `block`.
 * @throws EvalFileProblem where there is no such file or a line is none of these
 */
export function readEvalFile(path: string): Labelled[] {
  const rows = readText(path)
    .split('\n')
    .map((line, at) => ({ line: line.trim(), place: `${path}:${at + 1}` }))
    .filter(({ line }) => line !== '')
  for (const { line, place } of rows) {
    let row: unknown
    try {
      row = JSON.parse(line)
    } catch {
      throw new EvalFileProblem(`${place} is no JSON.`)
    }
    const { text, label, verdict } = (row ?? {}) as Record<string, unknown>
    if (typeof text !== 'string') throw new EvalFileProblem(`${place} has no text.`)
    if (!['allow', 'block'].includes(String(label ?? verdict)))
      throw new EvalFileProblem(`${place} has no label, allow or block.`)
  }
  if (rows.length === 0) throw new EvalFileProblem(`${path} has no replies.`)
  return readLines(rows.map(({ line }) => line).join('\n'), path)
}
