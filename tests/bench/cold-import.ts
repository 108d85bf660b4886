// Cold import: what each Lambda function weighs and what its first import costs in a fresh process, beside the least the
// AWS SDK costs.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Bundle, bundle, bundleSource, entryOf, writeFiles } from '#infra/bundling.ts'
import { sizing } from '#infra/function-sizing.ts'
import { median } from './median.ts'

/**
 * @property laterBytes what waits for its first use
 * @property cpuMs of the process's own code, without the kernel's part, which tells more about the machine
 * @property ofFloor that, as a multiple of the floor of a function with a table
 */
export type ColdImport = {
  name: string
  bytes: number
  laterBytes: number
  cpuMs: number
  ofFloor: number
  wallMs: number
  isFloor: boolean
}

const probe = `
const cpu = process.cpuUsage()
const start = performance.now()
await import(process.argv[1])
const { user } = process.cpuUsage(cpu)
console.log(JSON.stringify({ cpuMs: user / 1000, wallMs: performance.now() - start }))
`

type Sample = { cpuMs: number; wallMs: number }

/** Imports a file in a fresh process; the settings are those a function needs to start, none of them is called. */
function importOnce(file: string): Sample {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', probe, file], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', AWS_REGION: 'ap-southeast-2', STAGE: 'dev', TABLE_NAME: 'gumnut-dev-app' },
  })
  if (status !== 0) throw new Error(`Importing ${file} failed:\n${stderr}`)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Sample
}

const tableFloor = 'floor: DynamoDB client'

const leanCredentials = {
  '@aws-sdk/credential-provider-node': fileURLToPath(new URL('./environment-credentials.ts', import.meta.url)),
}
const floors: Readonly<Record<string, string>> = {
  'floor: nothing': 'export const handler = async () => {}',
  [tableFloor]: `
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
    import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
    export const handler = () => client.send(new GetCommand({ TableName: 't', Key: { pk: 'a', sk: 'b' } }))`,
}

/**
 * @param rounds in each, every function and floor starts once in a fresh process: whatever else the machine does meets all alike.
 *   CPU is their median, wall time the best of them
 */
export function coldImports(rounds: number): ColdImport[] {
  const folder = mkdtempSync(join(tmpdir(), 'gumnut-cold-'))
  const bundles: Array<[name: string, bundle: Bundle]> = [
    ...Object.entries(floors).map(([name, source]): [string, Bundle] => [name, bundleSource(source, leanCredentials)]),
    ...Object.entries(sizing).map(([name, { folder: area }]): [string, Bundle] => [name, bundle(entryOf(area))]),
  ]
  try {
    const measured = bundles.map(([name, { files, startBytes }]) => {
      const own = join(folder, name.replaceAll(/\W+/g, '-'))
      writeFiles(files, own)
      const bytes = files.reduce((sum, { contents }) => sum + contents.length, 0)
      const file = join(own, 'index.mjs')
      importOnce(file)
      return { name, startBytes, laterBytes: bytes - startBytes, file, samples: [] as Sample[] }
    })
    for (let round = 0; round < rounds; round++) {
      for (const { file, samples } of measured) samples.push(importOnce(file))
    }
    const cpuOf = (samples: readonly Sample[]): number => median(samples.map(({ cpuMs }) => cpuMs))
    const floor = cpuOf(measured.find(({ name }) => name === tableFloor)?.samples ?? [])
    return measured.map(({ name, startBytes, laterBytes, samples }) => ({
      name,
      bytes: startBytes,
      laterBytes,
      cpuMs: Math.round(cpuOf(samples)),
      ofFloor: Math.round((100 * cpuOf(samples)) / floor) / 100,
      wallMs: Math.round(Math.min(...samples.map(({ wallMs }) => wallMs))),
      isFloor: name in floors,
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
