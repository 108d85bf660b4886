// Import worker: reads files beside the page, so that a large one never freezes it.
import readWorkbook from 'read-excel-file/web-worker'
import { type Answered, readSource, type Source } from './read-source.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
const answer = (message: Answered): void => globalThis.postMessage(message)

globalThis.addEventListener('message', async ({ data }: MessageEvent<readonly Source[]>) => {
  try {
    const files = []
    for (const [at, source] of data.entries()) {
      answer({ kind: 'progress', at, name: source.name })
      const read = await readSource(source, async (bytes) =>
        (await readWorkbook(bytes)).map(({ sheet, data: rows }) => ({
          name: sheet,
          // Its types name the constructors of cells too, which are no cells.
          rows: rows.map((cells) => cells.map((cell) => (typeof cell === 'function' ? null : cell))),
        })),
      )
      files.push(read)
    }
    answer({ kind: 'done', files })
  } catch {
    answer({ kind: 'failed' })
  }
})
