// What a file leaves open, as the page asks about it: prices of a day, coins by their ticker, other codes, past imports.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { sampleHistoryLabel } from '#shared/market/sample-history.ts'
import { aProblem, button, endTest, startTest, wait } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { added, bought, header, open } from './import-screen.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const swap = [
  'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
  '9,2021-07-05 08:00:00,Spot,Buy,ETH,1,',
  '9,2021-07-05 08:00:00,Spot,Buy,AUD,-3000,',
  '9,2021-07-06 08:00:00,Spot,Sell,ETH,-0.5,',
  '9,2021-07-06 08:00:00,Spot,Sell,BTC,0.04,',
]
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const historyOf = (
  closes: Record<string, number>,
  about: { isSample?: boolean; kind?: 'complete' | 'fetching' } = {},
) =>
  Response.json({
    state: about.kind === 'fetching' ? { kind: 'fetching', done: 0, of: 1, since: null } : { kind: 'complete' },
    sampleLabel: sampleHistoryLabel,
    histories: [
      {
        symbol: 'BTC',
        id: 'bitcoin',
        source: about.isSample === true ? 'sample' : 'coingecko',
        isSample: about.isSample ?? false,
        historyFrom: null,
        days: Object.keys(closes).map(dayNumber),
        closes: Object.values(closes),
        splits: [],
        dividends: [],
        gaps: [],
      },
    ],
    errors: [],
  })

test('a coin nobody knows yet is offered no look-up of its price, which there is no button for', async () => {
  const { give } = await open(added)
  await give('swap.csv', ...swap.slice(0, 4), '9,2021-07-06 08:00:00,Spot,Sell,GUMCOIN,12,')
  await screen.findByRole('region', { name: '1 value missing' })
  const card = region('1 value missing')
  expect(card.queryByRole('button')).toBeNull()
  expect(card.queryByText(/price history/)).toBeNull()
  expect(card.getByText(/Type in what each was worth below/)).toBeTruthy()
})

test('the price of a day is looked up when asked for, with the coin and the day alone', async () => {
  const asked: string[] = []
  const { user, give } = await open(added, {
    also: ({ path, query }) => {
      if (path !== '/api/market/history') return undefined
      asked.push(query.toString())
      return asked.length === 1
        ? historyOf({}, { kind: 'fetching' })
        : historyOf({ '2021-07-05': 44_000, '2021-07-06': 45_000 })
    },
  })
  await give('swap.csv', ...swap)
  await screen.findByRole('region', { name: '1 value missing' })
  expect(asked).toEqual([])
  await user.click(button('Look up the prices'))
  await wait(1600)
  // 0.04 BTC at the close of that day, on both sides.
  expect(await region('BTC').findByText('0.04 units, paid $1,800.00')).toBeTruthy()
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
    coins: 'bitcoin',
    symbols: '',
    from: '2021-07-06',
    to: '2021-07-06',
  })
  expect(button('Add 3 trades').disabled).toBe(false)
})

test('sample prices and days without one are never taken: the person types the value', async () => {
  const { user, give } = await open(added, {
    also: ({ path }) =>
      path === '/api/market/history' ? historyOf({ '2021-07-06': 45_000 }, { isSample: true }) : undefined,
  })
  await give('swap.csv', ...swap)
  await screen.findByRole('region', { name: '1 value missing' })
  await user.click(button('Look up the prices'))
  expect(await screen.findByText(/doesn’t have these days or coins/)).toBeTruthy()
  await user.type(region('BTC').getByLabelText('Value of 0.04 BTC that day'), '1750{Enter}')
  expect(await region('BTC').findByText('0.04 units, paid $1,750.00')).toBeTruthy()
})

test('a history that cannot be had says so, and can be asked again', async () => {
  let isAway = true
  const { user, give } = await open(added, {
    also: ({ path }) =>
      path !== '/api/market/history'
        ? undefined
        : isAway
          ? aProblem(400, 'invalid_request', 'Not today.')
          : historyOf({ '2021-07-06': 45_000 }),
  })
  await give('swap.csv', ...swap)
  await screen.findByRole('region', { name: '1 value missing' })
  await user.click(button('Look up the prices'))
  expect(await screen.findByText('Not today.')).toBeTruthy()
  isAway = false
  await user.click(button('Look up the prices'))
  expect(await region('BTC').findByText('0.04 units, paid $1,800.00')).toBeTruthy()
})

