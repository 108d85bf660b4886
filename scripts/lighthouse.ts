// `npm run lighthouse`: Lighthouse (mobile, simulated slow 4G) over the sign-in page and the Dashboard of the running app.
// `npm run lighthouse -- 5` measures each five times and tells the median. Exits 1 below the budgets. Lighthouse itself is fetched when it is needed, into a folder of its own: its two hundred
// packages are nothing that an install of Gumnut has to wait for.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '#local/stack.ts'
import { openProfiledBrowser } from '#tests/support/browser.ts'
import { buildWebWhenStale } from './build-web.mjs'

const version = '12.8.2'
const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const root = new URL('..', import.meta.url).pathname
const tools = join(root, 'node_modules/.cache/lighthouse')
const command = join(tools, 'node_modules/lighthouse/cli/index.js')

/** Beside this process, which goes on serving the app meanwhile. */
const run = (program: string, args: readonly string[], cwd = root): Promise<number | null> =>
  new Promise((resolve) => spawn(program, args, { cwd, stdio: 'inherit' }).on('close', resolve))

async function install(): Promise<void> {
  if (existsSync(command)) return
  console.log(`Fetching Lighthouse ${version} …`)
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(tools, 'package.json'), '{"private":true}')
  const args = ['install', `lighthouse@${version}`, '--no-audit', '--no-fund', '--ignore-scripts']
  if ((await run('npm', args, tools)) !== 0)
    throw new Error('Lighthouse could not be fetched. Check the connection to the package registry.')
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string; weight?: number }>
}

/** @param isSignedIn the browser's storage is then left as it is */
async function measure(url: string, port: number, isSignedIn: boolean): Promise<Report> {
  const report = join(tools, 'report.json')
  const args = [
    command,
    url,
    `--port=${port}`,
    '--output=json',
    `--output-path=${report}`,
    '--form-factor=mobile',
    '--throttling-method=simulate',
    `--only-categories=${Object.keys(budgets).join(',')}`,
    '--quiet',
    ...(isSignedIn ? ['--disable-storage-reset'] : []),
  ]
  // A recording in which Lighthouse does not find the navigation (NO_NAVSTART) says nothing about the page, and it asks to be run again.
  for (let tries = 0; tries < 3; tries++)
    if ((await run(process.execPath, args)) === 0) return JSON.parse(readFileSync(report, 'utf8')) as Report
  throw new Error(`Lighthouse could not measure ${url}`)
}

let isWithin = true
function show(name: string, { categories, audits }: Report): void {
  const scores = Object.entries(budgets).map(([category, minScore]) => {
    const score = Math.round((categories[category]?.score ?? 0) * 100)
    if (score < minScore) isWithin = false
    return `${category} ${score}${score < minScore ? ` (at least ${minScore})` : ''}`
  })
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const shown = figures.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`)
  console.log(`${name}: ${scores.join(', ')}\n  ${shown.join(', ')}`)
  const failed = Object.values(audits).filter(({ score }) => score !== null && score < 0.5)
  for (const { title, displayValue = '' } of failed) console.log(`  - ${title} ${displayValue}`)
}

await install()
await buildWebWhenStale(console.log)
const runs = Number(process.argv[2] ?? 1)
const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-lighthouse-'))
process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT'
const stack = await startStack({ port: 5198, dataDir })
const debuggingPort = 9333
const open = (profile: string) => openProfiledBrowser(join(dataDir, profile), debuggingPort)

/** A browser that has just been started each time: a page that comes after another one also pays for the process it is given. */
async function measureOnce(profile: string, isSignedIn: boolean): Promise<Report> {
  const context = await open(profile)
  try {
    return await measure(stack.url, debuggingPort, isSignedIn)
  } finally {
    await context.close()
  }
}

/** Leaves a session in the profile, and nothing that the service worker and the browser have kept by then: a first visit. */
async function signIn(profile: string): Promise<void> {
  const context = await open(profile)
  const page = await context.newPage()
  await page.goto(stack.url)
  await page.getByLabel('Email').fill(stack.demo.email)
  await page.getByLabel('Password', { exact: true }).fill(stack.demo.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Recent Activity').waitFor()
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.close()
}

async function measureAll(name: string, isSignedIn: boolean): Promise<void> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) {
    const profile = `${name}-${run}`
    if (isSignedIn) await signIn(profile)
    reports.push(await measureOnce(profile, isSignedIn))
  }
  const performance = ({ categories }: Report): number => categories['performance']?.score ?? 0
  const ordered = reports.toSorted((one, other) => performance(one) - performance(other))
  const median = ordered[Math.floor(runs / 2)]
  if (median === undefined) throw new Error('Say how many runs: npm run lighthouse -- 5')
  if (runs > 1)
    console.log(
      `${name}, performance of each run: ${ordered.map((one) => Math.round(performance(one) * 100)).join(', ')}`,
    )
  show(name, median)
}

try {
  await measureAll('Sign-in page', false)
  await measureAll('Dashboard', true)
} finally {
  await stack.close()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(isWithin ? 0 : 1)
