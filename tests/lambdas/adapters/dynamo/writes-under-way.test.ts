// Writes that are under way while the account is closed and erased: each takes back what it stored, so that nothing of the person is left.
import { expect, test } from 'vitest'
import { keys, userPartition } from '#lambdas/adapters/dynamo/keys.ts'
import { newUser } from '#shared/account/user-record.ts'
import { noShareFacts } from '#shared/tax/tax-record.ts'
import { anAnalysis } from '#tests/ports/user-store.ts'
import { allStored } from '#tests/support/all-stored.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { aBuy } from '#tests/support/ledgers.ts'
import { closeAccount, dynamoStores, type Stores } from '#tests/support/stores.ts'
import { tableStores } from '#tests/support/table-stores.ts'
import { watchedTable } from '#tests/support/watched-table.ts'

const { table, stores } = tableStores()

const at = '2026-11-21T00:00:00.000Z'
const later = '2028-11-21T00:00:00.000Z'
const holding = aStoredHolding()
const point = { day: 20_000, price: 7 }
const notes = { holdingId: holding.id, symbol: 'CBA', statements: [], value: 81.5, facts: noShareFacts, revision: 1 }
const record = {
  id: crypto.randomUUID(),
  label: 'CommSec',
  state: 'open',
  createdAt: at,
  expiresAt: later,
  revision: 1,
} as const
const part = { holdingId: holding.id, isNew: true, rows: [], isUndone: false, revision: 1 }
const used = { recent: [1], day: '2026-11-21', chats: 1, educations: 0, inFlightUntil: 0, ticket: 't', revision: 1 }

async function hold({ holdings }: Stores, uid: string): Promise<void> {
  await holdings.add(uid, holding, requestFor(holding))
}
/** With everything beside it that is set aside when it is deleted. */
async function holdAndNote(stores: Stores, uid: string): Promise<void> {
  await hold(stores, uid)
  await stores.holdings.replace(uid, { ...holding, revision: 1 }, { keep: [point] })
  await stores.taxes.writeHolding(uid, notes)
}

type Write = (stores: Stores, uid: string) => Promise<unknown>
const writes: readonly (readonly [name: string, write: Write, before?: Write])[] = [
  ['a holding', hold],
  [
    'a price set by hand',
    ({ holdings }, uid) => holdings.replace(uid, { ...holding, revision: 1 }, { keep: [point] }),
    hold,
  ],
  ['a holding that is set aside', ({ holdings }, uid) => holdings.remove(uid, holding.id), holdAndNote],
  [
    'what was said of a holding that is put back',
    ({ holdings }, uid) => holdings.putBack(uid, holding.id),
    async (stores, uid) => {
      await holdAndNote(stores, uid)
      await stores.holdings.remove(uid, holding.id)
    },
  ],
  [
    'trades',
    ({ ledgers }, uid) =>
      ledgers.write(uid, holding.id, { revision: 1, transactions: [{ ...aBuy('2024-03-01', 1, 1), createdAt: at }] }),
  ],
  ['an import', ({ imports }, uid) => imports.write(uid, record)],
  ['a part of an import', ({ imports }, uid) => imports.writePart(uid, record, part)],
  ['a tax year', ({ taxes }, uid) => taxes.writeYear(uid, { year: 2026, carriedLosses: 1, creditsElsewhere: null })],
  ['tax notes', ({ taxes }, uid) => taxes.writeHolding(uid, notes)],
  ['the user', ({ users }, uid) => users.create(newUser({ uid, email: `${uid}@example.test` }, {}, at))],
  ['an analysis', ({ users }, uid) => users.saveAnalysis(uid, anAnalysis('Mine'))],
  ['the use of the educator', ({ usage }, uid) => usage.replace(uid, undefined, used, new Date(later))],
  ['feedback', ({ feedback }, uid) => feedback.replace(uid, undefined, { entries: [], revision: 1 })],
  [
    'the review',
    ({ reviews }, uid) => reviews.replace(uid, undefined, { cards: {}, days: [], xpByDay: {}, xp: 0, revision: 1 }),
  ],
  ['moments', ({ moments }, uid) => moments.replace(uid, undefined, { kept: {}, revision: 1 })],
  ['the watchlist', ({ watchlist }, uid) => watchlist.replace(uid, undefined, { watched: [], revision: 1 })],
  [
    'alerts',
    ({ alerts }, uid) => alerts.replace(uid, undefined, { rules: [], unsettled: [], removed: [], revision: 1 }),
  ],
  [
    'the browsers somebody signed in with',
    ({ securities }, uid) =>
      securities.replace(uid, undefined, { browsers: [], toldOfBrowserAt: null, told: [], revision: 1 }),
  ],
  [
    'a recovery',
    ({ recoveries }, uid) =>
      recoveries.replace(uid, undefined, { codesSentAt: [at], code: null, waiting: null, revision: 1 }),
  ],
  ['subscriptions', ({ subscribers }, uid) => subscribers.add(uid, ['weekly', 'news'])],
]

const cases = writes.map(([name, write, before]) => ({ name, write, before }))

test.each(cases)('$name', async ({ write, before }) => {
  const uid = crypto.randomUUID()
  await before?.(stores(), uid)
  let isClosed = false
  const slow = watchedTable(table(), async ({ operation, input, goOn }) => {
    const { pk, sk } = (input['Item'] ?? input['Key'] ?? {}) as { pk?: string; sk?: string }
    const isOfPerson = pk === userPartition(uid) && sk !== keys.account(uid).sk
    const isPut =
      operation === 'BatchWriteItem' || ((operation === 'PutItem' || operation === 'UpdateItem') && isOfPerson)
    if (isPut && !isClosed) {
      isClosed = true
      await closeAccount(stores(), uid)
    }
    return goOn()
  })
  await expect(write(dynamoStores(slow), uid)).rejects.toMatchObject({ code: 'account_closed' })
  const left = (await allStored(table())).filter(({ pk, sk }) => `${String(pk)} ${String(sk)}`.includes(uid))
  expect(left).toEqual([
    { ...keys.account(uid), entity: 'account', v: 1, closedAt: at, expiresAt: Date.parse(later) / 1000 },
  ])
})
