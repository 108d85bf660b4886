// A part of Gumnut in a process of its own, to be killed, paused and started anew. It says on one line where it listens.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { builtProcess } from '#tests/support/built-process.ts'

export type Child = {
  /** The line it said first. */
  says: string
  process: ChildProcess
  /** Everything written to stdout and stderr so far. */
  output(): string
  kill(signal?: NodeJS.Signals): Promise<void>
}

/** @param file of this folder */
export async function startChild(
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Child> {
  const child = spawn(process.execPath, [await builtProcess(`tests/support/faults/${file}`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)))
  const ended = once(child, 'exit')
  const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>
  const early = ended.then(() => {
    throw new Error(`${file} ended before it was ready:\n${text}`)
  })
  const [says] = await Promise.race([line, early])
  return {
    says,
    process: child,
    output: () => text,
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await ended.catch(() => undefined)
    },
  }
}
