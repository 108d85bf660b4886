// The part of the profile area that is the download of everything (P36), which is asked for rarely and describes all there is.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { ExportedAnalysis } from '../educator/export.ts'
import { ExportedLearning } from '../learning/export.ts'
import { User } from './user.ts'
import { operation } from '../operation/operation.ts'
import { ExportedHoldings, ExportedImports, ExportedLedgers, ExportedTypedPrices } from '../portfolio/export.ts'
import { ExportedTax } from '../tax/export.ts'

/** Everything stored about a person, as they download it. */
const AccountExport = lazy.strictObject(() => ({
  exportedAt: z.string(),
  user: User,
  learning: ExportedLearning,
  holdings: ExportedHoldings,
  ledgers: ExportedLedgers,
  typedPrices: ExportedTypedPrices,
  imports: ExportedImports,
  tax: ExportedTax,
  aiAnalysis: ExportedAnalysis,
  otherItems: z.array(z.record(z.string(), z.unknown())),
}))
export type AccountExport = z.infer<typeof AccountExport>

/** What the other capabilities bring to the download. */
export type ExportedParts = Omit<AccountExport, 'exportedAt' | 'user' | 'otherItems'>

export const download = operation({
  method: 'GET',
  path: '/api/profile/export',
  summary: 'Everything stored about the caller',
  status: 200,
  response: AccountExport,
  attachment: 'gumnut-export.json',
  errors: ['not_found'],
})
