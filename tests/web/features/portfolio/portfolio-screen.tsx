// A page over the real holdings and market functions: fetch is wired to them in this process, with holdings in memory and a
// market that knows what the test says.
import { newId, random, silentLog, timer } from '#tests/support/runtime.ts'
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { Router } from '#web/router/router.tsx'
import { vi } from 'vitest'
import { createTurns } from '#shared/operation/turns.ts'
import { ledgerOperations } from '#shared/portfolio/ledger-operations.ts'
import { holdingsOperations } from '#shared/portfolio/operations.ts'
import { lambda } from '#lambdas/edge/lambda.ts'
import { marketOperations } from '#shared/market/operations.ts'
import type { PriceService } from '#shared/market/ports.ts'
import { contract } from '#shared/contract/index.ts'
import { learningOperations } from '#shared/learning/operations.ts'
import type { SearchResult } from '#shared/market/contract.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { type PricedInstrument } from '#shared/market/quote.ts'
import type { User } from '#shared/account/user.ts'
import { newUser, userDocument } from '#shared/account/user-record.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { configureApp, keepSession } from '#tests/web/kept-session.ts'
import { signedInAs } from '#tests/web/signed-in.ts'
import { memoryHoldingsStore } from '#web/adapters/memory/holdings-store.ts'
import { memoryLedgerStore } from '#web/adapters/memory/ledger-store.ts'
import { memoryMomentsStore, memoryReviewStore } from '#web/adapters/memory/own-items.ts'
import { memoryPeople } from '#web/adapters/memory/person-data.ts'
import { memoryUserStore } from '#web/adapters/memory/user-store.ts'
import { AuthContext } from '#web/data/use-auth.ts'
// Loaded lazily by the page; ahead of time here, so that no test waits for the compiler.
import '#web/features/portfolio/add-investment-modal.tsx'
import '#web/features/portfolio/delete-dialog.tsx'
import '#web/features/portfolio/demo-data-modal.tsx'
import '#web/features/portfolio/edit-investment-modal.tsx'
import '#web/features/portfolio/manual-entry-modal.tsx'
import { BalancesProvider } from '#web/lib/balances.tsx'
import { createQueryClient } from '#web/lib/query-client.ts'
import { configureSession } from '#web/lib/session.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

const uid = 'user-1'
const clock = { now: () => new Date() }

/** Somebody is signed in, as far as this browser knows, for as long as the test moves its time. */
async function signIn(): Promise<void> {
  configureSession(await configureApp())
  keepSession(uid, { both: { exp: 4e9 } })
}

/** AUD by `asx:CBA` or `coin:bitcoin`; what is not named is not found. */
export type Prices = Record<string, number | 'sample' | { stale: number; asOf?: string }>

function marketOf(prices: Prices): PriceService {
  const priceOf = (instrument: Instrument): PricedInstrument => {
    const said = prices[instrumentKey(instrument)]
    const symbol = instrument.kind === 'asx' ? instrument.code : instrument.id.slice(0, 3).toUpperCase()
    const name = `${symbol} Limited`
    if (said === undefined) return { kind: 'not-found' }
    if (said === 'sample') return { kind: 'sample', price: 100, previousClose: null, name, isListed: true }
    const now = new Date().toISOString()
    const quote = {
      instrument,
      symbol,
      name,
      price: typeof said === 'number' ? said : said.stale,
      previousClose: null,
      type: instrument.kind === 'asx' ? ('stock' as const) : ('crypto' as const),
      instrumentType: 'EQUITY',
      source: instrument.kind === 'asx' ? ('yahoo' as const) : ('coingecko' as const),
      asOf: typeof said === 'number' ? now : (said.asOf ?? '2026-11-01T00:00:00.000Z'),
      fetchedAt: now,
    }
    return { kind: 'quote', quote, isStale: typeof said !== 'number' }
  }
  return {
    priceAll: async (instruments) => new Map(instruments.map((one) => [instrumentKey(one), priceOf(one)])),
  }
}

export type Call = { method: string; path: string; query: URLSearchParams; body: unknown }
/** Stands between the page and the service; what it passes on is answered for real. */
type Interceptor = (call: Call, pass: () => Promise<Response>) => Promise<Response>

export type Service = {
  stored: Map<string, StoredHolding>
  prices: Prices
  /** What a search finds. */
  securities: SearchResult[]
  calls: Call[]
  callsTo: (method: string, path: string) => Call[]
  intercept: Interceptor | null
}

export const away: Interceptor = () => Promise.reject(new TypeError('Failed to fetch'))
export const aProblem = (status: number, code: string, detail: string): Response =>
  Response.json({ type: `urn:gumnut:problem:${code}`, title: code, status, detail, code }, { status })

