// Answers that are too large to go through Lambda as they are.
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sendable } from '#lambdas/edge/large-answer.ts'
import { openApiDocument } from '#shared/contract/openapi.ts'
import { tradesCsv } from '#shared/portfolio/trades-csv.ts'
import { maxTransactionsOfHolding, maxTransactionsOfPerson } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'

const answer = (body: string) => ({ statusCode: 200, headers: { 'content-type': 'text/csv; charset=utf-8' }, body })
const trades = (lines: number): string =>
  Array.from({ length: lines }, (_, at) => `2024-01-10,buy,CBA,"Café ${at}",${crypto.randomUUID()}\r\n`).join('')
const noise = (length: number): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)))
    .toString('base64')
    .repeat(length / 80_000)

test('a small answer stays as it is', () => {
  const small = answer('a,b\r\n')
  expect(sendable(small, 'gzip, br')).toBe(small)
  expect(sendable({ statusCode: 204 }, 'gzip')).toEqual({ statusCode: 204 })
})

test('a large one is compressed for whoever takes that, and comes back the same', () => {
  const text = trades(120_000)
  const sent = sendable(answer(text), 'br;q=1.0, gzip;q=0.8')
  expect(sent).toMatchObject({
    isBase64Encoded: true,
    headers: { 'content-encoding': 'gzip', 'content-type': 'text/csv; charset=utf-8', vary: 'accept-encoding' },
  })
  expect(sent.body!.length).toBeLessThan(6_000_000)
  expect(gunzipSync(Buffer.from(sent.body!, 'base64')).toString()).toBe(text)
})

test.each([undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])(
  'whoever takes no gzip (%s) gets it plain where it fits',
  (accepted) => {
    const some = answer(trades(20_000))
    expect(sendable(some, accepted)).toBe(some)
    expect(() => sendable(answer(trades(120_000)), accepted)).toThrow(
      expect.objectContaining({ code: 'not_acceptable', message: expect.stringContaining('Accept-Encoding: gzip') }),
    )
  },
)

test('what a write has done is told compressed, also to whoever takes no gzip', () => {
  const text = trades(120_000)
  const { body = '', headers } = sendable(answer(text), 'identity', { isAfterWrite: true })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip' })
  expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(text)
  const some = answer(trades(20_000))
  expect(sendable(some, 'identity', { isAfterWrite: true })).toBe(some)
})

test('every route that answers something says that it may be too large', () => {
  const { paths } = openApiDocument('1') as {
    paths: Record<string, Record<string, { security?: unknown; responses: Record<string, object> }>>
  }
  const lacking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security, responses }]) => security === undefined && !('204' in responses) && !('406' in responses))
      .map(([method]) => `${method} ${path}`),
  )
  expect(lacking).toEqual([])
})

test('what does not fit either way is refused with a sentence, not cut', () => {
  const random = Array.from({ length: 120 }, () => noise(80_000)).join('')
  expect(() => sendable(answer(random), 'gzip')).toThrow('more than can be sent at once')
})

test('the trades of a full account fit, as CSV and as JSON, with every text as long as it can be', () => {
  const words = 'Bought with what Gran gave me, the rest of it is in the other account; see the letter of March. '
  const aText = (length: number): string => (crypto.randomUUID() + words.repeat(2)).slice(0, length).trim()
  const holdings = Array.from({ length: maxTransactionsOfPerson / maxTransactionsOfHolding }, () => ({
    holding: aStoredHolding({ name: aText(100) }),
    trades: Array.from({ length: maxTransactionsOfHolding }, (_, at) => {
      const source = { format: 'commsec-confirmations', key: aText(80), reference: aText(80), row: at + 1 }
      const facts = {
        type: 'buy',
        date: '2024-01-10',
        units: 123.45678912,
        price: 45.678912,
        amount: 5639.37,
        brokerage: 19.95,
      } as const
      const about = { account: aText(40), note: aText(120), importId: crypto.randomUUID(), source }
      return {
        id: crypto.randomUUID(),
        ...facts,
        ...about,
        createdAt: `2026-11-18T01:00:00.${String(at % 1000).padStart(3, '0')}Z`,
      }
    }),
  }))
  for (const text of [tradesCsv(holdings), JSON.stringify({ ledgers: holdings })]) {
    expect(text.length).toBeGreaterThan(8_000_000)
    const { body = '' } = sendable(answer(text), 'gzip')
    expect(body.length).toBeLessThan(6_000_000)
    expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(text)
  }
})
