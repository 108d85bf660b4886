// `npm run test:faults`: what can go wrong is made to go wrong: faults, races, broken requests (docs/reliability.md).
import { installWhenNeeded, refuseOtherNode } from './install.mjs'
import { runTests } from './run.mjs'

refuseOtherNode()
await installWhenNeeded(console.log)
// Most of it is waiting, so two at a time are fine even on two cores.
const { passed, failed } = await runTests(['--project', 'faults', '--maxWorkers', '2', ...process.argv.slice(2)])
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
