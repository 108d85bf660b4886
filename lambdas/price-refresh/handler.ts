// The function behind EventBridge's 5-minute rule.
import { metricNames } from '../../shared/contract/metrics.ts'
import { clock, quoteSources, quoteStore } from '../dependencies.ts'
import { log } from '../http/log.ts'
import { publish } from '../http/metrics.ts'
import { type RefreshReport, refreshPrices } from './operations.ts'

export async function handler(): Promise<RefreshReport> {
  const report = await refreshPrices({ store: quoteStore(), sources: quoteSources(), clock })
  log.info('prices refreshed', report)
  publish([
    { name: metricNames.quotesTracked, value: report.symbols, unit: 'count' },
    { name: metricNames.quotesWritten, value: report.writes, unit: 'count' },
    { name: metricNames.quotesFailed, value: report.failures, unit: 'count' },
    { name: metricNames.providerCalls, value: report.calls, unit: 'count' },
    { name: metricNames.breakerOpen, value: report.resting, unit: 'count' },
    { name: metricNames.quoteAgeSeconds, value: report.outageSeconds, unit: 'seconds' },
    { name: metricNames.refreshDuration, value: report.durationMs, unit: 'milliseconds' },
  ])
  return report
}
