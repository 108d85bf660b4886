// Changes before the list: what is added while the list is still on its way is kept with all that was last seen, and stays.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShown } from '#shared/portfolio/shown-holding.ts'
import { aHolding } from '#tests/support/ledger-service.ts'
import { withCacheStorage } from '#tests/web/cache-storage.ts'
import {
  away,
  button,
  endTest,
  openPage,
  type PageScreen,
  startTest,
} from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { readFallback, writeFallback } from '#web/data/holdings-fallback.ts'
import { useAddHolding } from '#web/data/use-holding-changes.ts'
import { useHoldings } from '#web/data/use-holdings.ts'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const uid = 'user-1'
const aRequest = (symbol: string) => ({
  id: crypto.randomUUID(),
  type: 'stock' as const,
  symbol,
  quantity: 1,
  costBasis: 10,
})

function Page() {
  const list = useHoldings().data?.holdings
  const add = useAddHolding()
  return (
    <>
      <p>Held: {list?.map(({ symbol }) => symbol).join(' ')}</p>
      <button onClick={() => add.mutate(aRequest('BHP'))}>Add</button>
    </>
  )
}

async function lastSeenWith(symbol: string): Promise<void> {
  withCacheStorage()
  const cache = await caches.open(`gumnut.user.${uid}.last-seen`)
  const holdings = [aHolding({ symbol })]
  await cache.put('/last-seen/holdings', Response.json({ at: 1_790_000_000_000, data: { holdings } }))
}

/** The service is away, and one path is answered only when the test says so. */
async function openWithHeld(path: string): Promise<{ page: PageScreen; letGo: () => void }> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const page = await openPage({
    Page,
    intercept: async (call, pass) => {
      if (call.path === path && call.method !== 'POST') await held
      return away(call, pass)
    },
  })
  await waitFor(() => expect(page.service.calls.some((call) => call.path === path)).toBe(true))
  return { page, letGo }
}
const keptSymbols = (): string[] | undefined => readFallback(uid)?.holdings.map(({ symbol }) => symbol)
const keptChanges = (): number | undefined => readFallback(uid)?.pending.length

test('what was added while a failed first load looks for what was last seen is not lost when that is found', async () => {
  await lastSeenWith('CBA')
  const { page, letGo } = await openWithHeld('/robots.txt')
  await page.user.click(button('Add'))
  await waitFor(() => expect(keptChanges()).toBe(1))
  letGo()
  await waitFor(() => expect(screen.getByText('Held: CBA BHP')).toBeTruthy())
  expect(keptChanges()).toBe(1)
  page.reload()
  expect(await screen.findByText('Held: CBA BHP')).toBeTruthy()
})

test('what another tab keeps meanwhile stays too, and is shown', async () => {
  await lastSeenWith('CBA')
  const { letGo } = await openWithHeld('/robots.txt')
  const holding = aRequest('WES')
  const shown = openShown(holding, '2026-11-21T00:00:00.000Z')
  writeFallback(uid, { holdings: [aHolding(), shown], pending: [{ kind: 'add', holding }] })
  letGo()
  expect(await screen.findByText('Held: CBA WES')).toBeTruthy()
  expect(keptChanges()).toBe(1)
})

test('what is added before the list is there stands beside all that was last seen', async () => {
  await lastSeenWith('CBA')
  const { page, letGo } = await openWithHeld('/api/holdings')
  await page.user.click(button('Add'))
  expect(await screen.findByText('Held: CBA BHP')).toBeTruthy()
  expect(keptSymbols()).toEqual(['CBA', 'BHP'])
  letGo()
  page.reload()
  expect(await screen.findByText('Held: CBA BHP')).toBeTruthy()
})
