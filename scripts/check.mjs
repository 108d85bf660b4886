// `npm run check`: everything that must hold before a change lands: format, lint, types, unused code, then every test.
import { buildWebWhenStale } from './build-web.mjs'
import { installWhenNeeded, refuseOtherNode } from './install.mjs'
import { runTests, runTool } from './run.mjs'

refuseOtherNode()
await installWhenNeeded(console.log)

const gates = [
  ['format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
  ['lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']],
  ['types', 'typescript/bin/tsc', ['-b']],
  ['unused code', 'knip/bin/knip.js', []],
]
const failedGates = []
for (const [name, script, args] of gates) {
  console.log('\n>', name)
  if ((await runTool(script, args)) !== 0) failedGates.push(name)
}

await buildWebWhenStale(console.log)
const tests = await runTests(process.argv.slice(2))
if (failedGates.length > 0) console.log(`\nNot in order: ${failedGates.join(', ')}`)
const passed = tests.passed + gates.length - failedGates.length
const failed = tests.failed + failedGates.length
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && tests.passed > 0 ? 0 : 1)
