// Metric names: the names of the figures that functions write and that alarms and the dashboard read.
export const metricNames = {
  /** Seconds for which the provider of an open market has given no price that can be used; 0 while it works. Written at each refresh. */
  quoteAgeSeconds: 'QuoteAgeSeconds',
  quotesTracked: 'QuotesTracked',
  quotesWritten: 'QuotesWritten',
  /** Tracked symbols that a refresh could not price. */
  quotesFailed: 'QuotesFailed',
  /** Tracked symbols that were due and that a refresh had no room or no time for. */
  quotesSkipped: 'QuotesSkipped',
  providerCalls: 'ProviderCalls',
  refreshDuration: 'RefreshDuration',
  /** Years of price histories that the run after the close wrote; the rest of its report is in its log. */
  historyWrites: 'HistoryWrites',
  /** Instruments for which the provider gave no answer, or the time was over. */
  historyUnreached: 'HistoryUnreached',
  /** US dollars that calls to the AI provider cost. */
  aiCostUsd: 'AiCostUsd',
  mailsSent: 'MailsSent',
  /** Mails that the service did not take, or of which nobody knows. */
  mailsFailed: 'MailsFailed',
  /** Calls that were not made because the breaker of a provider was open, and those of the educator that its provider refuses. */
  breakerOpen: 'BreakerOpen',
} as const
