// The whole stack killed under load and started again: every acknowledged holding and trade is there exactly once, no deleted one
// comes back, units are the sum of the trades, XP is the sum of what was completed, and the same tokens go on working.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { amount } from '#tests/support/faults/amounts.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { type Child, startChild } from '#tests/support/faults/child.ts'
import { rightAnswers } from '#tests/support/faults/fault-stack.ts'
import { type Answer, ask } from '#tests/support/faults/open-api.ts'
import { freePort, type Person, signUpOn } from '#tests/support/local-stack.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-killed-'))
let child: Child | undefined
afterAll(async () => {
  await child?.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const kills = Number(process.env['KILLS'] ?? amount({ few: 1, full: 3 }))
const nowhere = { YAHOO_BASE_URL: 'http://127.0.0.1:9', COINGECKO_BASE_URL: 'http://127.0.0.1:9', OPENAI_API_KEY: '' }

type Known = {
  added: Map<string, number>
  deleted: Set<string>
  doubtful: Set<string>
  completed: Set<number>
  tried: Set<number>
  /** Of one holding with ten units at first: buys of one unit each. */
  trades: { holdingId: string; added: Set<string>; tried: Set<string> }
}

const acknowledged = (known: readonly Known[]): number =>
  known.reduce(
    (sum, { added, deleted, completed, trades }) =>
      sum + added.size + deleted.size + completed.size + trades.added.size,
    0,
  )

const tradesOf = (known: readonly Known[]): number => known.reduce((sum, { trades }) => sum + trades.added.size, 0)

/** Undefined when the process died before it answered: the request was done or not, nobody knows. */
const orNothing = (answer: Promise<Answer>): Promise<Answer | undefined> => answer.catch(() => undefined)

async function addAndDelete(url: string, token: string, known: Known, isOver: () => boolean): Promise<void> {
  for (let number = 1; !isOver(); number++) {
    const id = crypto.randomUUID()
    known.doubtful.add(id)
    const added = await orNothing(
      ask(url, token, 'POST /api/holdings', {
        id,
        type: 'stock',
        symbol: 'CBA',
        quantity: number,
        costBasis: 1,
        currentPrice: 2,
      }),
    )
    if (added?.status === 201) {
      known.added.set(id, number)
      known.doubtful.delete(id)
    }
    if (number % 3 !== 0 || added?.status !== 201) continue
    known.doubtful.add(id)
    known.added.delete(id)
    if ((await orNothing(ask(url, token, `DELETE /api/holdings/${id}`)))?.status !== 204) continue
    known.deleted.add(id)
    known.doubtful.delete(id)
  }
}

async function learn(url: string, token: string, known: Known, isOver: () => boolean): Promise<void> {
  for (const { id } of lessonCatalogue) {
    if (isOver()) return
    if (known.completed.has(id)) continue
    known.tried.add(id)
    const answers = rightAnswers(id)
    const completed = await orNothing(
      ask(url, token, `POST /api/learning/lessons/${id}/completion`, { answers, readingSeconds: 120 }),
    )
    if (completed?.status === 200 || completed?.status === 409) known.completed.add(id)
    // Eleven lessons would be done before the first kill.
    await pause(60)
  }
}

async function trade(url: string, token: string, { trades }: Known, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const id = crypto.randomUUID()
    trades.tried.add(id)
    const buy = { id, type: 'buy', date: '2025-03-04', units: 1, price: 2 }
    const added = await orNothing(ask(url, token, `POST /api/holdings/${trades.holdingId}/transactions`, buy))
    if (added?.status === 201) trades.added.add(id)
  }
}

async function expectTradesThere(url: string, token: string, { trades }: Known, units?: number): Promise<void> {
  const { body } = await ask(url, token, `GET /api/holdings/${trades.holdingId}/transactions`)
  const ledger = body as { transactions: Array<{ id: string; type: string }>; position: { units: number } }
  const buys = ledger.transactions.filter(({ type }) => type === 'buy').map(({ id }) => id)
  expect(new Set(buys).size, 'each trade once').toBe(buys.length)
  expect(buys, 'acknowledged and kept').toEqual(expect.arrayContaining([...trades.added]))
  for (const id of buys) expect(trades.tried).toContain(id)
  expect(ledger.position.units).toBe(10 + buys.length)
  expect(units, 'the list says the same').toBe(10 + buys.length)
}

async function expectAllThere(url: string, token: string, known: Known): Promise<void> {
  const { body } = await ask(url, token, 'GET /api/holdings')
  const stored = (body as { holdings: Array<{ id: string; quantity: number }> }).holdings
  const ids = stored.map(({ id }) => id)
  expect(new Set(ids).size, 'each holding once').toBe(ids.length)
  const quantities = new Map(stored.map(({ id, quantity }) => [id, quantity]))
  for (const [id, quantity] of known.added) expect(quantities.get(id), 'acknowledged and kept').toBe(quantity)
  for (const id of ids)
    if (id !== known.trades.holdingId)
      expect(known.added.has(id) || known.doubtful.has(id), 'nothing that nobody added, nothing deleted').toBe(true)

  await expectTradesThere(url, token, known, quantities.get(known.trades.holdingId))

  const progress = (await ask(url, token, 'GET /api/learning/progress')).body as {
    completedLessons: number[]
    xp: number
  }
  expect(new Set(progress.completedLessons).size).toBe(progress.completedLessons.length)
  expect(progress.completedLessons).toEqual(expect.arrayContaining([...known.completed]))
  for (const id of progress.completedLessons) expect(known.tried).toContain(id)
  const reward = (id: number): number => lessonCatalogue.find((lesson) => lesson.id === id)?.xpReward ?? Number.NaN
  expect(progress.xp, 'XP is the sum of what was completed').toBe(
    progress.completedLessons.reduce((sum, id) => sum + reward(id) + 4, 0),
  )
}

test(`${kills} kills under load lose nothing that was acknowledged`, { timeout: 60_000 + kills * 20_000 }, async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  child = await startChild('stack-process.ts', [String(port), dataDir], nowhere)
  const people: Person[] = [await signUpOn(url), await signUpOn(url)]
  const known = people.map((): Known => ({
    added: new Map(),
    deleted: new Set(),
    doubtful: new Set(),
    completed: new Set(),
    tried: new Set(),
    trades: { holdingId: crypto.randomUUID(), added: new Set(), tried: new Set() },
  }))
  for (const [index, { accessToken }] of people.entries()) {
    expect((await ask(url, accessToken, 'POST /api/profile')).status).toBe(201)
    const holding = { id: known[index]!.trades.holdingId, type: 'stock', symbol: 'BHP', quantity: 10, costBasis: 1 }
    expect((await ask(url, accessToken, 'POST /api/holdings', holding)).status).toBe(201)
  }

  for (let kill = 0; kill < kills; kill++) {
    let isOver = false
    const load = people.flatMap(({ accessToken }, index) => {
      const knows = known[index]!
      const devices = [1, 2].map(() => addAndDelete(url, accessToken, knows, () => isOver))
      devices.push(trade(url, accessToken, knows, () => isOver))
      return [...devices, learn(url, accessToken, knows, () => isOver)]
    })
    // Once it is busy, at no particular moment: requests are under way whenever it comes.
    const before = acknowledged(known)
    const tradesBefore = tradesOf(known)
    while (acknowledged(known) < before + 20 || tradesOf(known) === tradesBefore) await pause(5)
    await pause(Math.random() * 50)
    await child.kill('SIGKILL')
    isOver = true
    await Promise.all(load)
    child = await startChild('stack-process.ts', [String(port), dataDir], nowhere)
    for (const [index, { accessToken }] of people.entries()) await expectAllThere(url, accessToken, known[index]!)
  }
  expect(acknowledged(known)).toBeGreaterThanOrEqual(kills * 20)
  if (process.env['SHOW_FIGURES'] !== undefined)
    console.log(`${kills} kills, ${acknowledged(known)} acknowledged writes, none lost`)
})
