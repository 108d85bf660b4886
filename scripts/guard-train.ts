// Trains the score of the reply check: `npm run guard:train`. Each writer that is trained on is also scored by weights that never
// saw them, which sets the threshold; the writers held out are never learned from. Prints both.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { learn, prepare, type Prepared, scoreOf, thresholdFor } from '#training/score/learn.ts'
import { firstSet, hashOfSet, isHeldOut, readWriters } from '#training/score/records.ts'
import { toneWeightsSource } from '#training/tone/train-tone.ts'

writeFileSync(new URL('../shared/educator/reply-check/tone-weights.ts', import.meta.url), toneWeightsSource())

/** A little above what is wanted of writers nobody has seen. */
const wantedRecall = 0.955
const folds = 5
const lineLength = 140

const writers = readWriters()
const trained = writers.filter((writer) => !isHeldOut(writer))
const prepared = trained.map(prepare)
const extra = process.argv.includes('--first') ? [prepare(firstSet)] : []

const scored: { writer: string; reply: Prepared; score: number }[] = []
for (let fold = 0; fold < folds; fold++) {
  const unseen = prepared.filter((_, at) => at % folds === fold)
  const weights = learn([...prepared.filter((_, at) => at % folds !== fold), ...extra])
  for (const { name, replies } of unseen)
    for (const reply of replies) scored.push({ writer: name, reply, score: scoreOf(reply, weights) })
}
const isBlocked = ({ reply }: { reply: Prepared }): boolean => reply.reply.label === 'block'
const threshold = thresholdFor(
  wantedRecall,
  scored.filter(isBlocked).map(({ score }) => score),
)

const weights = learn([...prepared, ...extra])
for (const writer of writers.filter(isHeldOut))
  for (const reply of prepare(writer).replies)
    scored.push({ writer: `${writer.name} (held out)`, reply, score: scoreOf(reply, weights) })

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3))
for (const name of new Set(scored.map(({ writer }) => writer))) {
  const rows = scored.filter(({ writer }) => writer === name)
  const [blocks, allows] = [rows.filter(isBlocked), rows.filter((row) => !isBlocked(row))]
  const hard = rows.filter(({ reply }) => reply.isHard)
  console.info(
    `${name.padEnd(16)} recall ${percent(blocks.filter(({ score }) => score >= threshold).length, blocks.length)} ` +
      `allow ${percent(allows.filter(({ score }) => score < threshold).length, allows.length)} ` +
      `hard rules ${percent(hard.filter(isBlocked).length, blocks.length)}, wrongly ${hard.filter((row) => !isBlocked(row)).length}/${allows.length}`,
  )
}

const step = weights.byBucket.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 32_767
const bytes = Buffer.alloc(weights.byBucket.length * 2)
weights.byBucket.forEach((weight, at) => bytes.writeInt16LE(Math.round(weight / step), at * 2))
const base64 = bytes.toString('base64')
const lines = base64.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
const stored = {
  about: 'Weights of the score of the reply check, written by npm run guard:train; do not edit.',
  trainedOn: hashOfSet(trained),
  writers: trained.map(({ name }) => name),
  bias: weights.bias,
  threshold,
  step,
  weights: lines,
}
writeFileSync(
  join(import.meta.dirname, '../shared/educator/reply-check/data/score-weights.json'),
  `${JSON.stringify(stored, undefined, 2)}\n`,
)
console.info(`${trained.length} writers learned from, threshold ${threshold.toFixed(2)}`)
