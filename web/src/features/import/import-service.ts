// Import service: the import worker as the page calls it. Giving up ends the worker with what it was doing; the next question
// starts another one, which has to be told everything again.
import { ownScript } from '../../lib/own-script.ts'
import type { Asked, AnswerTo, Heard } from './import-messages.ts'
// oxlint-disable-next-line import/default -- the build makes the address
import workerAddress from './import-worker.ts?worker&url'

export type ImportService = {
  /** @throws when the work was given up, or failed as a whole */
  ask: <Kind extends Asked['kind']>(
    asked: Extract<Asked, { kind: Kind }>,
    onProgress?: (at: number) => void,
  ) => Promise<AnswerTo<Kind>>
  /** Ends whatever is being done; every open question is refused. */
  stop: () => void
}

/** While developing, the address is the dev server's, where no policy is in force. */
const address = (): string => (import.meta.env.DEV ? workerAddress : ownScript(workerAddress))

type Open = { resolve: (answer: never) => void; reject: (why: Error) => void; onProgress: (at: number) => void }

export function createImportService(): ImportService {
  let worker: Worker | null = null
  let last = 0
  const open = new Map<number, Open>()
  const stop = (why = 'Stopped'): void => {
    worker?.terminate()
    worker = null
    for (const { reject } of open.values()) reject(new Error(why))
    open.clear()
  }
  function start(): Worker {
    const started = new Worker(address(), { type: 'module' })
    started.addEventListener('error', () => stop('The import worker failed'))
    started.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
      const waiting = open.get(data.id)
      if (waiting === undefined) return
      if ('progress' in data) return waiting.onProgress(data.progress)
      open.delete(data.id)
      if ('answer' in data) waiting.resolve(data.answer as never)
      else waiting.reject(new Error('The import worker failed'))
    })
    return started
  }
  return {
    ask: (asked, onProgress = () => undefined) =>
      new Promise((resolve, reject) => {
        worker ??= start()
        const id = ++last
        open.set(id, { resolve, reject, onProgress })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
        worker.postMessage({ id, asked })
      }),
    stop: () => stop(),
  }
}
