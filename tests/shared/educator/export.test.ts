import { expect, test } from 'vitest'
import type { Analysis } from '#shared/educator/analysis.ts'
import { analysisExport, ExportedAnalysis } from '#shared/educator/export.ts'
import { newUser } from '#shared/account/user-record.ts'
import { memoryStores } from '../../support/stores.ts'

const now = '2026-11-21T00:00:00.000Z'
const analysis: Analysis = {
  education: 'Diversification means …',
  allocation: {
    suggested: { etfs: 60, stocks: 25, crypto: 15, cash: 0 },
    current: { etfs: 0, stocks: 0, crypto: 0, cash: 0 },
    rebalanceNeeded: false,
  },
  lastUpdated: now,
  fallback: false,
  portfolioSnapshot: [],
}

test('the download has the stored overview, and null before one was made', async () => {
  const { users } = memoryStores()
  await users.create(newUser({ uid: 'u-1', email: 'kim@example.test' }, {}, now))
  const part = analysisExport(users)
  expect(await part.read('u-1')).toBeNull()
  await users.saveAnalysis('u-1', analysis)
  expect(await part.read('u-1')).toEqual(analysis)
  expect(ExportedAnalysis.parse(await part.read('u-1'))).toEqual(analysis)
})
