// `npm run bench`: what the use cases cost, beside floors and beside the naive design, as a table and as JSON.
// The embedded DynamoDB runs in this process, so its share is in the CPU figures of everything that uses it: compare
// rows with the floor above them, not with another machine. `-- --against FILE` prints the change since an earlier run.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { type Meter, meterOf } from './meter.ts'
import { refreshRows } from './refresh.ts'
import { useCaseRows } from './use-cases.ts'

export type Row = {
  name: string
  cpuMs: number
  requests: number
  readUnits: number
  writeUnits: number
  note?: string
}

process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT'
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'

async function inFreshTable(measure: (table: TestTable, meter: Meter) => Promise<Row[]>): Promise<Row[]> {
  const table = await embeddedTable()
  const rows = await measure(table, meterOf(table.client))
  await table.close()
  return rows
}
const rows: Row[] = [...(await inFreshTable(useCaseRows)), ...(await inFreshTable(refreshRows))]

const againstFile = process.argv[process.argv.indexOf('--against') + 1]
const before = process.argv.includes('--against')
  ? (JSON.parse(readFileSync(resolve(againstFile ?? ''), 'utf8')) as Row[])
  : []

const change = (row: Row): string => {
  const earlier = before.find(({ name }) => name === row.name)
  if (earlier === undefined || earlier.cpuMs === 0) return ''
  return `${(row.cpuMs / earlier.cpuMs).toFixed(2)} x`
}
console.table(
  rows.map((row) => ({
    'use case': row.name,
    'CPU ms': row.cpuMs,
    requests: row.requests,
    'read units': row.readUnits,
    'write units': row.writeUnits,
    note: row.note ?? '',
    ...(before.length === 0 ? {} : { 'CPU against': change(row) }),
  })),
)
const folder = resolve('node_modules/.cache/gumnut')
mkdirSync(folder, { recursive: true })
const file = join(folder, 'bench.json')
writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
console.log(`Kept in ${file}; compare a later run with: npm run bench -- --against FILE`)
process.exit(0)
