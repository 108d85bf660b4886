// The function behind the schedule after the close.
import { appendHistories, type HistoryRunReport } from '#shared/market/history-run.ts'
import { metricNames } from '#shared/operation/metric-names.ts'
import { clock, heldInstruments, historySources, historyStore, keptCloses, quoteStore, timer } from '../dependencies.ts'
import { log } from '../edge/log.ts'
import { publish } from '../edge/metrics.ts'

export async function handler(): Promise<HistoryRunReport> {
  const report = await appendHistories({
    held: heldInstruments(),
    quotes: quoteStore(),
    closes: keptCloses(),
    store: historyStore(),
    sources: historySources(),
    clock,
    timer,
    log,
  })
  log.info('histories appended', report)
  publish([
    { name: metricNames.historyWrites, value: report.writes, unit: 'count' },
    { name: metricNames.historyUnreached, value: report.unreached, unit: 'count' },
  ])
  return report
}
