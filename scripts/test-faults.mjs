// `npm run test:faults`: what can go wrong is made to go wrong: faults, races, broken requests (docs/reliability.md). With it runs
// every other test that has a larger number of something for it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebWhenStale } from './build-web.mjs'
import { installWhenNeeded, refuseOtherNode } from './install.mjs'
import { root, runTests } from './run.mjs'

refuseOtherNode()
await installWhenNeeded(console.log)
// `npm test` runs the same tests with small numbers; here they are as large as a night allows.
process.env['FAULTS'] = 'full'

const isFault = /^tests[/\\](?:faults|fuzz|models)[/\\]/
const hasMore = (file) =>
  /support\/(?:faults\/amounts|stories\/devices)\.ts/.test(readFileSync(join(root, file), 'utf8'))
const given = process.argv.slice(2)
const parts = given.filter((argument) => !argument.startsWith('-'))
const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('tests', file))
  .filter((file) => isFault.test(file) || hasMore(file))
  .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
// Without a file vitest would run everything.
if (files.length === 0) {
  console.error(
    `No test file has ${parts.join(' or ')} in its path. Write an option with its value as one: --maxWorkers=1.`,
  )
  process.exit(1)
}
if (files.some((file) => file.includes('stories'))) await buildWebWhenStale(console.log)
const { passed, failed } = await runTests([...files, ...given.filter((argument) => argument.startsWith('-'))])
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
