// Main: starts the stack from the command line's environment and stops it cleanly.
import { resolve } from 'node:path'
import { StartProblem } from './start-problem.ts'
import { type Stack, startStack } from './stack.ts'

const portFrom = (text: string | undefined): number => {
  const port = Number(text ?? '5173')
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartProblem(
      `PORT is "${text}", which is not a port number. Use a number from 1 to 65535, such as PORT=5173 npm start.`,
    )
  }
  return port
}

/** A parent that is gone (npm killed, terminal closed) must not leave the stack behind. */
function onParentGone(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}

/** @param started the stack once it answers; before that there is nothing to wait for: a start may be cut off at any moment */
function stopOnSignal(started: () => Stack | undefined): void {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    console.log('\nStopping Gumnut. Your data is kept.')
    const stack = started()
    if (stack === undefined) process.exit(0)
    // A part that will not stop must not hold the terminal.
    setTimeout(() => process.exit(0), 3000).unref()
    void stack.close().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  onParentGone(stop)
}

/** @returns once the stack answers */
export async function main({
  isDevelopment,
  built,
}: {
  isDevelopment: boolean
  /** Settles when the files of the web app are there. */
  built: Promise<void>
}): Promise<Stack> {
  const port = portFrom(process.env['PORT'])
  const dataDir = resolve(process.env['DATA_DIR'] || '.local')
  const dynamodbEndpoint = process.env['DYNAMODB_ENDPOINT']
  let stack: Stack | undefined
  stopOnSignal(() => stack)
  stack = await startStack({
    port,
    dataDir,
    built,
    ...(dynamodbEndpoint === undefined ? {} : { dynamodbEndpoint }),
    ...(isDevelopment ? await (await import('./development.ts')).startVite() : {}),
  })
  return stack
}
