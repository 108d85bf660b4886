// Install: brings node_modules in line with the lock file, with a sign of life while it takes its time.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'
import { nodeProblem } from './node-range.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Packages may ask for more than they need (the browser of the tests does), so npm only warns, and this decides. */
export function refuseOtherNode() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const problem = nodeProblem(engines.node, process.versions.node)
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}

/** The npm that runs us, or the one on the PATH. */
function npm(args) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js')
    ? spawn(process.execPath, [cli, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
}

/** npm waits 10 and 60 seconds before it asks again for each of hundreds of packages: without a network, more than ten minutes in all. */
const shortWaits = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']

/** @param {(line: string) => void} say */
export async function installWhenNeeded(say) {
  if (isInstalled(root)) return
  say('Installing packages (once, usually well under two minutes) …')
  const startedAt = Date.now()
  const timer = setInterval(() => say(`  still installing, ${Math.round((Date.now() - startedAt) / 1000)} s`), 10_000)
  const output = []
  const code = await new Promise((resolve) => {
    // NODE_ENV=production in the shell must not leave out what the start itself needs.
    const child = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...shortWaits])
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', () => resolve('missing'))
    child.on('close', resolve)
  })
  clearInterval(timer)
  if (code !== 0) {
    const reason =
      code === 'missing'
        ? 'npm was not found. It comes with Node.js: install that from nodejs.org.'
        : 'npm could not install the packages. Check the connection to the package registry, then try again.'
    console.error(`${Buffer.concat(output).toString('utf8').slice(-4000)}\n${reason}`)
    process.exit(1)
  }
  say(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}
