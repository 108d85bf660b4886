// Import worker: reads, compares and previews beside the page, so that a large file never freezes it.
import readWorkbook from 'read-excel-file/web-worker'
import { type Asked, answerOf, type Heard } from './import-messages.ts'
import { ImportSession } from './import-session.ts'
import { unpackedWorkbook } from './unpacked-workbook.ts'

const session = new ImportSession(async (bytes) =>
  (await readWorkbook(unpackedWorkbook(bytes))).map(({ sheet, data: rows }) => ({
    name: sheet,
    // Its types name the constructors of cells too, which are no cells.
    rows: rows.map((cells) => cells.map((cell) => (typeof cell === 'function' ? null : cell))),
  })),
)

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
const say = (heard: Heard): void => globalThis.postMessage(heard)

async function answer({ id, asked }: { id: number; asked: Asked }): Promise<void> {
  try {
    say({ id, answer: await answerOf(session, asked, (progress) => say({ id, progress })) })
  } catch {
    say({ id, failed: true })
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<{ id: number; asked: Asked }>) => void answer(data))
