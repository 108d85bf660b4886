// Build web: makes web/dist when the sources have changed since it was made.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const marker = join(root, 'node_modules/.cache/gumnut/web-build')
const sources = ['web', 'shared', 'local/cognito/amplify-local-oauth.ts', 'vite.config.ts', 'package-lock.json']

function* filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.name === 'dist') continue
    const child = join(path, entry.name)
    if (entry.isDirectory()) yield* filesBelow(child)
    else yield child
  }
}

function digestOfSources() {
  const digest = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    if (!existsSync(path)) continue
    const files = /\.\w+$/.test(source) ? [path] : [...filesBelow(path)]
    for (const file of files) digest.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  }
  return digest.digest('hex')
}

/** @param {(line: string) => void} say */
export async function buildWebWhenStale(say) {
  const wanted = digestOfSources()
  const isBuilt =
    existsSync(join(root, 'web/dist/index.html')) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted
  if (isBuilt) return
  say('Building the web app …')
  const output = []
  const code = await new Promise((resolve) => {
    // A process of its own, so that the bundler's memory is given back before the app is used.
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      // Every caller, a test run included, gets the production build.
      { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
    )
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`The web app could not be built:\n${Buffer.concat(output).toString('utf8')}`)
  mkdirSync(join(root, 'node_modules/.cache/gumnut'), { recursive: true })
  writeFileSync(marker, wanted)
}
