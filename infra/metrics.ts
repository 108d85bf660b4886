// Metrics: the numbers our functions write into their logs (CloudWatch embedded metric format) that alarms and the dashboard read.
import type { Stage } from './environments.ts'

export const metricNamespace = 'Gumnut'

/** The one dimension of every metric; it carries the stage, because environments may share an account. */
export const metricService = (stage: Stage): string => `gumnut-${stage}`

export const metricNames = {
  /** Seconds since the oldest tracked price that was due was last confirmed; written at each refresh. */
  quoteAgeSeconds: 'QuoteAgeSeconds',
  /** Symbols that somebody looks at. */
  quotesTracked: 'QuotesTracked',
  /** Symbols asked for that gave no price to use. */
  quotesFailed: 'QuotesFailed',
  /** US dollars a call to the AI provider cost. */
  aiCostUsd: 'AiCostUsd',
  /** 1 each time a call was refused because the breaker of a provider was open. */
  breakerOpen: 'BreakerOpen',
} as const
