// Export parts: what the download of everything reads while looking around.
import type { ExportParts } from '#shared/account/ports.ts'
import { analysisExport } from '#shared/educator/export.ts'
import { learningExport } from '#shared/learning/export.ts'
import { holdingsExport, importsExport, ledgersExport, typedPricesExport } from '#shared/portfolio/export.ts'
import { taxExport } from '#shared/tax/export.ts'
import type { AroundPorts } from './ports.ts'

export const exportParts = ({ holdings, ledgers, imports, taxes, users }: AroundPorts): ExportParts => ({
  holdings: holdingsExport(holdings),
  ledgers: ledgersExport(ledgers),
  typedPrices: typedPricesExport(holdings),
  imports: importsExport(imports),
  tax: taxExport(taxes),
  learning: learningExport(users),
  aiAnalysis: analysisExport(users),
})
