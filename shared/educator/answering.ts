// Answering: a checked text, or why there is none: generate, check, have it judged, repair once (P29). At most
// two calls to the model for one request; a retry and a repair share them. Loaded with the first request that needs it.
import type { InvestmentExperience } from '../person/finances.ts'
import { type LessonCitation, resolveCitations } from './reply-check/citations.ts'
import { cleanText } from './reply-check/clean-text.ts'
import { type Unit, unitsOf } from './reply-check/score/units.ts'
import type { GuardCode } from './reply-check/codes.ts'
import { errorFacts } from '../operation/ports.ts'
import type { Educator, EducatorPorts, Generation, LessonExcerpt, NoTextBecause } from './ports.ts'
import type { ExplainedTerm } from './question.ts'
import type { Kind } from './quota.ts'
import type { SpendMeter } from './spend.ts'
import { startAssessing } from './assessing.ts'
import { dataBlock, type Material, randomMark } from './data-block.ts'
import { judged } from './judge.ts'
import { leaks } from './leaks.ts'
import { reminder, repairText, systemText } from './prompt.ts'

const maxCalls = 2
const maxTokens: Record<Kind, number> = { chat: 400, education: 800 }
const temperature = 0.7
/** A provider whose Retry-After is longer than this is not asked again. */
const maxRetryAfterSeconds = 2

export type Task = {
  kind: Kind
  userId: string
  learner: Material['learner']
  mode: Material['mode']
  /** Cleaned. */
  question: string
  /** What the lessons are searched for. */
  topic: string
  /** Looks up what the question is about: a term of the glossary, or how the app does it. */
  termFor?: () => Promise<ExplainedTerm | undefined>
  /** Milliseconds left of the request. */
  leftMs: () => number
}

export type Answered = {
  outcome: 'passed' | 'repaired' | 'blocked' | 'failed' | 'capped'
  /** Only when passed or repaired. */
  text: string
  citations: readonly LessonCitation[]
  calls: number
  /** The rules that the last checked text broke, or the one before the repair. */
  codes: readonly GuardCode[]
  failure?: NoTextBecause
  status?: number
  /** How often the judge was asked, and what came of it beside what the check found. */
  opinions: Opinions
  lessons: readonly LessonExcerpt[]
}

export type Opinions = {
  asked: number
  /** It had no opinion: the check's findings decided. */
  silent: number
  /** Rules that the check suspected broken and the judge did not, and the other way round. */
  cleared: GuardCode[]
  found: GuardCode[]
}

type AnsweringPorts = Pick<EducatorPorts, 'encoder' | 'judge' | 'lessons' | 'limits' | 'log' | 'random' | 'timer'> & {
  educator: Educator
}

/** Without lessons an answer is still an answer. */
async function lessonsFor(
  topic: string,
  { lessons, log }: Pick<EducatorPorts, 'lessons' | 'log'>,
): Promise<readonly LessonExcerpt[]> {
  try {
    return await lessons.search(topic)
  } catch (error) {
    log.warn('the lessons were not searched', errorFacts(error))
    return []
  }
}