test('coins are found by their ticker when only one has it; of several the person chooses', async () => {
  const coin = (symbol: string, id: string) => ({ symbol, id, name: `${id} coin`, type: 'crypto' as const })
  const { user, give, sent } = await open(added, {
    securities: [coin('GUM', 'gum'), coin('NUT', 'nut-one'), coin('NUT', 'nut-two')],
  })
  await give(
    'coins.csv',
    swap[0]!,
    '9,2021-07-05 08:00:00,Spot,Buy,GUM,1,',
    '9,2021-07-05 08:00:00,Spot,Buy,AUD,-30,',
    '9,2021-07-06 08:00:00,Spot,Buy,NUT,2,',
    '9,2021-07-06 08:00:00,Spot,Buy,AUD,-40,',
  )
  await screen.findByRole('region', { name: '2 coins to identify' })
  await user.click(button('Find them'))
  expect(await region('GUM').findByText('gum coin')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Find NUT' }))
  await wait(600)
  await user.click(await screen.findByRole('button', { name: /nut-two coin/ }))
  await user.click(await screen.findByRole('button', { name: 'Add 2 trades' }))
  await screen.findByText('2 trades added.')
  expect(sent[0]?.groups.map(({ holding }) => holding.coinId)).toEqual(['gum', 'nut-two'])
})

test('a code can be put right, and rows left out and brought back', async () => {
  const { user, give, sent } = await open(added, {
    securities: [{ symbol: 'NEW', name: 'Newly Called Limited', type: 'stock' }],
  })
  await give('trades.csv', header, bought.replace('WES', 'OLD'))
  await user.click(await screen.findByRole('button', { name: 'Not the right code? Change OLD' }))
  const field = screen.getByLabelText('What is OLD?')
  await user.clear(field)
  await user.type(field, 'Newly')
  await wait(600)
  await user.click(await screen.findByRole('button', { name: /Newly Called Limited/ }))
  await user.click(await screen.findByRole('button', { name: 'Show 1 row of NEW' }))
  await user.click(await screen.findByRole('button', { name: 'Leave out line 2' }))
  expect(await screen.findByText('There’s nothing new to add.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Bring back line 2' }))
  await user.click(await screen.findByRole('button', { name: 'Add 1 trade' }))
  await screen.findByText('1 trade added.')
  expect(sent[0]?.groups[0]?.holding.symbol).toBe('NEW')
})

test('what is refused is counted with its reason; a browser that keeps nothing says so while it sends', async () => {
  let answer: (response: Response) => void = () => undefined
  const { user, give, sent } = await open(() => new Promise((resolve) => (answer = resolve)))
  await give('trades.csv', header, bought)
  await user.click(await screen.findByRole('button', { name: 'Add 1 trade' }))
  expect(await screen.findByText('Keep this page open: this browser can’t remember the rest.')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Adding your trades' })).toBeTruthy()
  const id = sent[0]?.groups[0]?.transactions[0]?.id
  answer(
    Response.json({
      importId: sent[0]?.importId,
      results: [{ id, outcome: 'refused', message: 'WES has another code by now.' }],
    }),
  )
  expect(await screen.findByText('1 trade couldn’t be added')).toBeTruthy()
  expect(screen.getByText('WES has another code by now.')).toBeTruthy()
})

test('a service that refuses to go on leaves what is there, and Go on tries the rest', async () => {
  const { user, give } = await open((call, chunk) =>
    call === 1 ? aProblem(400, 'invalid_request', 'This could not be read.') : added(call, chunk),
  )
  await give('trades.csv', header, bought)
  await user.click(await screen.findByRole('button', { name: 'Add 1 trade' }))
  expect(await screen.findByText('This could not be read.')).toBeTruthy()
  expect(screen.getByText('0 trades added. 1 is still to be added.')).toBeTruthy()
  await user.click(button('Go on'))
  await waitFor(() => expect(screen.getByText('1 trade added.')).toBeTruthy())
})