function startService(stored: readonly StoredHolding[], prices: Prices, securities: SearchResult[]): Service {
  const people = memoryPeople()
  people.of(uid).user = newUser({ uid, email: 'sam@example.test' }, {}, '2026-11-01T00:00:00.000Z')
  for (const [index, holding] of stored.entries()) {
    // In the order given: each a little later than the one before.
    const createdAt = new Date(Date.parse(holding.createdAt) + index).toISOString()
    people.of(uid).holdings.set(holding.id, { ...holding, createdAt })
  }
  const service: Service = {
    stored: people.of(uid).holdings,
    prices,
    securities,
    calls: [],
    callsTo: (method, path) => service.calls.filter((call) => call.method === method && call.path === path),
    intercept: null,
  }
  const quotes: PriceService = { priceAll: (...asked) => marketOf(service.prices).priceAll(...asked) }
  const holdings = lambda(contract.holdings, holdingsOperations, () => ({
    holdings: memoryHoldingsStore(people),
    quotes,
    clock,
    newId,
  }))
  const trades = lambda(contract.transactions, ledgerOperations, () => ({
    holdings: memoryHoldingsStore(people),
    ledgers: memoryLedgerStore(people),
    quotes,
    clock,
    timer,
    random,
    newId,
    turns: createTurns(),
  }))
  const market = lambda(contract.market, marketOperations, () => ({
    quotes,
    accounts: { isClosed: async () => false },
    timer,
    log: silentLog,
    search: {
      find: async (wanted, scope) => ({
        kind: 'found',
        results: service.securities.filter(
          ({ symbol, name, type }) =>
            `${symbol} ${name}`.toLowerCase().includes(wanted.toLowerCase()) && (scope === 'all' || scope === type),
        ),
      }),
    },
  }))
  const learning = lambda(contract.learning, learningOperations, () => ({
    users: memoryUserStore(people),
    reviews: memoryReviewStore(people),
    moments: memoryMomentsStore(people),
    clock,
  }))
  async function pass({ method, path, query, body }: Call): Promise<Response> {
    const [, id, part = '', transactionId] =
      /^\/api\/holdings\/([^/]+)(\/transactions(?:\/restore)?)?(?:\/([^/]+))?$/.exec(path) ?? []
    const isOne = id !== undefined && id !== 'refresh'
    const route = `/api/holdings/{id}${part}${transactionId === undefined ? '' : '/{transactionId}'}`
    const event = anApiEvent(`${method} ${isOne ? route : path}`, {
      claims: { sub: uid, token_use: 'access' },
      ...(isOne ? { pathParameters: { id, ...(transactionId === undefined ? {} : { transactionId }) } } : {}),
      ...(query.size === 0 ? {} : { queryStringParameters: Object.fromEntries(query) }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const area = path.startsWith('/api/learning')
      ? learning
      : path.startsWith('/api/market')
        ? market
        : part === ''
          ? holdings
          : trades
    const answer = await area(event, lambdaContext)
    const { statusCode = 500, headers = {}, body: text } = answer
    return new Response(statusCode === 204 ? null : text, {
      status: statusCode,
      headers: headers as Record<string, string>,
    })
  }
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname: path, searchParams: query } = new URL(address, 'http://gumnut.test')
    const call: Call = { method, path, query, body: body === undefined ? undefined : (JSON.parse(body) as unknown) }
    service.calls.push(call)
    return service.intercept === null ? pass(call) : service.intercept(call, () => pass(call))
  })
  return service
}

/** A browser has a layout, happy-dom has none: everything is this wide. */
export function layOut(widthPx: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widthPx)
}

type Opening = {
  Page: ComponentType
  stored?: readonly StoredHolding[]
  prices?: Prices
  securities?: SearchResult[]
  address?: string
  intercept?: Interceptor
  xp?: number
  name?: string
}

export type PageScreen = {
  user: ReturnType<typeof userEvent.setup>
  service: Service
  /** As if the page had been reloaded: nothing is remembered but what the browser keeps. */
  reload: () => void
}

export async function openPage({
  Page,
  stored = [],
  prices = {},
  securities = [],
  address = '/portfolio',
  intercept,
  xp = 0,
  name = 'Sam',
}: Opening): Promise<PageScreen> {
  await signIn()
  const service = startService(stored, prices, securities)
  service.intercept = intercept ?? null
  const document = userDocument(newUser({ uid, email: 'sam@example.test', name }, {}, '2026-11-01T00:00:00.000Z'))
  const user: User = { ...document, profile: { ...document.profile, xp } }
  window.history.replaceState(null, '', address)
  const show = () => {
    const client = createQueryClient()
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
    return render(
      <ToastProvider>
        <BalancesProvider>
          <Router>
            <QueryClientProvider client={client}>
              <AuthContext value={signedInAs(uid, user)}>
                <Page />
              </AuthContext>
            </QueryClientProvider>
          </Router>
        </BalancesProvider>
      </ToastProvider>,
    )
  }
  let shown = show()
  return {
    user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }),
    service,
    reload() {
      shown.unmount()
      shown = show()
    },
  }
}

/** Time goes by, on screen too. */
export const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

export const dialog = () => within(screen.getByRole('dialog'))
export const field = (label: string): HTMLInputElement => dialog().getByLabelText(label, { exact: false })
export const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name })

/** Types into a field of the open modal, in place of what is there. */
export async function fill({ user }: PageScreen, label: string, text: string): Promise<void> {
  await user.clear(field(label))
  if (text !== '') await user.type(field(label), text)
}

/** What was written to the console, and time that the test moves: for `beforeEach` and `afterEach`. */
export function startTest(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}
export function endTest(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
}
