// `npm run check`: everything that must hold before a change lands: format, lint, types, unused code, then the tests; with `--all`, as in CI, every one.
import { buildWebWhenStale } from './build-web.mjs'
import { installWhenNeeded, refuseOtherNode } from './install.mjs'
import { runQuietly, runTests, takeDepth } from './run.mjs'

refuseOtherNode()
await installWhenNeeded(console.log)

const gates = [
  { name: 'format', script: 'prettier/bin/prettier.cjs', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', script: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', script: 'typescript/bin/tsc', args: ['-b'] },
  { name: 'unused code', script: 'knip/bin/knip.js', args: [] },
]
const failedGates = []
// Side by side: most of them use one core.
const runs = gates.map(({ script, args }) => runQuietly(script, args))
for (const [index, { name }] of gates.entries()) {
  const { code, output } = await runs[index]
  console.log(`\n> ${name}\n${output}`.trimEnd())
  if (code !== 0) failedGates.push(name)
}

await buildWebWhenStale(console.log)
const tests = await runTests(takeDepth(process.argv.slice(2)))
if (failedGates.length > 0) console.log(`\nNot in order: ${failedGates.join(', ')}`)
const passed = tests.passed + gates.length - failedGates.length
const failed = tests.failed + failedGates.length
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && tests.passed > 0 ? 0 : 1)
