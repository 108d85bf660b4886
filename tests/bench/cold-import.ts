// Cold import: what each Lambda function weighs and what its first import costs in a fresh process, beside the least the
// AWS SDK costs.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bundle, bundle, bundleSource, entryOf, writeFiles } from '#infra/bundling.ts'
import { sizing } from '#infra/function-sizing.ts'

/** @property laterBytes what waits for its first use */
export type ColdImport = {
  name: string
  bytes: number
  laterBytes: number
  cpuMs: number
  wallMs: number
  isFloor: boolean
}

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

const floors: Readonly<Record<string, string>> = {
  'floor: nothing': 'export const handler = async () => {}',
  'floor: DynamoDB client': `
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
    import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
    export const handler = () => client.send(new GetCommand({ TableName: 't', Key: { pk: 'a', sk: 'b' } }))`,
}

/** @param runs fresh processes for each function; CPU is their median, wall time the best of them */
export function coldImports(runs: number): ColdImport[] {
  const folder = mkdtempSync(join(tmpdir(), 'gumnut-cold-'))
  const measure = (name: string, { files, startBytes }: Bundle, isFloor: boolean): ColdImport => {
    const own = join(folder, name.replaceAll(/\W+/g, '-'))
    writeFiles(files, own)
    const file = join(own, 'index.mjs')
    importOnce(file)
    const samples = Array.from({ length: runs }, () => importOnce(file))
    return {
      name,
      bytes: startBytes,
      laterBytes: files.reduce((sum, { contents }) => sum + contents.length, 0) - startBytes,
      cpuMs: Math.round(median(samples.map(({ cpuMs }) => cpuMs))),
      wallMs: Math.round(Math.min(...samples.map(({ wallMs }) => wallMs))),
      isFloor,
    }
  }
  try {
    return [
      ...Object.entries(floors).map(([name, source]) => measure(name, bundleSource(source), true)),
      ...Object.entries(sizing).map(([name, { folder: area }]) => measure(name, bundle(entryOf(area)), false)),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
