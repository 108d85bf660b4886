// `npm run bench`: what the use cases, the scheduled refresh, the measures of performance, reading a reply, reading a broker's file and a cold start cost, beside floors and beside the naive design,
// as tables and as JSON. The embedded DynamoDB runs in this process, so its share is in the CPU and wall figures of everything
// that uses it: compare rows with the floors above them, not with another machine. `-- --compare [FILE]` adds the change since
// an earlier run, the last one when no file is named. `-- --frames` measures the charts in a browser instead, for some minutes, in a
// build of the app as it is; `--holdings 60` and `--page dashboard` (or performance, holding) measure only that. `-- --interactions` measures
// there what a press takes for somebody with 1,000 holdings and 20,000 trades.
import './quiet.ts'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildWebWhenStale } from '../../scripts/build-web.mjs'
import { embeddedTable } from '#tests/support/embedded-table.ts'
import { type ColdImport, coldImports } from './cold-import.ts'
import { importRows } from './import.ts'
import { type InFreshTable, metered, type Row } from './meter.ts'
import { performanceRows } from './performance.ts'
import { performanceRequestRows } from './performance-request.ts'
import { refreshRows } from './refresh.ts'
import { textRows } from './text-checks.ts'
import { useCaseRows } from './use-cases.ts'

type Run = {
  at: string
  node: string
  useCases: Row[]
  refresh: Row[]
  performance?: Row[]
  texts?: Row[]
  imports?: Row[]
  coldImports: ColdImport[]
}

const coldRuns = 7
// Not below node_modules: an installation empties that.
const folder = resolve('tests/.artifacts')
const [latest, beforeLatest] = [join(folder, 'bench.json'), join(folder, 'bench-before.json')]

const inFreshTable: InFreshTable = async (measure) => {
  const { table, meter } = metered(await embeddedTable())
  try {
    return await measure(table, meter)
  } finally {
    await table.close()
  }
}

/** What stands behind a word of the command line. */
function named(option: string): string | undefined {
  const at = process.argv.indexOf(option)
  return at === -1 ? undefined : process.argv[at + 1]
}

function earlierRun(): Run | undefined {
  const at = process.argv.indexOf('--compare')
  if (at === -1) return undefined
  const file = resolve(process.argv[at + 1] ?? latest)
  if (!existsSync(file)) throw new Error(`There is no earlier run at ${file}. Run \`npm run bench\` first.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Run
}

const times = (now: number, before: number | undefined): string =>
  before === undefined || before === 0 ? '' : `${(now / before).toFixed(2)} x`

function show(rows: readonly Row[], before: readonly Row[] | undefined): void {
  console.table(
    rows.map((row) => {
      const earlier = before?.find(({ name }) => name === row.name)
      const units = ({ readUnits, writeUnits }: Row): number => readUnits + writeUnits
      return {
        'use case': row.name,
        'CPU ms': row.cpuMs,
        'wall ms': row.wallMs,
        requests: row.requests,
        'read units': row.readUnits,
        'write units': row.writeUnits,
        note: row.note ?? '',
        ...(before === undefined
          ? {}
          : {
              'CPU since': times(row.cpuMs, earlier?.cpuMs),
              'units since': times(units(row), earlier && units(earlier)),
            }),
      }
    }),
  )
}

function showColdImports(rows: readonly ColdImport[], before: readonly ColdImport[] | undefined): void {
  const kb = (bytes: number): number => Math.round(bytes / 1024)
  console.table(
    rows.map((row) => ({
      'cold import': row.name,
      'KB at start': kb(row.bytes),
      'KB later': kb(row.laterBytes),
      'CPU ms': row.cpuMs,
      'of the floor': row.ofFloor,
      'wall ms': row.wallMs,
      ...(before === undefined
        ? {}
        : { 'bytes since': times(row.bytes, before.find(({ name }) => name === row.name)?.bytes) }),
    })),
  )
}

if (process.argv.includes('--frames')) {
  await buildWebWhenStale(console.log)
  const { frameRows } = await import('./frames.ts')
  const scale = named('--holdings')
  const rows = await frameRows(scale === undefined ? undefined : [Number(scale)], named('--page'))
  console.table(rows.map(({ parts, ...row }) => ({ ...row, ...parts })))
  process.exit(0)
}

if (process.argv.includes('--interactions')) {
  await buildWebWhenStale(console.log)
  const { interactionRows } = await import('./interactions.ts')
  console.table(await interactionRows())
  process.exit(0)
}

const before = earlierRun()
const run: Run & { performance: Row[]; texts: Row[]; imports: Row[] } = {
  at: new Date().toISOString(),
  node: process.versions.node,
  useCases: await inFreshTable(useCaseRows),
  refresh: await refreshRows(inFreshTable),
  texts: textRows(),
  imports: await importRows(inFreshTable),
  performance: [...performanceRows(), ...(await performanceRequestRows(inFreshTable))],
  coldImports: coldImports(coldRuns),
}
show(run.useCases, before?.useCases)
show(run.refresh, before?.refresh)
show(run.performance, before?.performance)
show(run.texts, before?.texts)
show(run.imports, before?.imports)
showColdImports(run.coldImports, before?.coldImports)

mkdirSync(folder, { recursive: true })
if (existsSync(latest)) renameSync(latest, beforeLatest)
writeFileSync(latest, `${JSON.stringify(run, null, 2)}\n`)
console.log('Kept in tests/.artifacts/bench.json, the run before it in bench-before.json.')
console.log('Change something, then: npm run bench -- --compare [FILE]')
process.exit(0)
