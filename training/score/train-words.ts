// Train words: the weights of the score by words, from the labelled replies. Each writer is also scored by weights that never saw them,
// which sets the thresholds; those held out are never learned from.
import { store } from '#shared/educator/reply-check/score/linear.ts'
import { type Kind, weigh } from '#shared/educator/reply-check/score/score.ts'
import { figure, learnModels, learnReader, prepare, quantile } from './learn.ts'
import { firstSet, hashOfSet, isLearnedByWords, readWriters, writesPairs } from './records.ts'

/**
 * By the score alone. A little above the 0.95 that is wanted of writers nobody has seen; no more in short replies, where the patterns find what
 * it misses; in long refusals, warnings and comfort below it, so that few harmless ones are kept from somebody who needs them. Too few
 * short ones are of that kind.
 */
const wantedRecall = { short: 0.95, long: 0.97, longIfDelicate: 0.9 }
/** The share of harmless replies that may score as certain. */
const certainlyWrong = 0.0005
const folds = 5

const trained = readWriters().filter(isLearnedByWords)
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
  const suspectedAt = (recall: number, rows: typeof bad): number =>
    quantile(
      1 - recall,
      rows.map(({ reply, score }) => (reply.isHard ? Number.POSITIVE_INFINITY : score)),
    )
  const delicate = (row: (typeof scored)[number]): boolean => row.isDelicate
  const suspected = suspectedAt(
    wantedRecall[kind],
    bad.filter((row) => !delicate(row)),
  )
  const thresholds = {
    suspected,
    suspectedIfDelicate: kind === 'long' ? suspectedAt(wantedRecall.longIfDelicate, bad.filter(delicate)) : suspected,
    certain: quantile(
      1 - certainlyWrong,
      fine.map(({ score }) => score),
    ),
  }

  const print = (name: string, is: (row: (typeof scored)[number]) => boolean): void => {
    const reach = (row: (typeof scored)[number]): number =>
      delicate(row) ? thresholds.suspectedIfDelicate : thresholds.suspected
    const from = (rows: typeof scored, threshold: typeof reach): number =>
      rows.filter(is).filter((row) => row.reply.isHard || row.score >= threshold(row)).length
    const certain = (): number => thresholds.certain
    const [bads, fines] = [bad.filter(is).length, fine.filter(is).length]
    const cells = [
      share(from(bad, reach), bads),
      share(fines - from(fine, reach), fines),
      share(from(bad, certain), bads),
      `${from(fine, certain)} of ${fines}`,
    ]
    console.info(`| ${[name, ...cells].join(' | ')} |`)
  }
  console.info(`\n| ${kind} replies of unseen writers | recall | allow | certain | certain, wrongly |`)
  console.info('| --- | --- | --- | --- | --- |')
  for (const name of new Set(scored.map((row) => row.name))) print(name, (row) => row.name === name)
  if (kind === 'long') print('refusals, warnings and comfort', delicate)
  print('all', () => true)

  const models = learnModels([...prepared, ...always], kind)
  return {
    thresholds,
    reader: learnReader(figured),
    words: store(models.words),
    letters: store(models.letters),
    reply: store(models.reply),
    delicate: models.delicate === null ? null : store(models.delicate),
  }
}

/** What is kept as `score-weights.json`; prints how unseen writers are scored. */
export const trainWords = (): object => ({
  about: 'Weights of the score of the reply check, written by npm run guard:train; do not edit.',
  trainedOn: hashOfSet([...trained, firstSet]),
  writers: trained.map(({ name }) => name),
  short: train('short'),
  long: train('long'),
})
