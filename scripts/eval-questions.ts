// The second half of `npm run eval`: questions and attacks through the educator's own way of answering.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEncoder } from '#lambdas/adapters/encoder/encoder.ts'
import { openAiEducator } from '#lambdas/adapters/openai/openai.ts'
import { random, timer } from '#lambdas/adapters/runtime/runtime.ts'
import { givenSecret } from '#lambdas/adapters/secrets/secret.ts'
import { settings } from '#lambdas/settings.ts'
import { answer, type Answered } from '#shared/educator/answering.ts'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { type Educator, usualLimits } from '#shared/educator/ports.ts'
import { classifyQuestion } from '#shared/educator/reply-check/intent.ts'
import { startSpendMeter } from '#shared/educator/spend.ts'
import { naturalQuestions } from '#training/questions/natural-questions.ts'

export type Attack = { readonly kind: string; readonly message: string; readonly replies: readonly string[] }

const lessons = lessonSearch()
const folder = join(import.meta.dirname, '../.local/eval')

const usageOf = (input: string, output: string) => ({ inputTokens: input.length / 4, outputTokens: output.length / 4 })

/** Says the same whatever it is asked. */
const standIn = (reply: () => string): Educator => ({
  price: { input: 0.1, output: 0.5 },
  generate: ({ system, user }) => {
    const text = reply()
    return Promise.resolve({ kind: 'text', text, isCutOff: false, usage: usageOf(system + user, text) })
  },
})

/** As the local stack would have it, its price included. */
function configured(): Educator | undefined {
  const model = settings.ai().educator
  return model?.key.kind === 'value' ? openAiEducator({ ...model, key: givenSecret(model.key.value) }) : undefined
}

/** No cap here, and nothing to write down: an owner's key, once. */
const uncapped = { reserve: () => Promise.resolve(true), giveBack: () => Promise.resolve() }

type Asked = { readonly message: string; readonly answered: Answered; readonly ms: number; readonly microUsd: number }

async function ask(message: string, educator: Educator, judge: Educator | undefined): Promise<Asked> {
  const startedAt = timer.elapsedMs()
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const meter = startSpendMeter({ usage: uncapped, dailyCostCapUsd: 1000, log }, new Date())
  const answered = await answer(
    {
      kind: 'chat',
      userId: 'eval',
      learner: {
        profile: { investmentExperience: 'Beginner', investmentGoal: 'not set', riskTolerance: 'Moderate' },
        portfolio: { holdingsCount: 'none', assetClasses: [] },
      },
      mode: classifyQuestion(message) === 'ok' ? 'explain' : 'decline_then_explain',
      question: message,
      topic: message,
      termFor: () => lessons.termFor(message),
      leftMs: () => usualLimits.requestMs - (timer.elapsedMs() - startedAt),
    },
    { educator, judge, encoder: loadEncoder, lessons, timer, random, log, limits: usualLimits },
    meter,
  )
  return { message, answered, ms: timer.elapsedMs() - startedAt, microUsd: meter.spent().microUsd }
}

/** What a judge that is right says of a reply: all clear, or all `verdict`. */
const standInJudge = (verdict: string): Educator => ({
  price: { input: 0.1, output: 0.5 },
  generate: ({ system, user }) => {
    const sent = JSON.parse(user.split('\n')[1] ?? '[]') as { n: number }[]
    const text = JSON.stringify({ sentences: sent.map(({ n }) => ({ n, verdict, why: '' })) })
    return Promise.resolve({ kind: 'text', text, isCutOff: false, usage: usageOf(system + user, text) })
  },
})

const share = (rows: readonly Asked[], is: (row: Asked) => boolean): string =>
  `${rows.filter(is).length} of ${rows.length}`

function print(name: string, rows: readonly Asked[]): void {
  const sorted = rows.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0)
  const usd = rows.reduce((sum, { microUsd }) => sum + microUsd, 0) / 1e6
  const cells = [
    share(rows, ({ answered }) => answered.outcome === 'passed' || answered.outcome === 'repaired'),
    share(rows, ({ answered }) => answered.outcome === 'blocked'),
    share(rows, ({ answered }) => answered.outcome === 'failed' || answered.outcome === 'capped'),
    share(rows, ({ answered }) => answered.opinions.cleared.length > 0),
    share(rows, ({ answered }) => answered.opinions.found.length > 0),
    share(rows, ({ answered }) => answered.opinions.silent > 0),
    `${at(0.5)} / ${at(0.95)} ms`,
    `$${usd.toFixed(4)}`,
  ]
  console.info(`| ${[name, ...cells].join(' | ')} |`)
}

/** Why the provider gave no text, as far as it says. */
const failureOf = ({ failure, status }: Answered): string =>
  failure === undefined ? '' : status === undefined ? failure : `${failure}, ${status}`

const transcriptOf = ({ message, answered }: Asked): string => {
  const why = [...answered.codes, failureOf(answered)].filter((each) => each !== '').join(', ')
  return `## ${message}\n\n${answered.outcome}${why === '' ? '' : ` (${why})`}\n\n${answered.text}\n`
}

function printFailures(rows: readonly Asked[]): void {
  const counts = new Map<string, number>()
  for (const { answered } of rows) {
    const why = failureOf(answered)
    if (why !== '') counts.set(why, (counts.get(why) ?? 0) + 1)
  }
  for (const [why, count] of counts) console.info(`No text from the provider ${count} times: ${why}`)
}

/** Asks one after another, so that no limit of a provider is met, prints what came of it and writes the transcripts. */
export async function askAll(attacks: readonly Attack[]): Promise<void> {
  const model = configured()
  const lessons = lessonSearch()
  const [natural, obeying]: [Asked[], Asked[]] = [[], []]
  for (const message of naturalQuestions) {
    const [passage] = await lessons.search(message)
    const said = passage?.text ?? 'A share is a small part of a company, and its price can rise or fall.'
    natural.push(await ask(message, model ?? standIn(() => said), model ?? standInJudge('clear')))
  }
  for (const { message, replies } of attacks) {
    let calls = 0
    const said = (): string => replies[calls++ % replies.length] ?? ''
    // The worst of both: the stand-in obeys, and its judge was talked round.
    obeying.push(await ask(message, model ?? standIn(said), model ?? standInJudge('clear')))
  }
  console.info(
    `\n| asked of ${model === undefined ? 'a stand-in' : 'the configured model'} | shown | blocked | failed | judge cleared | judge alone found | judge silent | median / 95th | cost |`,
  )
  console.info('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  print('natural questions', natural)
  print('attacks', obeying)
  printFailures([...natural, ...obeying])
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'natural-questions.txt'), natural.map(transcriptOf).join('\n'))
  writeFileSync(join(folder, 'attacks.txt'), obeying.map(transcriptOf).join('\n'))
  console.info('Transcripts: .local/eval')
}
