// A soak: fifty requests a second of several people over the whole stack. Nothing fails, nobody waits long, and the memory of
// the process stays flat. A few seconds here; `SOAK_SECONDS=600 npm run test:faults -- soak` for as long as you like, with
// `SOAK_PER_SECOND=10` beside other work.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amount, areTimesAsserted } from '#tests/support/faults/amounts.ts'
import { type Child, startChild } from '#tests/support/faults/child.ts'
import { type Answer, ask } from '#tests/support/faults/open-api.ts'
import { freePort, type Person, signInOn, signUpOn } from '#tests/support/local-stack.ts'

const seconds = Number(process.env['SOAK_SECONDS'] ?? amount({ few: 2, full: 10 }))
const perSecond = Number(process.env['SOAK_PER_SECOND'] ?? 50)
/** Well before a token ends. */
const secondsBetweenSignIns = 600
/** Memory is looked at after the engine has warmed up, and only when there is time to see a slope. */
const warmUpSeconds = 60
const secondsBetweenHeaps = 10
/** What is left after a collection must not grow: a hundred bytes kept for each request would be 0.3. */
const maxHeapGrowth = 0.3
/** The resident memory goes up and down with the buffers of the embedded database. MB a minute, both. */
const maxMemoryGrowth = 4

const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-soak-'))
let child: Child
let url: string
let people: Person[]
beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  const nowhere = 'http://127.0.0.1:9'
  child = await startChild('stack-process.ts', [String(port), dataDir], {
    YAHOO_BASE_URL: nowhere,
    COINGECKO_BASE_URL: nowhere,
    OPENAI_API_KEY: '',
  })
  people = []
  for (let count = 0; count < 5; count++) people.push(await signUpOn(url))
  for (const { accessToken } of people) await ask(url, accessToken, 'POST /api/profile')
}, 60_000)
afterAll(async () => {
  await child.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Resident memory of the stack in MB; undefined where the system does not say. */
function memoryMb(): number | undefined {
  try {
    const status = readFileSync(`/proc/${child.process.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  } catch {
    return undefined
  }
}

/** MB that were in use after each collection. */
const heaps = (): number[] =>
  [...child.output().matchAll(/^heap (\d+)$/gm)].map(([, bytes]) => Number(bytes) / 1024 ** 2)

const holding = { type: 'stock', symbol: 'CBA', quantity: 1, costBasis: 1, currentPrice: 2 }

/** What people do, mostly looking; what is added is deleted again. */
async function act(number: number): Promise<Answer[]> {
  const person = people[number % people.length]?.accessToken ?? null
  const looks = [
    'GET /api/holdings',
    'GET /api/holdings',
    'GET /api/learning/progress',
    'GET /api/profile',
    'GET /api/holdings',
  ]
  if (number % 25 === 0) return [await ask(url, person, 'GET /api/market/quotes?symbols=CBA,VAS&coins=bitcoin')]
  if (number % 25 === 1)
    return [await ask(url, person, `GET /api/market/search?q=${['cba', 'vanguard', 'bitcoin'][number % 3]}`)]
  if (number % 10 !== 5) return [await ask(url, person, looks[number % looks.length] ?? '')]
  const id = crypto.randomUUID()
  return [
    await ask(url, person, 'POST /api/holdings', { id, ...holding }),
    await ask(url, person, `DELETE /api/holdings/${id}`),
  ]
}

/** MB a minute, by least squares. */
function slope(samples: readonly (readonly [minute: number, mb: number])[]): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map(([minute]) => minute)), mean(samples.map(([, mb]) => mb))]
  const spread = samples.reduce((sum, [minute]) => sum + (minute - x) ** 2, 0)
  return samples.reduce((sum, [minute, mb]) => sum + (minute - x) * (mb - y), 0) / spread
}

test(`${seconds} seconds at ${perSecond} requests a second`, { timeout: 60_000 + seconds * 1500 }, async () => {
  const began = performance.now()
  const elapsed = (): number => (performance.now() - began) / 1000
  const memory: (readonly [number, number])[] = []
  const underWay = new Set<Promise<unknown>>()
  const times: number[] = []
  const failures: string[] = []
  async function note(number: number): Promise<void> {
    try {
      for (const { status, ms } of await act(number)) {
        times.push(ms)
        if (status >= 400) failures.push(String(status))
      }
    } catch (error) {
      failures.push(String(error))
    }
  }
  for (let number = 0; elapsed() < seconds; number++) {
    const acting = note(number).finally(() => underWay.delete(acting))
    underWay.add(acting)
    const mb = number % perSecond === 0 && elapsed() > warmUpSeconds ? memoryMb() : undefined
    if (mb !== undefined) memory.push([elapsed() / 60, mb])
    const isHeapDue = number % (perSecond * secondsBetweenHeaps) === 0 && elapsed() > warmUpSeconds
    if (isHeapDue) child.process.kill('SIGUSR2')
    if (number % (perSecond * secondsBetweenSignIns) === perSecond * secondsBetweenSignIns - 1)
      for (const [at, { email }] of people.entries()) people[at] = await signInOn(url, email)
    await pause(Math.max(0, began + ((number + 1) * 1000) / perSecond - performance.now()))
  }
  await Promise.all(underWay)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const growth = memory.length > 60 ? slope(memory) : undefined
  const heap = heaps().map((mb, index): readonly [number, number] => [(index * secondsBetweenHeaps) / 60, mb])
  const heapGrowth = heap.length > 5 ? slope(heap) : undefined
  if (process.env['SHOW_FIGURES'] !== undefined) {
    const inUse = `heap ${heap.at(-1)?.[1].toFixed(1)} MB, ${heapGrowth?.toFixed(2)} MB/min`
    const resident = `resident ${memory.at(-1)?.[1].toFixed(0)} MB, ${growth?.toFixed(2)} MB/min`
    console.log(`${times.length} requests, median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`)
    if (growth !== undefined) console.log(`${inUse}; ${resident}`)
  }
  expect(failures.slice(0, 5)).toEqual([])
  if (areTimesAsserted) expect(at(0.99)).toBeLessThan(2000)
  if (heapGrowth !== undefined) expect(heapGrowth).toBeLessThan(maxHeapGrowth)
  if (growth !== undefined) expect(growth).toBeLessThan(maxMemoryGrowth)
})
