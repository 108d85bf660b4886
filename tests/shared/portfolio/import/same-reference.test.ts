// References that are no numbers of one trade alone: what every trade of a plan is called, and what two brokers both count from 1.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import type { ImportedFile } from '#shared/portfolio/import/preview-repairs.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import { anAccount } from './account-support.ts'
import { confirmations, file, today } from './file-support.ts'

const mapped = (lines: readonly string[]): ImportedFile => {
  const [table] = readText(`${lines.join('\n')}\n`).unknown
  return { name: 'a.csv', format: 'mapped', rows: readMapped(table!, guessMapping(table!), 'dayFirst').rows }
}
const plan = (...rows: string[]) => mapped(['Trade Date,Code,Action,Units,Price,Reference', ...rows])
const [january, february, march] = [
  '06/01/2025,VAS,Buy,10,85.00,Auto-invest',
  '05/02/2025,VAS,Buy,10,92.00,Auto-invest',
  '13/03/2026,VAS,Buy,10,99.00,Auto-invest',
]
const numbered = (...rows: string[]) => mapped(['ID,Trade Date,Code,Action,Units,Price', ...rows])
const orders = (...rows: string[]) =>
  confirmations(...rows.map((row) => `${row},B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed`))

const states = (files: ImportedFile[], held: HoldingTrades[] = []): string[] =>
  previewImport(files, held, {}, today).holdings.flatMap(({ rows }) =>
    rows.map(({ file: from, row, state }) => `${from}:${row.facts.date} ${state}`),
  )
async function after(...files: ImportedFile[]) {
  const one = anAccount()
  for (const each of files) expect(await one.add([each])).toEqual([])
  return one
}
/** Trades as they were stored before keys had the day of their file, each on the day that it was moved to. */
const asBefore = (held: HoldingTrades[], days: Readonly<Record<string, string>> = {}): HoldingTrades[] =>
  held.map(({ holding, transactions }) => {
    const counts = new Map<string, number>()
    return {
      holding,
      transactions: transactions.map((one) => {
        const base = one.source!.key.replace(/:\d{4}-\d\d-\d\d(?::\d+)?$/, '')
        const count = (counts.get(base) ?? 0) + 1
        counts.set(base, count)
        const moved = { ...one, date: days[String(one.date)] ?? one.date } as typeof one
        return { ...moved, source: { ...one.source!, key: count === 1 ? base : `${base}:${count}` } }
      }),
    }
  })

test('a trade of a plan that came since is new, wherever the next file has it', async () => {
  const one = await after(plan(february, january))
  expect(states([plan(march, february, january)], await one.held())).toEqual([
    '0:2026-03-13 new',
    '0:2025-02-05 there',
    '0:2025-01-06 there',
  ])
  expect(await one.add([plan(march, february, january)])).toEqual([])
  expect(await one.totals()).toEqual(['VAS 30 2760'])
  expect(states([plan(january, february, march)], await one.held()).filter((each) => !each.endsWith('there'))).toEqual(
    [],
  )
})

test('one trade of a plan in each file, the next month is another', async () => {
  const one = await after(plan(january), plan(february), plan(march))
  expect(await one.totals()).toEqual(['VAS 30 2760'])
  expect(states([plan(january), plan(march, january)])).toEqual([
    '0:2025-01-06 new',
    '1:2026-03-13 new',
    '1:2025-01-06 there',
  ])
})

test('two brokers that both count from 1 are two, one after the other and in one import', async () => {
  const x = numbered('1,06/01/2023,VAS,Buy,10,85.00', '2,15/02/2023,VAS,Buy,10,86.00')
  const y = numbered('1,13/03/2024,VAS,Buy,10,92.00', '2,14/06/2024,VAS,Buy,10,94.00')
  expect(await (await after(x, y)).totals()).toEqual(['VAS 40 3570'])
  expect(states([x, y]).every((each) => each.endsWith('new'))).toBe(true)
  const both = await after(x, y)
  expect(states([x, y], await both.held()).every((each) => each.endsWith('there'))).toBe(true)
})

test('a file whose dates were read in the other order is asked about', async () => {
  const one = await after(numbered('1,06/01/2023,VAS,Buy,10,85.00'))
  expect(states([numbered('1,01/06/2023,VAS,Buy,10,85.00')], await one.held())).toEqual(['0:2023-06-01 needsYou'])
})

test('what was stored before keys had a day is recognised by the day that it has', async () => {
  const held = asBefore(await (await after(plan(february, january))).held())
  expect(held[0]?.transactions.map(({ source }) => source?.key.replace(/[\da-f]{16}/, 'x'))).toEqual([
    'r:Auto-invest:x',
    'r:Auto-invest:x:2',
  ])
  expect(states([plan(march, february, january)], held)).toEqual([
    '0:2026-03-13 new',
    '0:2025-02-05 there',
    '0:2025-01-06 there',
  ])
  const edited = asBefore(await (await after(plan(february, january))).held(), { '2025-01-06': '2025-01-20' })
  expect(states([plan(february, january)], edited)).toEqual(['0:2025-02-05 there', '0:2025-01-06 needsYou'])
  const alone = asBefore(await (await after(plan(january))).held(), { '2025-01-06': '2025-03-20' })
  expect(states([plan(january)], alone)).toEqual(['0:2025-01-06 needsYou'])
})

test('the number of a broker whose files we know names one trade, on whatever day it stands by now', async () => {
  const stored = await (await after(orders('71000001,N1,14/02/2023'))).held()
  const moved = asBefore(stored, { '2023-02-14': '2023-05-20' })
  expect(states([orders('71000001,N1,14/02/2023')], moved)).toEqual(['0:2023-02-14 there'])
  expect(states([orders('71000001,N1,15/02/2023')], stored)).toEqual(['0:2023-02-15 there'])
  expect(states([orders('71000001,N1,14/02/2023'), orders('71000001,N1,15/02/2023')])).toEqual([
    '0:2023-02-14 new',
    '1:2023-02-15 there',
  ])
})

test('an order that was filled in equal parts on several days keeps each of them', async () => {
  const fills = ['71000001,N1,16/02/2023', '71000001,N1,15/02/2023', '71000001,N1,14/02/2023']
  const one = await after(orders(...fills.slice(1)))
  expect(states([orders(...fills)], await one.held())).toEqual([
    '0:2023-02-16 new',
    '0:2023-02-15 there',
    '0:2023-02-14 there',
  ])
})

test('one number in two accounts of a broker is asked about', async () => {
  const trades = (account: string, day: string) =>
    file(
      `Date,Buy or sell,Stock,Exchange,Volume,Price,Value,ID,Account code\n${day},Buy,BHP,ASX,10,4500,450,7,${account}\n`,
    )
  const one = await after(trades('A', '2024-03-05'))
  expect(states([trades('A', '2024-03-06')], await one.held())).toEqual(['0:2024-03-06 there'])
  expect(states([trades('B', '2024-06-06')], await one.held())).toEqual(['0:2024-06-06 needsYou'])
})
