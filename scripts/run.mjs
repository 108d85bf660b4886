// Run: a tool of node_modules as a process of its own, and the test run with its counts.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

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

/** @returns {Promise<{passed: number, failed: number, files: object[]}>} a run that could not start counts as one failure */
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

/**
 * Everything: the stories, which wait for their browser most of the time, beside all other rooms, which hardly ever wait. Two
 * workers each keep two cores busy; more would load the same packages more often.
 */
function runEverything(args) {
  const env = { VITEST_MAX_WORKERS: process.env['VITEST_MAX_WORKERS'] ?? '2' }
  let printed = ''
  const quietly = async (...given) => {
    const { code, output } = await runQuietly(...given)
    printed = output
    return code
  }
  return Promise.all([
    runVitest('tests', ['--project', '!stories', ...args], runTool, env),
    runVitest('stories', ['--project', 'stories', ...args], quietly, env),
  ]).finally(() => console.log(printed.trimEnd()))
}

/** @returns {Promise<{passed: number, failed: number}>} a run that could not start counts as one failure */
export async function runTests(args) {
  const isEverything = args.every((argument) => argument.startsWith('-') && !argument.startsWith('--project'))
  const runs = isEverything ? await runEverything(args) : [await runVitest('tests', args, runTool)]
  sayWhereTheTimeGoes(runs.flatMap(({ files }) => files))
  const sum = (count) => runs.reduce((total, run) => total + run[count], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}
