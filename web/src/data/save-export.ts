// Save export: holdings and trades as files for a spreadsheet, which the import reads in again. Fetched when somebody asks for one.
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { saveText } from './save-file.ts'
import { exportTrades } from './use-ledger.ts'
import { holdingsApi } from './use-holdings.ts'

/** @returns the name of the file that was saved */
export async function saveExport(kind: 'holdings' | 'trades'): Promise<string> {
  const text = kind === 'holdings' ? await holdingsApi.export() : await exportTrades()
  const name = `gumnut-${kind}-${sydneyDay(new Date())}.csv`
  saveText(name, text, 'text/csv')
  return name
}
