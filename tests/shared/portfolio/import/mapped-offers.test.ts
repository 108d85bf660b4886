// New shares of an offer in a file with columns of its own are purchases where they were paid for; what has units and money and a
// word that nobody knows is listed as what cannot be read, and not passed over.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

function read(...rows: string[]) {
  const lines = ['Date,Code,Type,Units,Price,Total', '14/02/2023,VAS,Buy,10,90,900', ...rows]
  const table = readText(`${lines.join('\n')}\n`).unknown[0]!
  const { rows: trades, ...others } = readMapped(table, guessMapping(table))
  return {
    trades: trades.slice(1).map(({ facts, total }) => [facts.type, 'units' in facts && facts.units, total]),
    skipped: others.skipped.map(({ reason }) => reason),
    problems: others.problems.map(({ reason }) => reason),
  }
}

test.each([
  'IPO',
  'IPO Allotment',
  'Placement',
  'SPP',
  'SPP - Allotment',
  'Share purchase plan',
  'Security Purchase Plan',
  'Entitlement offer',
  'Retail Entitlement Offer allotment',
  'Auto Invest',
  'Auto-invest',
  'Recurring investment',
])('“%s” is a purchase where it was paid for, and nothing where it was not', (word) => {
  expect(read(`1/03/2023,ABC,${word},100,2.50,250`)).toEqual({ trades: [['buy', 100, 250]], skipped: [], problems: [] })
  expect(read(`1/03/2023,ABC,${word},100,2.50,`).trades).toEqual([['buy', 100, 250]])
  const reason = `“${word.slice(0, 20)}” is neither a buy nor a sale.`
  expect(read(`1/03/2023,ABC,${word},100,0,0`)).toEqual({ trades: [], skipped: [reason], problems: [] })
})

test.each([
  'Opening balance',
  'Rights issue',
  'Transfer in',
  'Kauf',
  'Dividend reinvested',
  'Distribution Reinvested',
  'Reinvested dist.',
  'Regular withdrawal',
  'Full Withdrawal',
])('“%s” with units and money is listed as what cannot be read', (word) => {
  const problems = [`“${word.slice(0, 20)}” is neither a buy nor a sale.`]
  expect(read(`1/03/2023,ABC,${word},100,2.50,250`)).toEqual({ trades: [], skipped: [], problems })
  expect(read(`1/03/2023,ABC,${word},100,2.50,`)).toEqual({ trades: [], skipped: [], problems })
})

test.each([
  '1/03/2023,ABC,Dividend,100,0.25,25',
  '1/03/2023,ABC,Distribution,100,0.25,25',
  '1/03/2023,ABC,Return of capital,100,0.25,25',
  '1/03/2023,ABC,Account fee,1,5,5',
  '1/03/2023,ABC,Staking reward,100,2.50,250',
  '1/03/2023,ABC,Bonus issue,100,0,0',
  '1/03/2023,ABC,Bonus issue,100,,',
  '1/03/2023,,Adjustment,1,5,5',
])('“%s” is passed over with the reason', (row) => {
  const word = row.split(',')[2]!
  expect(read(row)).toEqual({ trades: [], skipped: [`“${word}” is neither a buy nor a sale.`], problems: [] })
})

test.each([
  'DIV',
  'Fully franked',
  'Distn',
  'WHT',
  'Stamp duty',
  'Earn',
  'Unstake',
  'Franked Div',
  'DIV_PAYMENT',
  'Dist',
  'Dist.',
  'ROC',
  'Payment',
  'Withholding',
  'Refund',
  'Fee rebate',
  'Airdrop',
  'Mining',
  'Referral Bonus',
  'Cashback',
  'Withdrawal',
])('“%s” is a payment, a fee or a reward, and passed over also beside units and money', (word) => {
  const skipped = [`“${word}” is neither a buy nor a sale.`]
  expect(read(`1/03/2023,ABC,${word},100,0.25,25`)).toEqual({ trades: [], skipped, problems: [] })
})

test.each(['Dividend', 'Deposit', 'Account fee', 'Interest'])(
  '“%s” without units is passed over, while a trade without them, or a word that nobody knows, is listed',
  (word) => {
    const skipped = [`“${word}” is neither a buy nor a sale.`]
    expect(read(`1/03/2023,,${word},,,25`)).toEqual({ trades: [], skipped, problems: [] })
    expect(read(`1/03/2023,ABC,${word},-,-,25`)).toEqual({ trades: [], skipped, problems: [] })
    const problems = ['There is no number of units.']
    expect(read('1/03/2023,ABC,Sell,,,25')).toEqual({ trades: [], skipped: [], problems })
    expect(read('1/03/2023,ABC,Kauf,,,25')).toEqual({ trades: [], skipped: [], problems })
  },
)

test.each(['Divest', 'Redistribute', 'Procure', 'Diversify'])('“%s” only has letters of such a word in it', (word) => {
  expect(read(`1/03/2023,ABC,${word},100,0.25,25`).problems).toEqual([`“${word}” is neither a buy nor a sale.`])
})
