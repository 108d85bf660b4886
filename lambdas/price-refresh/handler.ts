// The function behind EventBridge's 5-minute rule.
import { metricNames } from '#shared/operation/metric-names.ts'
import { alertFollower } from '#shared/watchlist/alert-check.ts'
import { alertMailing, alertRows, alertStore, clock, quoteSources, quoteStore, timer } from '../dependencies.ts'
import { log } from '../edge/log.ts'
import { publish } from '../edge/metrics.ts'
import { type RefreshReport, refreshPrices } from '#shared/market/price-refresh.ts'

export async function handler(): Promise<RefreshReport> {
  const follower = alertFollower({
    rows: alertRows(),
    alerts: alertStore(),
    sender: alertMailing(),
    clock,
    timer,
    log,
  })
  const report = await refreshPrices({ store: quoteStore(), sources: quoteSources(), clock, timer, log, follower })
  log.info('prices refreshed', report)
  publish([
    { name: metricNames.quotesTracked, value: report.symbols, unit: 'count' },
    { name: metricNames.quotesWritten, value: report.writes, unit: 'count' },
    { name: metricNames.quotesFailed, value: report.failures, unit: 'count' },
    { name: metricNames.quotesSkipped, value: report.unreached, unit: 'count' },
    { name: metricNames.providerCalls, value: report.calls, unit: 'count' },
    { name: metricNames.breakerOpen, value: report.circuitOpen, unit: 'count' },
    { name: metricNames.quoteAgeSeconds, value: report.outageSeconds, unit: 'seconds' },
    { name: metricNames.refreshDuration, value: report.durationMs, unit: 'milliseconds' },
  ])
  return report
}
