// `npm run test:faults`: what can go wrong is made to go wrong: faults, races, broken requests (docs/reliability.md).
import { installWhenNeeded, refuseOtherNode } from './install.mjs'
import { runTests } from './run.mjs'

refuseOtherNode()
await installWhenNeeded(console.log)
// `npm test` runs the same tests with small numbers; here they are as large as a night allows.
process.env['FAULTS'] = 'full'
const { passed, failed } = await runTests(['--project', 'faults', ...process.argv.slice(2)])
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
