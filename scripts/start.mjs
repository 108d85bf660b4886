// `npm start` and `npm run dev`: plain Node, because on a fresh clone nothing else is there yet.
import { buildWebWhenStale } from './build-web.mjs'
import { installWhenNeeded, refuseOtherNode } from './install.mjs'

const isDevelopment = process.argv.includes('--dev')
const startedAt = Date.now()
const say = (line) => console.log(line)

refuseOtherNode()
await installWhenNeeded(say)

const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../local/main.ts')

try {
  // Beside one another; a page that is asked for meanwhile waits for the build.
  const built = isDevelopment ? Promise.resolve() : buildWebWhenStale(say)
  const [stack] = await Promise.all([main({ isDevelopment, built }), built])
  say('')
  say(`  Gumnut is ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  say('')
  say(`  ${stack.url}`)
  say('')
  say(`  Demo account: ${stack.demo.email}  password: ${stack.demo.password}`)
  say(`  Codes for accounts of your own: ${stack.url}/__local/inbox`)
  say(`  Ctrl-C stops it; your data stays in ${stack.dataDir}`)
  say('')
} catch (error) {
  console.error(error?.name === 'StartProblem' ? `Gumnut cannot start. ${error.message}` : error)
  process.exit(1)
}
