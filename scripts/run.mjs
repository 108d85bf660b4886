// Run: a tool of node_modules as a process of its own, and the test run with its counts.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * `--all` among the arguments takes every test, as CI does (tests/support/depth.ts).
 * @returns {string[]} the others
 */
export function takeDepth(args) {
  if (args.includes('--all')) process.env['TESTS'] = 'all'
  return args.filter((argument) => argument !== '--all')
}

/** @returns {Promise<number>} the exit code; what the tool prints is shown as it comes */
export function runTool(script, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** @returns {Promise<{code: number, output: string}>} for tools side by side: what each prints is kept together */
export function runQuietly(script, args, env = {}) {
  return new Promise((resolve) => {
    const output = []
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }))
  })
}

function sayWhereTheTimeGoes(files) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000
  const slowest = files.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, 10)
  console.log('\nThe slowest files, in seconds:')
  for (const file of slowest) console.log(seconds(file).toFixed(1).padStart(7), relative(root, file.name))
  console.log()
}

/**
 * @param {typeof runTool} start
 * @returns {Promise<{passed: number, failed: number, files: object[]}>} a run that could not start counts as one failure
 */
async function runVitest(name, args, start, env = {}) {
  const folder = join(root, 'node_modules/.cache/gumnut')
  const report = join(folder, `${name}-${process.pid}.json`)
  mkdirSync(folder, { recursive: true })
  const code = await start(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    env,
  )
  try {
    const {
      numPassedTests: passed,
      numFailedTests,
      numFailedTestSuites,
      testResults: files,
    } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that does not load has no tests to fail.
    const failed = numFailedTests > 0 ? numFailedTests : Math.max(numFailedTestSuites, code === 0 ? 0 : 1)
    return { passed, failed, files }
  } catch {
    return { passed: 0, failed: 1, files: [] }
  } finally {
    rmSync(report, { force: true })
  }
}

/** A room in a process of its own: a line about it when it ends, and all that it printed when something failed. */
async function runRoom(name, args, workers) {
  const began = performance.now()
  let printed = ''
  const quietly = async (...given) => {
    const { code, output } = await runQuietly(...given)
    printed = output
    return code
  }
  const result = await runVitest(name, ['--project', name, ...args], quietly, { VITEST_MAX_WORKERS: String(workers) })
  if (result.failed > 0) console.log(printed.trimEnd())
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`)
  return result
}

/**
 * Everything but the stories, what takes longest first. Rooms of few workers: vitest hands each all its files at once, and packages,
 * the window of the web room and what the infra room has synthesised are made once in it (a quarter less CPU than with several).
 * Faults and the local stack wait for time limits more than they work, so they have two.
 */
const rooms = [
  { name: 'faults', workers: 2 },
  { name: 'local', workers: 2 },
  { name: 'shared', workers: 1 },
  { name: 'web', workers: 1 },
  { name: 'infra', workers: 1 },
  { name: 'lambdas', workers: 1 },
  { name: 'web-functions', workers: 1 },
  { name: 'house', workers: 1 },
]
/** As many rooms at a time as everybody has cores, beside the stories, which wait for their browser most of the time. */
const roomsAtOnce = 2
const storyWorkers = 3

async function runEverything(args) {
  const waiting = [...rooms]
  const results = []
  const lane = async () => {
    for (let room = waiting.shift(); room !== undefined; room = waiting.shift()) {
      results.push(await runRoom(room.name, args, room.workers))
    }
  }
  const stories = async () => {
    results.push(await runRoom('stories', args, storyWorkers))
    // What the browser leaves idle is used by one more.
    await lane()
  }
  await Promise.all([stories(), ...Array.from({ length: roomsAtOnce }, lane)])
  return results
}

/** @returns {Promise<{passed: number, failed: number}>} a run that could not start counts as one failure */
export async function runTests(args) {
  const isEverything = args.every((argument) => argument.startsWith('-') && !argument.startsWith('--project'))
  const runs = isEverything ? await runEverything(args) : [await runVitest('tests', args, runTool)]
  sayWhereTheTimeGoes(runs.flatMap(({ files }) => files))
  const sum = (count) => runs.reduce((total, run) => total + run[count], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}
