// `npm test`: installs what is missing, builds the web app the browser tests look at, and runs the tests; `npm run test:all` every one.
import { buildWebWhenStale } from './build-web.mjs'
import { installWhenNeeded, refuseOtherNode } from './install.mjs'
import { runTests, takeDepth } from './run.mjs'

refuseOtherNode()
await installWhenNeeded(console.log)
await buildWebWhenStale(console.log)
const { passed, failed } = await runTests(takeDepth(process.argv.slice(2)))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
