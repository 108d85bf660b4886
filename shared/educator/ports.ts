// What the educator needs from outside, and the limits it keeps.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import type { Finances } from '../person/finances.ts'
import type { Analysis } from './analysis.ts'
import type { QuoteStore } from '../market/ports.ts'
import type { Clock, Log, NewId, PublishMetrics, RandomSource, Timer } from '../operation/ports.ts'
import type { ExplainedTerm } from './question.ts'
import type { Encoder } from './reply-check/encoder/reading.ts'
import type { HoldingsStore } from '../portfolio/ports.ts'

export type Prompt = { readonly system: string; readonly user: string }

export type GenerationRequest = Prompt & {
  /** The provider sees a code made from it, never the id itself. */
  readonly userId: string
  readonly maxTokens: number
  /** 0 is the same answer every time, as far as a model can. */
  readonly temperature: number
  /** For everything about this one call. */
  readonly timeoutMs: number
  /** The JSON Schema of the answer, for providers that can be held to one. The answer is read with the same distrust either way. */
  readonly answerSchema?: AnswerSchema
}

export type AnswerSchema = { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }

export type TokenUsage = { readonly inputTokens: number; readonly outputTokens: number }

/**
 * Why there is no text: the provider limits us, fails, took too long, answered with something that is no answer, with
 * nothing, or declined the content; it refuses us (key, model, request); the circuit is open after failures; there is no key.
 */
export type NoTextBecause =
  'throttled' | 'failing' | 'timeout' | 'garbled' | 'empty' | 'filtered' | 'refused' | 'circuit-open' | 'no-key'

export type Generation =
  /** @property usage undefined when the provider does not say */
  | { readonly kind: 'text'; readonly text: string; readonly isCutOff: boolean; readonly usage: TokenUsage | undefined }
  | {
      readonly kind: 'failure'
      readonly because: NoTextBecause
      /** The status of the provider's answer, where there was one. */
      readonly status?: number
      /** The provider's Retry-After. */
      readonly retryAfterSeconds: number
      /** undefined when the call may have been billed for an unknown amount. */
      readonly usage: TokenUsage | undefined
    }

/** US dollars for a million tokens, which is the same as millionths of a dollar for one. */
export type TokenPrice = { readonly input: number; readonly output: number }

export type Educator = {
  readonly price: TokenPrice
  /** One call to the provider, without retries. Never throws. */
  generate(request: GenerationRequest): Promise<Generation>
}

/** One person's use of the educator. Times are epoch milliseconds. */
export const UsageRecord = lazy.object(() => ({
  /** When the requests of the last minute began. */
  recent: z.readonly(z.array(z.number())),
  /** The Sydney day that the counts are about. */
  day: z.string(),
  chats: z.number(),
  educations: z.number(),
  /** Until when a request counts as under way; 0 when none is. */
  inFlightUntil: z.number(),
  /** Tells the request under way from any other. */
  ticket: z.string(),
  revision: z.number(),
}))
export type UsageRecord = z.infer<typeof UsageRecord>

export type AiUsage = {
  find(userId: string): Promise<UsageRecord | undefined>
  /**
   * Stores `after` in one conditional write.
   * @param before as it was read, or undefined when there was none
   * @returns false when it changed since, or is gone
   */
  replace(userId: string, before: UsageRecord | undefined, after: UsageRecord, expiresAt: Date): Promise<boolean>
  /** Adds to what a day costs in one conditional write; false when that would pass the cap. Millionths of a US dollar. */
  reserve(day: string, microUsd: number, capMicroUsd: number, expiresAt: Date): Promise<boolean>
  /** Gives back what was reserved and not used; a negative figure adds. */
  giveBack(day: string, microUsd: number): Promise<void>
}

export type LessonExcerpt = {
  readonly lessonId: number
  readonly title: string
  readonly heading: string
  readonly text: string
}

export type LessonSearch = {
  /** The excerpts that fit best, the best first; none when nothing fits. */
  search(question: string): Promise<readonly LessonExcerpt[]>
}

export type GlossarySearch = {
  /** What the glossary, or the help with the app, says about what a question is about; undefined when it names nothing of them. */
  termFor(question: string): Promise<ExplainedTerm | undefined>
}

export type Limits = {
  /** From the request to its answer. */
  requestMs: number
  /** One call to the model. An overview is twice as long as a reply. */
  callMs: { chat: number; education: number }
  /** A call that would have less time than this is not made. */
  minCallMs: number
  judgeMs: number
  /** For the encoder that reads a reply to be loaded, from when there is a reply. */
  encoderMs: number
  /** Before a failed call is made once more; as much again at random. */
  retryPauseMs: number
}

/**
 * The answer is out within 20 seconds (the gateway gives up at 30): one of them is for the table and the way back. A call
 * that took its whole time leaves too little for a second one, so a provider that hangs is asked once.
 */
export const usualLimits: Limits = {
  requestMs: 19_000,
  callMs: { chat: 10_500, education: 15_000 },
  minCallMs: 9000,
  judgeMs: 4000,
  encoderMs: 3000,
  retryPauseMs: 250,
}

/** What of a person shapes wording and the example mix; nothing else is handed over. */
export type PersonFacts = { readonly finances: Finances; readonly age: number | null }

export type Learners = {
  /** undefined before the first sign-in is stored. */
  find(userId: string): Promise<PersonFacts | undefined>
}

export type AnalysisStore = {
  /** @throws AccountClosed */
  findAnalysis(userId: string): Promise<Analysis | undefined>
  saveAnalysis(userId: string, analysis: Analysis): Promise<void>
}

export type EducatorPorts = {
  users: Learners & AnalysisStore
  holdings: HoldingsStore
  quotes: Pick<QuoteStore, 'read'>
  usage: AiUsage
  lessons: LessonSearch
  /** undefined when there is no key, or the kill switch is on: nothing is asked, the built-in texts answer. */
  educator: Educator | undefined
  /** A second opinion on each reply; undefined where there is no educator. */
  judge: Educator | undefined
  /** Loads what reads a reply beside rules and words, once; rejected where that fails, undefined where there is none. */
  encoder: (() => Promise<Encoder>) | undefined
  dailyCostCapUsd: number
  clock: Clock
  timer: Timer
  random: RandomSource
  newId: NewId
  log: Log
  publish: PublishMetrics
  limits: Limits
}
