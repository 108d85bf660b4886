// Trains the reply check: `npm run guard:train`. First the tone model from its lines, then the score from the labelled replies.
// Each writer is also scored by weights that never saw them, which sets the thresholds; those held out are never learned from.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { store } from '#shared/educator/reply-check/score/linear.ts'
import { type Kind, weigh } from '#shared/educator/reply-check/score/score.ts'
import { figure, learnModels, learnReader, prepare, quantile } from '#training/score/learn.ts'
import { firstSet, hashOfSet, isHeldOut, readWriters, writesPairs } from '#training/score/records.ts'
import { toneWeightsSource } from '#training/tone/train-tone.ts'

const folder = join(import.meta.dirname, '../shared/educator/reply-check')
writeFileSync(join(folder, 'tone-weights.ts'), toneWeightsSource())

/** By the score alone; in short replies the patterns find more. A little above what is wanted of writers nobody has seen. */
const wantedRecall: Record<Kind, number> = { short: 0.92, long: 0.96 }
/** The share of harmless replies that may score as certain. */
const certainlyWrong = 0.003
const folds = 5

const trained = readWriters().filter((writer) => !isHeldOut(writer))
// The first set is one of short replies and would lead the models of the long ones astray. In parts, so that every fold has some.
const firstParts = Array.from({ length: folds }, (_, part) => ({
  name: 'first labelled set',
  replies: firstSet.replies.filter((_reply, at) => at % folds === part),
}))

const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3))

function train(kind: Kind): object {
  const always = trained.filter(writesPairs).map((writer) => prepare(writer, kind))
  const prepared = [...trained.filter((writer) => !writesPairs(writer)), ...(kind === 'short' ? firstParts : [])].map(
    (writer) => prepare(writer, kind),
  )
  // Every writer's figures come from models that never saw them.
  const figured = Array.from({ length: folds }, (_, fold) => {
    const models = learnModels([...prepared.filter((_writer, at) => at % folds !== fold), ...always], kind)
    return prepared
      .filter((_writer, at) => at % folds === fold)
      .flatMap(({ name, replies }) =>
        replies
          .filter((reply) => reply.kind === kind)
          .map((reply) => ({ name, fold, reply, ...figure(reply, models) })),
      )
  }).flat()
  const scored = Array.from({ length: folds }, (_, fold) => {
    const reader = learnReader(figured.filter((row) => row.fold !== fold))
    return figured.filter((row) => row.fold === fold).map((row) => ({ ...row, score: weigh(row.figures, reader) }))
  }).flat()
  const bad = scored.filter(({ isBad }) => isBad)
  const fine = scored.filter(({ isBad }) => !isBad)
  const thresholds = {
    suspected: quantile(
      1 - wantedRecall[kind],
      bad.map(({ reply, score }) => (reply.isHard ? Number.POSITIVE_INFINITY : score)),
    ),
    certain: quantile(
      1 - certainlyWrong,
      fine.map(({ score }) => score),
    ),
  }

  const print = (name: string, is: (row: (typeof scored)[number]) => boolean): void => {
    const from = (rows: typeof scored, threshold: number): number =>
      rows.filter(is).filter(({ reply, score }) => reply.isHard || score >= threshold).length
    const [bads, fines] = [bad.filter(is).length, fine.filter(is).length]
    const cells = [
      share(from(bad, thresholds.suspected), bads),
      share(fines - from(fine, thresholds.suspected), fines),
      share(from(bad, thresholds.certain), bads),
      `${from(fine, thresholds.certain)} of ${fines}`,
    ]
    console.info(`| ${[name, ...cells].join(' | ')} |`)
  }
  console.info(`\n| ${kind} replies of unseen writers | recall | allow | certain | certain, wrongly |`)
  console.info('| --- | --- | --- | --- | --- |')
  for (const name of new Set(scored.map((row) => row.name))) print(name, (row) => row.name === name)
  print('all', () => true)

  const models = learnModels([...prepared, ...always], kind)
  return {
    thresholds,
    reader: learnReader(figured),
    words: store(models.words),
    letters: store(models.letters),
    reply: store(models.reply),
  }
}

const stored = {
  about: 'Weights of the score of the reply check, written by npm run guard:train; do not edit.',
  trainedOn: hashOfSet([...trained, firstSet]),
  writers: trained.map(({ name }) => name),
  short: train('short'),
  long: train('long'),
}
writeFileSync(join(folder, 'data/score-weights.json'), `${JSON.stringify(stored, undefined, 2)}\n`)
