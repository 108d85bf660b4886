// Data folder: one running stack at a time. A note in the folder says whose it is; whether that stack still runs is asked of it,
// because a killed one leaves its note behind and its process number may be another program's by now.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { runAt } from './run.ts'
import { StartProblem } from './start-problem.ts'

const Note = z.object({ pid: z.number(), url: z.string(), run: z.string() })
type Note = z.infer<typeof Note>

/** The note as it stands; undefined when there is none, or it was cut off while it was written. */
function readNote(path: string): Note | undefined {
  try {
    const { success, data } = z.safeParse(Note, JSON.parse(readFileSync(path, 'utf8')))
    return success ? data : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists, and belongs to another stack.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isRunning({ pid, url, run }: Note): Promise<boolean> {
  if (!isAlive(pid)) return false
  try {
    return (await runAt(url)) === run
  } catch (error) {
    // No listener: the process number is another program's. One that listens and is silent is the stack, stopped or busy.
    return error instanceof Error && error.name === 'TimeoutError'
  }
}

/**
 * Takes the folder for this run.
 * @param url where this run answers, from before the call
 * @returns gives the folder back
 * @throws StartProblem when another stack has it, or it cannot be made or written to
 */
export async function claimDataFolder(dataDir: string, url: string, run: string): Promise<() => void> {
  const path = join(dataDir, 'running.json')
  const take = (): boolean => {
    try {
      mkdirSync(dataDir, { recursive: true })
      writeFileSync(path, JSON.stringify({ pid: process.pid, url, run } satisfies Note), { flag: 'wx', mode: 0o600 })
      return true
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException
      if (code === 'EEXIST' && syscall === 'open') return false
      throw notWritable(dataDir, error)
    }
  }
  if (!take()) {
    const holder = readNote(path)
    if (holder !== undefined && (await isRunning(holder))) throw inUse(dataDir, holder)
    rmSync(path, { force: true })
    if (!take()) throw inUse(dataDir, readNote(path))
  }
  return () => {
    if (readNote(path)?.run === run) rmSync(path, { force: true })
  }
}

const inUse = (dataDir: string, holder: Note | undefined): StartProblem =>
  new StartProblem(
    `The data folder ${dataDir} is in use by another Gumnut${holder === undefined ? '' : ` at ${holder.url} (process ${holder.pid})`}. Stop that one, or choose another folder: DATA_DIR=.local-2 npm start`,
  )

const notWritable = (dataDir: string, error: unknown): StartProblem =>
  new StartProblem(
    `The data folder ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code}). See what is there and who may write to it, or choose another folder: DATA_DIR=.local-2 npm start`,
    error,
  )
