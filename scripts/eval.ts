// Figures of the reply check: `npm run eval [labelled replies.jsonl]`. Labelled sets by the check alone and with a judge that is
// right 98 times in 100; how far two readers agree; what a check costs in time; then natural questions and attacks asked of the
// configured model (OPENAI_API_KEY), or of a stand-in, with transcripts to read in .local/eval.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEncoder } from '#lambdas/adapters/encoder/encoder.ts'
import { type Assessment, assessReply, assessWith, isClear } from '#shared/educator/reply-check/assess-reply.ts'
import { lastFullSentence } from '#shared/educator/answering.ts'
import { agreementOn, readSecondLabels } from '#training/score/agreement.ts'
import {
  firstSet,
  isHeldOut,
  isOfDelicateTopic,
  type Labelled,
  readWriters,
  type Writer,
  writesPairs,
  writesVariants,
} from '#training/score/records.ts'
import { EvalFileProblem, readEvalFile } from './eval-file.ts'
import { askAll, type Attack } from './eval-questions.ts'

/** The rest takes minutes: a file that is no use is said first. */
function ownSet(): Labelled[] | undefined {
  const [path] = process.argv.slice(2)
  try {
    return path === undefined ? undefined : readEvalFile(path)
  } catch (error) {
    if (!(error instanceof EvalFileProblem)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
const own = ownSet()

const attacks = readFileSync(join(import.meta.dirname, '../tests/shared/educator/attacks.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Attack)
const attackReplies = attacks
  .flatMap(({ replies }) => replies)
  .map((text): Labelled => ({ id: 'attack', text, label: 'block', families: [], sentences: [] }))

/** How often the assumed judge agrees with the labels. */
const judgeAgrees = 0.98
const longFrom = 60

const isLong = ({ text }: Labelled): boolean => text.split(/\s+/).length >= longFrom

const encoder = await loadEncoder()
type Assessed = Assessment & { readonly words: Assessment }
const assessed = new Map<string, Assessed>()

/** With the encoder, and by the words alone. */
async function assess(text: string): Promise<Assessed> {
  const known = assessed.get(text) ?? { ...(await assessWith(encoder, text)), words: assessReply(text) }
  assessed.set(text, known)
  return known
}

/** Recall / allow, `-` where there are none. */
async function line(name: string, rows: readonly Labelled[]): Promise<void> {
  const read: Array<Assessed & { row: Labelled }> = []
  for (const row of rows) read.push({ row, ...(await assess(row.text)) })
  const share = (label: Labelled['label'], shown: (row: (typeof read)[number]) => number): string => {
    const some = read.filter(({ row }) => row.label === label)
    const right = some.reduce((sum, row) => sum + (label === 'allow' ? shown(row) : 1 - shown(row)), 0)
    return some.length === 0 ? '-' : (right / some.length).toFixed(3)
  }
  const pair = (shown: (row: (typeof read)[number]) => number): string =>
    `${share('block', shown)} / ${share('allow', shown)}`
  const alone = pair((row) => Number(isClear(row)))
  const byWords = pair(({ words }) => Number(isClear(words)))
  // What is hard the judge is not asked about; of the rest it shows what it takes for harmless.
  const judged = pair(({ row, hard }) => (hard.length > 0 ? 0 : row.label === 'allow' ? judgeAgrees : 1 - judgeAgrees))
  const hard = pair((row) => Number(row.hard.length === 0))
  console.info(`| ${[name, String(rows.length), alone, judged, hard, byWords].join(' | ')} |`)
}

console.info(
  '| set (recall / allow) | replies | check alone | with an assumed judge | what no judge lifts | without the encoder |',
)
console.info('| --- | --- | --- | --- | --- | --- |')
const writers = readWriters()
const unseen = writers.filter(isHeldOut)
const unseenReplies = unseen.flatMap(({ replies }) => replies)
for (const { name, replies } of unseen) await line(`${name}, never learned from`, replies)
await line('all of them', unseenReplies)
await line(`of them, ${longFrom} words and more`, unseenReplies.filter(isLong))
await line(
  `of them, fewer than ${longFrom} words`,
  unseenReplies.filter((row) => !isLong(row)),
)
await line('of them, scams, distress and refusals', unseenReplies.filter(isOfDelicateTopic))
await line('first labelled set, learned from', firstSet.replies)
await line('replies that obey an attack', attackReplies)
if (own !== undefined) await line('your file', own)

const seconds = readSecondLabels()
const kinds: ReadonlyArray<readonly [string, (writer: Writer) => boolean]> = [
  ['never learned from', isHeldOut],
  ['learned from and measured', (writer) => !isHeldOut(writer) && !writesPairs(writer)],
  ['pairs', (writer) => writesPairs(writer) && !writesVariants(writer)],
  ['variants', writesVariants],
  ['all', () => true],
]
console.info('\n| two readers | replies | same label | kappa | marked the same | overlapping | disjoint |')
console.info('| --- | --- | --- | --- | --- | --- | --- |')
for (const [name, is] of kinds) {
  const of = writers.filter(is)
  const found = agreementOn(
    of.flatMap(({ replies }) => replies),
    seconds,
  )
  const { replies, agreed, kappa, same, overlapping, disjoint } = found
  const cells = [replies, agreed, kappa.toFixed(3), same, overlapping, disjoint]
  console.info(`| ${[name, ...cells].join(' | ')} |`)
}

const shown = unseenReplies
  .map(({ text }) => text)
  .filter((text) => isClear(assessed.get(text) ?? { hard: ['C'], soft: [] }))
const teaching = shown.join('\n\n')
for (const length of [120, 1300, 6000]) {
  const text = lastFullSentence(teaching.slice(0, length))
  const times: number[] = []
  for (let run = 0; run < 9; run++) {
    const before = performance.now()
    await assessWith(encoder, text)
    times.push(performance.now() - before)
  }
  times.sort((one, other) => one - other)
  console.info(`${length} characters: ${(times[4] ?? 0).toFixed(1)} ms (median of nine)`)
}

await askAll(attacks)
