// `npm run load`: people at rising rates on the whole local stack, in a process of its own: what it takes, how long its answers
// take, what fails, and its memory. Options: `--people 40`, `--seconds 20` for each rate, `--rates 1,2,5,10` visits begun a second.
// A visit begins when its time has come, whether or not those before it have been answered: a service that is too slow is seen to
// be. Providers are away, so prices are sample prices; the embedded DynamoDB and the identity service are in the same process.
import '#tests/bench/quiet.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from '#tests/support/faults/child.ts'
import { ask } from '#tests/support/faults/open-api.ts'
import { freePort, signUpOn } from '#tests/support/local-stack.ts'
import { type Asked, visit, type Visitor } from './visits.ts'

function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return (at === -1 ? undefined : process.argv[at + 1]) ?? otherwise
}
const people = Number(option('people', '40'))
const seconds = Number(option('seconds', '20'))
const rates = option('rates', '1,2,5,10').split(',').map(Number)
if (![people, seconds, ...rates].every((number) => Number.isFinite(number) && number > 0)) {
  console.error('Write numbers above 0, such as: npm run load -- --people 40 --seconds 20 --rates 1,2,5,10')
  process.exit(1)
}

const steps = ['look', 'add', 'learn', 'chart'] as const
const ticksPerSecond = 100
const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-load-'))
const port = await freePort()
const url = `http://localhost:${port}`
const nowhere = 'http://127.0.0.1:9'
const stack = await startChild('stack-process.ts', [String(port), dataDir], {
  YAHOO_BASE_URL: nowhere,
  COINGECKO_BASE_URL: nowhere,
  OPENAI_API_KEY: '',
})

const quantile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
const timesOf = (all: readonly number[]): { p50: number; p99: number } => {
  const sorted = all.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}

/** Of the stack's process, where the system says: resident MB, and seconds of CPU so far. */
function used(): { mb: number; cpuSeconds: number } {
  try {
    const file = (name: string): string => readFileSync(`/proc/${stack.process.pid}/${name}`, 'utf8')
    const [, user = '0', system = '0'] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(file('stat')) ?? []
    return {
      mb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(file('status'))?.[1] ?? Number.NaN) / 1024),
      cpuSeconds: (Number(user) + Number(system)) / ticksPerSecond,
    }
  } catch {
    return { mb: Number.NaN, cpuSeconds: Number.NaN }
  }
}

async function signUpAll(): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  const took: number[] = []
  for (let count = 0; count < people; count++) {
    const began = performance.now()
    const { accessToken } = await signUpOn(url)
    took.push(performance.now() - began)
    await ask(url, accessToken, 'POST /api/profile')
    visitors.push({ token: accessToken, lessons: 0 })
  }
  const { p50, p99 } = timesOf(took)
  console.log(
    `${people} people signed up, confirmed and signed in one after the other: p50 ${p50} ms, p99 ${p99} ms each`,
  )
  return visitors
}

/** Visits at a rate, then until the last answer is there. */
async function run(rate: number, visitors: readonly Visitor[]) {
  const asked: Asked[] = []
  const underWay = new Set<Promise<void>>()
  const before = used()
  const began = performance.now()
  const count = Math.round(rate * seconds)
  for (let number = 0; number < count; number++) {
    await pause(Math.max(0, began + (number * 1000) / rate - performance.now()))
    const one = visit(url, visitors[number % visitors.length]!, number, (request) => asked.push(request))
    underWay.add(one)
    void one.finally(() => underWay.delete(one))
  }
  await Promise.all(underWay)
  const wall = (performance.now() - began) / 1000
  const after = used()
  const failed = asked.filter(({ status }) => status === 0 || status >= 400)
  const { p50, p99 } = timesOf(asked.map(({ ms }) => ms))
  const byStatus = new Map<number, number>()
  for (const { status } of failed) byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
  return {
    'visits a second': rate,
    'requests a second': Math.round(asked.length / wall),
    p50,
    p99,
    ...Object.fromEntries(
      steps.map((step) => {
        const times = timesOf(asked.filter((one) => one.step === step).map(({ ms }) => ms))
        return [`${step} p50/p99`, `${times.p50}/${times.p99}`]
      }),
    ),
    failed: failed.length === 0 ? 0 : [...byStatus].map(([status, times]) => `${times} x ${status}`).join(', '),
    'CPU ms a visit': Math.round(((after.cpuSeconds - before.cpuSeconds) * 1000) / count),
    'MB after': after.mb,
  }
}

try {
  const visitors = await signUpAll()
  await run(1, visitors.slice(0, 5))
  const rows = []
  for (const rate of rates) rows.push(await run(rate, visitors))
  console.log(`Milliseconds from asking to the whole answer, ${seconds} s at each rate:`)
  console.table(rows)
} finally {
  await stack.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
