// Cold import: what each Lambda function weighs and what its first import costs, beside the least the AWS SDK costs.
// `npx tsx scripts/cold-import.ts [runs]`; exits 1 when a function is over its budget of bytes.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bundle, bundle, bundleSource, entryOf, writeFiles } from '#infra/bundling.ts'
import { sizing } from '#infra/function-sizing.ts'

const budgetBytes = 400 * 1024
/** Reported and not enforced: it depends on the machine. The same machine's floor stands beside it. */
const budgetCpuMs = 80
const runs = Number(process.argv[2] ?? 15)

type Measured = { name: string; bytes: number; laterBytes: number; cpuMs: number; wallMs: number; isFloor: boolean }

const probe = `
const cpu = process.cpuUsage()
const start = performance.now()
await import(process.argv[1])
const { user, system } = process.cpuUsage(cpu)
console.log(JSON.stringify({ cpuMs: (user + system) / 1000, wallMs: performance.now() - start }))
`

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Imports a file in a fresh process; the settings are those a function needs to start, none of them is called. */
function importOnce(file: string): { cpuMs: number; wallMs: number } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', probe, file], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', AWS_REGION: 'ap-southeast-2', STAGE: 'dev', TABLE_NAME: 'gumnut-dev-app' },
  })
  if (status !== 0) throw new Error(`Importing ${file} failed:\n${stderr}`)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { cpuMs: number; wallMs: number }
}

const folder = mkdtempSync(join(tmpdir(), 'gumnut-cold-'))

function measure(name: string, { files, startBytes }: Bundle, isFloor: boolean): Measured {
  const own = join(folder, name.replaceAll(/\W+/g, '-'))
  writeFiles(files, own)
  const file = join(own, 'index.mjs')
  importOnce(file)
  const samples = Array.from({ length: runs }, () => importOnce(file))
  return {
    name,
    bytes: startBytes,
    laterBytes: files.reduce((sum, { contents }) => sum + contents.length, 0) - startBytes,
    cpuMs: median(samples.map(({ cpuMs }) => cpuMs)),
    wallMs: Math.min(...samples.map(({ wallMs }) => wallMs)),
    isFloor,
  }
}

const floors: Readonly<Record<string, string>> = {
  'floor: nothing': 'export const handler = async () => {}',
  'floor: DynamoDB client': `
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
    import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
    export const handler = () => client.send(new GetCommand({ TableName: 't', Key: { pk: 'a', sk: 'b' } }))`,
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`
const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(12))).join('')

try {
  const entries = Object.entries(sizing).map(([name, { folder: area }]) => ({ name, entry: entryOf(area) }))
  for (const { name, entry } of entries) if (!existsSync(entry)) console.error(`${name}: there is no ${entry}`)
  const measured = [
    ...Object.entries(floors).map(([name, source]) => measure(name, bundleSource(source), true)),
    ...entries.filter(({ entry }) => existsSync(entry)).map(({ name, entry }) => measure(name, bundle(entry), false)),
  ]
  console.log(row(['function', 'at start', 'later', 'CPU ms', 'wall ms', '']))
  for (const { name, bytes, laterBytes, cpuMs, wallMs, isFloor } of measured) {
    const verdict = isFloor ? '' : bytes > budgetBytes ? 'TOO LARGE' : cpuMs > budgetCpuMs ? 'slow here' : 'ok'
    console.log(row([name, kb(bytes), kb(laterBytes), cpuMs.toFixed(0), wallMs.toFixed(0), verdict]))
  }
  console.log(
    `\nMedian of ${runs} fresh processes on Node ${process.versions.node}. Budget: ${kb(budgetBytes)} minified, ${budgetCpuMs} CPU ms.`,
  )
  if (measured.some(({ isFloor, bytes }) => !isFloor && bytes > budgetBytes)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
