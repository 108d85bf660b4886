// Tax time over the real tax functions: fetch is wired to them in this process, over trades in memory, on the day the test says.
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { lambda } from '#lambdas/edge/lambda.ts'
import { contract } from '#shared/contract/index.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { following } from '#shared/portfolio/ledger-holding.ts'
import { ledgerReaderOf } from '#shared/portfolio/ledger-reader.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { taxOperations } from '#shared/tax/operations.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { type Call, openPage, type PageScreen } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { memoryHoldingsStore } from '#web/adapters/memory/holdings-store.ts'
import { memoryKeptCloseStore } from '#web/adapters/memory/kept-close-store.ts'
import { memoryLedgerStore } from '#web/adapters/memory/ledger-store.ts'
import { memoryPeople } from '#web/adapters/memory/person-data.ts'
import { memoryTaxStore } from '#web/adapters/memory/tax-store.ts'
import TaxPage from '#web/features/tax/tax-page.tsx'
// Loaded lazily by the page; ahead of time here, so that no test waits for the compiler.
import '#web/features/tax/statement-modal.tsx'

const uid = 'user-1'
const createdAt = '2026-11-01T00:00:00.000Z'

/** A trade as it is stored, by what it says. */
export const trade = (facts: Record<string, unknown> & { id: string; type: Transaction['type'] }): Transaction =>
  ({ createdAt, ...facts }) as unknown as Transaction

export type Held = { about?: Partial<StoredHolding>; trades?: readonly Transaction[] }

/** Which route of the tax area a request is for, and the parts of its path; null for every other. */
function routeOf({ method, path }: Call): { key: string; parts: Record<string, string> } | null {
  for (const { method: wanted, path: pattern } of Object.values(contract.tax)) {
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const found = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path)
    if (wanted !== method || found === null) continue
    const parts = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]))
    return { key: `${method} ${pattern}`, parts }
  }
  return null
}

type Opening = {
  held?: readonly Held[]
  /** The day it is, for the page and for the service. */
  today?: string
  address?: string
  Page?: ComponentType
  intercept?: (call: Call, pass: () => Promise<Response>) => Promise<Response>
}

export async function openTax({
  held = [],
  today = '2026-11-22',
  address = '/portfolio/tax?year=2026',
  Page = TaxPage,
  intercept = (_call, pass) => pass(),
}: Opening = {}): Promise<PageScreen> {
  vi.setSystemTime(new Date(`${today}T01:00:00.000Z`))
  const people = memoryPeople()
  const person = people.of(uid)
  const stored = held.map(({ about = {}, trades = [] }) => {
    const simple = aStoredHolding({ createdAt, lastUpdated: createdAt, ...about })
    if (trades.length === 0) return simple
    const ledger = { revision: 1, transactions: trades }
    person.ledgers.set(simple.id, ledger)
    // Trades that cannot have happened are played by nothing: such a holding is given as it is stored.
    return simple.ledgerRevision === undefined ? following(simple, ledger) : simple
  })
  for (const holding of stored) person.holdings.set(holding.id, holding)
  const holdings = memoryHoldingsStore(people)
  const serve = lambda(contract.tax, taxOperations, () => ({
    ledgers: ledgerReaderOf({ holdings, ledgers: memoryLedgerStore(people) }),
    holdings,
    taxes: memoryTaxStore(people),
    closes: memoryKeptCloseStore(),
    clock: { now: () => new Date() },
  }))
  const answer = async (call: Call, { key, parts }: NonNullable<ReturnType<typeof routeOf>>): Promise<Response> => {
    const event = anApiEvent(key, {
      claims: { sub: uid, token_use: 'access' },
      pathParameters: parts,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    })
    const { statusCode = 500, headers = {}, body } = await serve(event, lambdaContext)
    return new Response(body, { status: statusCode, headers: headers as Record<string, string> })
  }
  return openPage({
    Page,
    address,
    stored,
    intercept: (call, pass) => {
      const route = routeOf(call)
      return intercept(call, () => (route === null ? pass() : answer(call, route)))
    },
  })
}

/** A card of the page by its title. By the text and not by the role: that of a whole year takes long to work out, and machines are busy. */
export async function card(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'h2' }, { timeout: 20_000 })
  const section = heading.closest('section')
  if (section === null) throw new Error(`${title} is not in a card`)
  return section
}

/** Somebody with a sale of two parcels, one without a date, franked dividends, a fund's cash, and gold without trades. */
export const aYearOfTrades: readonly Held[] = [
  {
    about: { id: 'h-cba', symbol: 'CBA' },
    trades: [
      trade({ id: 't-1', type: 'buy', date: '2024-01-10', units: 10, price: 80, brokerage: 9.95 }),
      trade({ id: 't-4', type: 'dividend', date: '2025-09-26', exDate: '2025-08-21', amount: 70, franked: 70 }),
      trade({ id: 't-2', type: 'buy', date: '2025-11-03', units: 10, price: 90 }),
      trade({ id: 't-3', type: 'sell', date: '2026-03-12', units: 15, price: 120, brokerage: 9.95 }),
    ],
  },
  {
    about: { id: 'h-wes', symbol: 'WES' },
    trades: [
      trade({ id: 't-11', type: 'opening', date: null, units: 6, price: 50 }),
      trade({ id: 't-12', type: 'sell', date: '2026-05-04', units: 4, price: 70 }),
    ],
  },
  {
    about: { id: 'h-vas', symbol: 'VAS', type: 'etf' },
    trades: [
      trade({ id: 't-8', type: 'buy', date: '2023-05-10', units: 30, price: 90 }),
      trade({ id: 't-9', type: 'distribution', date: '2026-04-17', exDate: '2026-04-01', amount: 40 }),
    ],
  },
  {
    about: { id: 'h-bhp', symbol: 'BHP' },
    trades: [trade({ id: 't-7', type: 'buy', date: '2026-02-02', units: 100, price: 42 })],
  },
  { about: { id: 'h-gold', symbol: 'GOLD', type: 'other', isLiveTracked: false, manualPrice: 3000 } },
]
