// Reader: hands files to the import worker and listens to it; giving up ends the worker.
import type { ReadFile } from '#shared/portfolio/import/import-row.ts'
import { ownScript } from '../../lib/own-script.ts'
// oxlint-disable-next-line import/default -- the build makes the address
import workerAddress from './import-worker.ts?worker&url'
import type { Answered, Source } from './read-source.ts'

/** Reads sources in their order. @throws when the signal is aborted, or nothing could be read at all */
export type Reader = (
  sources: readonly Source[],
  about: { signal: AbortSignal; onProgress: (at: number) => void },
) => Promise<readonly ReadFile[]>

/** While developing, the address is the dev server's, where no policy is in force. */
const address = (): string => (import.meta.env.DEV ? workerAddress : ownScript(workerAddress))

export const readInWorker: Reader = (sources, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(address(), { type: 'module' })
    const end = (settle: () => void): void => {
      worker.terminate()
      settle()
    }
    signal.addEventListener('abort', () => end(() => reject(new DOMException('Cancelled', 'AbortError'))))
    worker.addEventListener('error', () => end(() => reject(new Error('The import worker failed'))))
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (data.kind === 'progress') onProgress(data.at)
      else if (data.kind === 'done') end(() => resolve(data.files))
      else end(() => reject(new Error('The import worker failed')))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
    worker.postMessage(sources)
  })
