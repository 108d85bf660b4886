// Figures of the reply check: `npm run eval [file of labelled replies]`. Of writers it never learned from, of the first labelled
// set, of the attacks, and of a file of your own; then what a check costs. The patterns alone stand beside it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assessReply, isClear } from '#shared/educator/reply-check/assess-reply.ts'
import { checkReply } from '#shared/educator/reply-check/check-reply.ts'
import { firstSet, isHeldOut, type Labelled, readLines, readWriters } from '#training/score/records.ts'

const attacks = readFileSync(join(import.meta.dirname, '../tests/shared/educator/attacks.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => (JSON.parse(line) as { replies: string[] }).replies)
  .map((text): Labelled => ({ id: 'attack', text, label: 'block', families: [], sentences: [] }))

/** How often a judge that agrees with the labels in this share of the replies leaves the right verdict. */
const judgeAgrees = 0.98

const line = (name: string, rows: readonly Labelled[]): string => {
  const read = rows.map(({ text, label }) => {
    const assessment = assessReply(text)
    const byPatterns = checkReply(text).codes.some((code) => code !== 'D')
    return { label, isHard: assessment.hard.length > 0, isBlocked: !isClear(assessment), byPatterns }
  })
  const figure = (label: Labelled['label'], worth: (row: (typeof read)[number]) => number): string => {
    const some = read.filter((row) => row.label === label)
    return some.length === 0 ? '-' : (some.reduce((sum, row) => sum + worth(row), 0) / some.length).toFixed(3)
  }
  const pair = (blocked: (row: (typeof read)[number]) => number): string =>
    `${figure('block', blocked)} / ${figure('allow', (row) => 1 - blocked(row))}`
  const judged = ({ isHard, label }: (typeof read)[number]): number =>
    isHard ? 1 : label === 'block' ? judgeAgrees : 1 - judgeAgrees
  return `| ${name} | ${pair(({ byPatterns }) => Number(byPatterns))} | ${pair(({ isBlocked }) => Number(isBlocked))} | ${pair(judged)} | ${pair(({ isHard }) => Number(isHard))} |`
}

console.info(
  '| set (recall / allow) | patterns alone | check | check with a judge | hard rules |\n|---|---|---|---|---|',
)
for (const { name, replies } of readWriters().filter(isHeldOut))
  console.info(line(`${name}, never learned from`, replies))
console.info(line('first labelled set', firstSet.replies))
console.info(line('attacks', attacks))
const own = process.argv[2]
if (own !== undefined) console.info(line('your file', readLines(readFileSync(own, 'utf8'))))

const teaching = readWriters().flatMap(({ replies }) => replies.map(({ text }) => text))
for (const length of [1300, 6000]) {
  const text = teaching.join('\n\n').slice(0, length)
  const times = Array.from({ length: 5 }, () => {
    const before = performance.now()
    assessReply(text)
    return performance.now() - before
  })
  console.info(
    `${length} characters: ${Math.min(...times).toFixed(0)} ms warm, ${Math.max(...times).toFixed(0)} ms at first`,
  )
}
