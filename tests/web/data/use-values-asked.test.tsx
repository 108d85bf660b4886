// Values asked: the line that asks for a value of 30 June 2027 comes back for a holding whose trades come later, or are put right.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endTest, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { type Held, openTax, trade } from '#tests/web/features/tax/tax-screen.tsx'
import { useHoldings } from '#web/data/use-holdings.ts'
import ValuesLine from '#web/features/portfolio/values-line.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

function Page() {
  const { data } = useHoldings()
  return (
    <>
      <p>Holdings: {data?.holdings.length}</p>
      <ValuesLine holdings={data?.holdings ?? []} />
    </>
  )
}
const id = 'b6ce4f1c-5be0-4d8b-9a65-000000000002'
const about = { id, symbol: 'LAND', type: 'other', isLiveTracked: false, manualPrice: 60_000 } as const
const bought = trade({ id: 't-1', type: 'buy', date: '2024-01-10', units: 2, price: 50_000 })
const sold = trade({ id: 't-2', type: 'sell', date: '2024-02-10', units: 3, price: 50_000 })

async function open(trades: Held['trades'] & {}, stored: Held['about'] = {}) {
  cleanup()
  return openTax({ held: [{ about: { ...about, ...stored }, trades }], today: '2027-07-12', address: '/', Page })
}
const dismissed = (): string => localStorage.getItem('gumnut.user.user-1.dismissed-values') ?? ''
const line = /no market price is known for LAND\./

test('a holding that needed no value is asked about once its trades say that it was held then', async () => {
  await open([])
  await waitFor(() => expect(dismissed()).toContain(id))
  const { user } = await open([bought])
  expect(await screen.findByText(line)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Don’t ask here' }))
  expect(screen.queryByText(line)).toBeNull()
  const { service } = await open([bought])
  expect(await screen.findByText('Holdings: 1')).toBeTruthy()
  expect(service.callsTo('GET', '/api/tax/2028')).toEqual([])
})

test('trades that cannot have happened settle nothing', async () => {
  const { service } = await open([bought, sold], { costBase: 0, ledgerRevision: 1 })
  await waitFor(() => expect(service.callsTo('GET', '/api/tax/2028')).toHaveLength(1))
  await open([bought])
  expect(await screen.findByText(line)).toBeTruthy()
})
