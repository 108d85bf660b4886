// Exports: what is stored about a person, as files for the browser to save: holdings and trades for a spreadsheet, which the
// import reads in again, and everything there is.
import { useMutation } from '@tanstack/react-query'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { saveJson, saveText } from '../lib/save-file.ts'
import { exportTrades } from './use-ledger.ts'
import { holdingsApi } from './use-holdings.ts'
import { downloadAccount } from './use-profile-edits.ts'

export type ExportKind = 'holdings' | 'trades' | 'account'

const today = (): string => sydneyDay(new Date())

/** @returns the name of the file that was saved */
async function saveExport(kind: ExportKind): Promise<string> {
  if (kind === 'account') {
    const account = await downloadAccount()
    const name = `gumnut-export-${sydneyDay(new Date(account.exportedAt))}.json`
    saveJson(name, account)
    return name
  }
  const text = kind === 'holdings' ? await holdingsApi.export() : await exportTrades()
  const name = `gumnut-${kind}-${today()}.csv`
  saveText(name, text, 'text/csv')
  return name
}

export const useExport = (about: { onSaved: (fileName: string) => void; onFailed: (error: Error) => void }) =>
  useMutation({ mutationFn: saveExport, onSuccess: about.onSaved, onError: about.onFailed })
