// Investor: somebody with many holdings and trades, brought in as an import brings them.
import type { BrowserContextOptions } from 'playwright-core'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { maxRowsOfChunk } from '#shared/portfolio/imports-contract.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { type Person, type TestStack } from '#tests/support/local-stack.ts'

const mostHoldingsAtOnce = 100

const symbolOf = (at: number): string =>
  ['BHP', 'CBA', 'VAS', 'VGS', 'WES', 'CSL', 'NAB', 'ANZ'][at] ?? `X${String(at).padStart(3, '0')}`

/** Purchases of a holding on days of the last three years, none twice. */
const purchases = (at: number, count: number, today: number) =>
  Array.from({ length: count }, (_, nth) => ({
    id: crypto.randomUUID(),
    type: 'buy',
    date: dayOf(today - 1100 + ((at * 37 + nth * 41) % 1000)),
    units: 10 + at,
    price: 30 + (at % 50),
    createdAt: new Date().toISOString(),
    source: { format: 'bench', key: `bench-${at}-${nth}`, row: at * count + nth + 1 },
  }))

/** Somebody with so many holdings, each bought that many times. */
export async function anInvestor(stack: TestStack, holdings: number, purchasesOfEach = 1): Promise<Person> {
  const person = await anOnboardedPerson(stack.url)
  const today = dayNumber(sydneyDay(new Date()))
  const importId = crypto.randomUUID()
  const atOnce = Math.min(mostHoldingsAtOnce, Math.floor(maxRowsOfChunk / purchasesOfEach))
  for (let first = 0; first < holdings; first += atOnce) {
    const groups = Array.from({ length: Math.min(atOnce, holdings - first) }, (_, place) => {
      const at = first + place
      return {
        holding: {
          id: crypto.randomUUID(),
          type: at % 3 === 0 ? 'etf' : 'stock',
          symbol: symbolOf(at),
          currentPrice: 40 + (at % 60),
        },
        existing: 'keep',
        transactions: purchases(at, purchasesOfEach, today),
      }
    })
    const { status, body } = await stack.api(person.accessToken, 'POST', '/api/transactions/import', {
      importId,
      label: 'Bench',
      groups,
    })
    if (status !== 200 && status !== 201) throw new Error(`The trades were refused: ${JSON.stringify(body)}`)
  }
  return person
}

/** A browser window in which this person is signed in. */
export const signedIn = (stack: TestStack, person: Person): NonNullable<BrowserContextOptions['storageState']> => ({
  cookies: [],
  origins: [
    { origin: stack.url, localStorage: Object.entries(person.session).map(([name, value]) => ({ name, value })) },
  ],
})