/** The text up to its last full sentence or list item, for one that ran out of tokens. */
export function lastFullSentence(text: string): string {
  // List items often have no full stop: those that another line follows are whole.
  const isWhole = ({ text: unit, isListItem, end }: Unit): boolean =>
    /[.!?]["')\]*_]*$/.test(unit) || (isListItem && !unit.endsWith(':') && /^[^\S\n]*\n/.test(text.slice(end)))
  return text.slice(0, unitsOf(text).findLast(isWhole)?.end ?? 0)
}

const isWorthRetrying = (failure: Extract<Generation, { kind: 'failure' }>): boolean =>
  failure.because === 'failing' ||
  (failure.because === 'throttled' && failure.retryAfterSeconds <= maxRetryAfterSeconds)

/**
 * Has the model answer a question, and checks what comes back. A text that breaks a rule is asked for once more, with the rules it
 * broke, as long as calls and time are left.
 * @returns `text` is empty unless the outcome is `passed` or `repaired`
 */
export async function answer(task: Task, ports: AnsweringPorts, meter: SpendMeter): Promise<Answered> {
  const { limits, educator, judge } = ports
  const assess = startAssessing(ports, task.leftMs)
  const level: InvestmentExperience = task.learner.profile.investmentExperience
  const [lessons, term] = await Promise.all([lessonsFor(task.topic, ports), task.termFor?.()])
  const supplied = lessons.map(({ lessonId, title }) => ({ id: lessonId, title }))
  const [marker, nonce] = [randomMark(ports.random), randomMark(ports.random)]
  const system = systemText(level, task.kind, marker)
  const data = dataBlock({ ...task, lessons, ...(term === undefined ? {} : { term }) }, nonce)
  const opinions: Opinions = { asked: 0, silent: 0, cleared: [], found: [] }
  const result = { text: '', citations: [], lessons, opinions } as const
  let codes: readonly GuardCode[] = []
  let calls = 0
  /** Whether what came back was refused for what it says; a text that only stopped too early is no more than a failure. */
  const isBlocked = (): boolean => codes.some((code) => code !== 'C')

  /** The rules a text breaks: the hard ones, or what the judge says, or without an opinion what the check suspects. */
  async function broken(text: string): Promise<readonly GuardCode[]> {
    const { hard, soft } = await assess(text)
    const certain = [...hard]
    if (leaks(text, [marker, nonce], [system, reminder]) && !certain.includes('U')) certain.push('U')
    if (certain.length > 0 || judge === undefined) return [...certain, ...soft]
    const timeoutMs = Math.min(limits.judgeMs, task.leftMs())
    opinions.asked++
    const about = { judge, meter, random: ports.random, userId: task.userId, timeoutMs }
    const opinion = await judged(text, about).catch((error: unknown) => {
      ports.log.warn('the judge was not asked', errorFacts(error))
      return undefined
    })
    if (opinion === undefined) {
      opinions.silent++
      return soft
    }
    if (opinion.length === 0) opinions.cleared.push(...soft)
    else if (soft.length === 0) opinions.found.push(...opinion)
    return opinion
  }

  while (calls < maxCalls && task.leftMs() >= limits.minCallMs) {
    const request = {
      system,
      user: `${reminder}\n\n${data}${repairText(codes)}`,
      userId: task.userId,
      maxTokens: maxTokens[task.kind],
      temperature,
      timeoutMs: Math.min(limits.callMs[task.kind], task.leftMs()),
    }
    const generation = await meter.pay(educator, request)
    if (generation === undefined) return { ...result, outcome: isBlocked() ? 'blocked' : 'capped', calls, codes }
    calls++
    if (generation.kind === 'failure') {
      const { because, status, retryAfterSeconds } = generation
      if (isWorthRetrying(generation) && calls < maxCalls) {
        await ports.timer.pause(Math.max(retryAfterSeconds * 1000, limits.retryPauseMs * (1 + ports.random.fraction())))
        if (task.leftMs() >= limits.minCallMs) continue
      }
      const outcome = isBlocked() ? 'blocked' : 'failed'
      return { ...result, outcome, calls, codes, failure: because, ...(status === undefined ? {} : { status }) }
    }
    const text = generation.isCutOff ? lastFullSentence(generation.text) : generation.text
    // Cut off in its first sentence: there is nothing to judge, and nothing to show.
    if (text === '') continue
    const found = await broken(text)
    if (found.length === 0) {
      const resolved = resolveCitations(cleanText(text), supplied)
      const outcome = codes.length > 0 ? 'repaired' : 'passed'
      return { ...result, outcome, text: resolved.reply, citations: resolved.citations, calls, codes }
    }
    codes = found
  }
  return { ...result, outcome: isBlocked() ? 'blocked' : 'failed', calls, codes }
}
