// TaxExport: what a person entered for tax, as they download it.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import type { TaxStore } from './ports.ts'
import { AnnualStatement, ShareFacts, YearEntries } from './tax-record.ts'

export const ExportedTax = lazy.strictObject(() => ({
  years: z.array(z.strictObject({ year: z.int(), ...YearEntries.shape })),
  holdings: z.array(
    z.strictObject({
      holdingId: z.string(),
      symbol: z.string(),
      statements: z.array(z.strictObject({ year: z.int(), ...AnnualStatement.shape })),
      /** AUD for one unit at the close of 30 June 2027. */
      valueAtChange: z.nullable(z.number()),
      ...ShareFacts.shape,
    }),
  ),
}))

/** The part of the download that is about tax. */
export const taxExport = (taxes: Pick<TaxStore, 'list'>) => ({
  name: 'tax' as const,
  schema: ExportedTax,
  read: async (userId: string) => {
    const { years, holdings } = await taxes.list(userId)
    return {
      years,
      holdings: holdings.map(({ holdingId, symbol, statements, value, facts }) => ({
        holdingId,
        symbol,
        statements: [...statements],
        valueAtChange: value,
        ...facts,
      })),
    }
  },
})
