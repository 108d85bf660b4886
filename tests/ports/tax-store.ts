// What every TaxStore does: years and holdings apart, writes that meet, and nothing for or of a closed account.
import { expect, test } from 'vitest'
import { AccountClosed } from '#shared/operation/problem.ts'
import type { StoredTaxHolding } from '#shared/tax/ports.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { closeAccount, type Stores } from '#tests/support/stores.ts'

export const notes = (holdingId: string, fields: Partial<StoredTaxHolding> = {}): StoredTaxHolding => ({
  holdingId,
  symbol: 'VAS',
  statements: [{ year: 2026, franked: 70, frankingCredit: 30, capitalGainDiscounted: 12.5 }],
  value: null,
  facts: { companyRate: null, isPreferenceShare: null },
  revision: 1,
  ...fields,
})

export function taxStoreSuite(open: () => Stores): void {
  test('what is entered for a year stands until it is entered again, and is gone when nothing is left', async () => {
    const { taxes } = open()
    const kim = crypto.randomUUID()
    expect(await taxes.list(kim)).toEqual({ years: [], holdings: [] })
    await taxes.writeYear(kim, { year: 2027, carriedLosses: null, creditsElsewhere: 12 })
    await taxes.writeYear(kim, { year: 2025, carriedLosses: 400.25, creditsElsewhere: null })
    await taxes.writeYear(kim, { year: 2025, carriedLosses: 500, creditsElsewhere: null })
    expect((await taxes.list(kim)).years).toEqual([
      { year: 2025, carriedLosses: 500, creditsElsewhere: null },
      { year: 2027, carriedLosses: null, creditsElsewhere: 12 },
    ])
    await taxes.writeYear(kim, { year: 2025, carriedLosses: null, creditsElsewhere: null })
    expect((await taxes.list(kim)).years.map(({ year }) => year)).toEqual([2027])
    expect(await taxes.list(crypto.randomUUID())).toEqual({ years: [], holdings: [] })
  })

  test('of two writes from the same notes one is told to look again', async () => {
    const { taxes } = open()
    const [kim, id] = [crypto.randomUUID(), crypto.randomUUID()]
    expect(await taxes.findHolding(kim, id)).toBeUndefined()
    expect(await taxes.writeHolding(kim, notes(id))).toBe(true)
    expect(await taxes.writeHolding(kim, notes(id, { value: 1 }))).toBe(false)
    const facts = { companyRate: 25, isPreferenceShare: true } as const
    expect(await taxes.writeHolding(kim, notes(id, { value: 81.5, facts, revision: 2 }))).toBe(true)
    expect(await taxes.writeHolding(kim, notes(id, { value: 3, revision: 2 }))).toBe(false)
    expect(await taxes.findHolding(kim, id)).toEqual(notes(id, { value: 81.5, facts, revision: 2 }))
    expect((await taxes.list(kim)).holdings).toEqual([notes(id, { value: 81.5, facts, revision: 2 })])
  })

  test('what was said of a holding goes with it', async () => {
    const { taxes, holdings } = open()
    const kim = crypto.randomUUID()
    const holding = aStoredHolding({})
    await holdings.add(kim, holding, requestFor(holding))
    await taxes.writeHolding(kim, notes(holding.id))
    await holdings.remove(kim, holding.id)
    expect((await taxes.list(kim)).holdings).toEqual([])
  })

  test('a closed account has none of it left, opens nothing and takes nothing', async () => {
    const stores = open()
    const { taxes } = stores
    const [kim, id] = [crypto.randomUUID(), crypto.randomUUID()]
    await taxes.writeYear(kim, { year: 2026, carriedLosses: 1, creditsElsewhere: null })
    await taxes.writeHolding(kim, notes(id))
    expect(JSON.stringify(await stores.data.otherItems(kim))).not.toContain('TAX')
    await closeAccount(stores, kim)
    await expect(taxes.list(kim)).rejects.toThrow(AccountClosed)
    await expect(taxes.writeYear(kim, { year: 2026, carriedLosses: 1, creditsElsewhere: null })).rejects.toThrow(
      AccountClosed,
    )
    await expect(taxes.writeHolding(kim, notes(id))).rejects.toThrow(AccountClosed)
    expect(await taxes.findHolding(kim, id)).toBeUndefined()
    expect(JSON.stringify(await stores.data.otherItems(kim))).not.toContain('TAX')
  })
}
