// What came from another account of one's own, whose transfer out is in the import or there already, needs no cost typed: the preview
// says how both are left as they are.
import { expect, test } from 'vitest'
import type { Choices } from '#shared/portfolio/import/preview-holding.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aTransaction, buy } from '../ledger-support.ts'
import { file, today } from './file-support.ts'

const question = 'What did these units cost you? The file doesn’t say.'
const bought = file(
  [
    'Transaction Date,Type,Market,Amount,Rate inc. fee,Rate ex. fee,Fee,Fee AUD (inc GST),GST AUD,Total AUD,Total (inc GST)',
    '30/06/2024 10:00 AM,Buy,ETH/AUD,0.5,5050,5000,25 AUD,25,2.27,2525,2525 AUD',
  ].join('\n'),
)
const sent = (day: string, units: number) =>
  file(
    [
      'Transaction Date,Type,Coin,Status,Fee,Amount,Address,Txid',
      `${day} 9:00 AM,Send,ETH,Completed,,${units},0x1,t1`,
    ].join('\n'),
  )
const received = (day: string, units: number) =>
  file(
    [
      'Date,Time,Event,Asset,Amount,Currency,Value,Rate,AUD Value Fee,AUD Value,Fee Amount,Fee Asset',
      `${day},10:00:00,deposit,ETH,${units},,,,0,900,0,`,
    ].join('\n'),
  )
const preview = (files: Parameters<typeof previewImport>[0], choices: Choices = {}, held: HoldingTrades[] = []) =>
  previewImport(files, held, choices, today)
const asks = (about: ReturnType<typeof preview>) =>
  about.holdings.flatMap(({ rows }) => rows.flatMap((row) => (row.asks === 'costBase' ? [row.why] : [])))

const whyOf = ({ holdings }: ReturnType<typeof preview>, id: string) =>
  holdings.flatMap(({ rows }) => rows).find((row) => row.id === id)?.why

test('both lines of a move are named, and leaving them out keeps cost and days', () => {
  const files = [bought, sent('3/07/2024', 0.2), received('04-07-2024', 0.2)]
  const both = `${question} As many moved out on 3 Jul 2024. If that’s you moving them here, leave out both lines: their cost and days stay as they are.`
  expect(asks(preview(files))).toEqual([both])
  const out = new Map([['1:0', 'leave' as const]])
  expect(asks(preview(files, { rows: out }))).toEqual([both])
  const alone = preview(files, { rows: new Map([['2:0', 'leave']]) })
  expect(alone.holdings[0]?.after).toMatchObject({ units: 0.3 })
  expect(whyOf(alone, '2:0')).toBe(both)
  const neither = preview(files, { rows: new Map([...out, ['2:0', 'leave' as const]]) })
  expect(neither).toMatchObject({ isReady: true, holdings: [{ after: { units: 0.5, costBase: 2525 } }] })
  expect(whyOf(neither, '2:0')).toBe(question)
})

test('a transfer out that is there already is the one to delete', () => {
  const held: HoldingTrades = {
    holding: aStoredHolding({ type: 'crypto', symbol: 'ETH', coinId: 'ethereum', ledgerRevision: 1, costBase: 1 }),
    transactions: [buy('2024-06-30', 0.5, 5050), aTransaction('transferOut', { date: '2024-07-03', units: 0.2 })],
  }
  expect(asks(preview([received('04-07-2024', 0.2)], {}, [held]))).toEqual([
    `${question} As many moved out on 3 Jul 2024. If that’s you moving them here, leave this line out and delete that transfer: their cost and days stay as they are.`,
  ])
})

test('a transfer out that came in elsewhere long ago is left alone, however near its day is', () => {
  const held: HoldingTrades = {
    holding: aStoredHolding({ type: 'crypto', symbol: 'ETH', coinId: 'ethereum', ledgerRevision: 1, costBase: 1 }),
    transactions: [
      buy('2024-06-20', 0.5, 5050),
      aTransaction('transferOut', { date: '2024-07-12', units: 0.2 }),
      aTransaction('transferIn', { date: '2024-07-02', units: 0.2, costBase: 1010, acquiredOn: '2024-06-20' }),
    ],
  }
  expect(asks(preview([received('12-07-2024', 0.2)], {}, [held]))).toEqual([question])
})

test.each([
  ['other units', sent('3/07/2024', 0.21)],
  ['weeks before', sent('3/06/2024', 0.2)],
])('%s are no move, and the cost alone is asked for', (_, out) => {
  expect(asks(preview([bought, out, received('04-07-2024', 0.2)]))).toEqual([question])
})
