// Together: how much the words of a reply and the reading of the encoder count, and from where both suspect it. Set on writers that
// neither has learned from, some of those that may be learned from.
import { loadEncoder } from '#lambdas/adapters/encoder/encoder.ts'
import { readWith } from '#shared/educator/reply-check/encoder/reading.ts'
import { figuresTogether, type Kind, weigh } from '#shared/educator/reply-check/score/score.ts'
import stored from '#shared/educator/reply-check/data/score-weights.json' with { type: 'json' }
import { figure, type Figured, learnModels, learnReader, prepare, quantile } from '../score/learn.ts'
import {
  firstSet,
  isLearnedByWords,
  isForCalibration,
  isOfDelicateTopic,
  readWriters,
  type Writer,
} from '../score/records.ts'

/** By both together, of writers nobody has seen. */
const wantedRecall = { short: { delicate: 0.95, other: 0.96 }, long: { delicate: 0.94, other: 0.985 } }
/** The share of replies that decline, warn of a scam or comfort, as their writers say, that the encoder is to find. */
const foundDelicate = 0.99
/** The share of harmless replies that may score as certain. */
const certainlyWrong = 0.0005

type Row = Pick<Figured, 'figures' | 'isBad'> & {
  readonly isHard: boolean
  /** Log odds by the encoder. */
  readonly delicate: number
  readonly isOfDelicateTopic: boolean
}

async function rowsOf(kind: Kind, learnedFrom: readonly Writer[], calibration: readonly Writer[]): Promise<Row[]> {
  const models = learnModels(
    [...learnedFrom, ...(kind === 'short' ? [firstSet] : [])].map((writer) => prepare(writer, kind)),
    kind,
  )
  const encoder = await loadEncoder()
  const rows: Row[] = []
  for (const { replies } of calibration.map((writer) => prepare(writer, kind))) {
    for (const reply of replies.filter((one) => one.kind === kind)) {
      const { figures, isBad } = figure(reply, models)
      // oxlint-disable-next-line no-await-in-loop
      const reading = await readWith(encoder, reply.read.units)
      const together = figuresTogether(weigh(figures, stored[kind].reader), reading)
      rows.push({
        isHard: reply.isHard,
        isBad,
        delicate: reading.delicate,
        isOfDelicateTopic: isOfDelicateTopic(reply.reply),
        figures: together,
      })
    }
  }
  return rows
}

async function setFor(kind: Kind): Promise<object> {
  const writers = readWriters().filter(isLearnedByWords)
  const calibration = writers.filter((writer) => isForCalibration(writer))
  const rows = await rowsOf(
    kind,
    writers.filter((writer) => !isForCalibration(writer)),
    calibration,
  )
  const reader = learnReader(rows)
  const delicateFrom = quantile(
    1 - foundDelicate,
    rows.filter((row) => row.isOfDelicateTopic).map(({ delicate }) => delicate),
  )
  const scored = rows.map((row) => ({
    ...row,
    isDelicate: row.delicate >= delicateFrom,
    score: weigh(row.figures, reader),
  }))
  const suspectedAt = (recall: number, some: typeof scored): number =>
    quantile(
      1 - recall,
      some.filter(({ isBad }) => isBad).map(({ isHard, score }) => (isHard ? Number.POSITIVE_INFINITY : score)),
    )
  const print = (name: string, some: typeof scored): void => {
    const fine = some.filter(({ isBad }) => !isBad)
    const shares = [0.8, 0.85, 0.87, 0.9, 0.95, 0.97, 0.98, 0.985, 0.99].map((recall) => {
      const from = suspectedAt(recall, some)
      const shown = fine.filter(({ isHard, score }) => !isHard && score < from).length
      return `${recall}: ${(shown / fine.length).toFixed(3)}`
    })
    console.info(`${kind}, ${name}: ${some.length} replies; allow at a recall of ${shares.join(', ')}`)
  }
  const delicate = scored.filter(({ isDelicate }) => isDelicate)
  const others = scored.filter(({ isDelicate }) => !isDelicate)
  print('refusals, warnings and comfort', delicate)
  print('all others', others)
  return {
    reader,
    thresholds: {
      delicateFrom,
      suspected: suspectedAt(wantedRecall[kind].other, others),
      suspectedIfDelicate: suspectedAt(wantedRecall[kind].delicate, delicate),
      certain: quantile(
        1 - certainlyWrong,
        scored.filter(({ isBad }) => !isBad).map(({ score }) => score),
      ),
    },
  }
}

/** What is kept as `together.json`: for each kind of reply the reader of both, and the thresholds from which it suspects. */
export const setTogether = async (): Promise<object> => ({
  about: 'How much words and encoder count together, written by npm run guard:train; do not edit.',
  short: await setFor('short'),
  long: await setFor('long'),
})
