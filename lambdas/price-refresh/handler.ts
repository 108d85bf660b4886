// The function behind EventBridge's 5-minute rule.
import { clock, quoteSources, quoteStore } from '../dependencies.ts'
import { log } from '../http/log.ts'
import { publish } from '../http/metrics.ts'
import { type RefreshReport, refreshPrices } from './operations.ts'

export async function handler(): Promise<RefreshReport> {
  const report = await refreshPrices({ store: quoteStore(), sources: quoteSources(), clock })
  log.info('prices refreshed', report)
  publish([
    { name: 'QuotesTracked', value: report.symbols, unit: 'count' },
    { name: 'QuotesWritten', value: report.writes, unit: 'count' },
    { name: 'QuotesFailed', value: report.failures, unit: 'count' },
    { name: 'ProviderCalls', value: report.calls, unit: 'count' },
    { name: 'RefreshDuration', value: report.durationMs, unit: 'milliseconds' },
  ])
  return report
}
