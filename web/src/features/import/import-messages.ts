// Import messages: what the page asks of the import worker, and what it hears.
import type { PreviewRow } from '#shared/portfolio/import/preview-state.ts'
import type {
  Compared,
  Decisions,
  ImportAbout,
  ImportSession,
  OpenedFile,
  PreparedRequest,
  PreviewOutline,
} from './import-session.ts'
import type { Source } from './read-source.ts'

export type Asked =
  | { readonly kind: 'read'; readonly sources: readonly Source[] }
  | { readonly kind: 'preview'; readonly decisions: Decisions; readonly compared?: Compared }
  | { readonly kind: 'rows'; readonly key: string; readonly part: 'waiting' | 'settled'; readonly most: number }
  | { readonly kind: 'requests'; readonly about: ImportAbout }
type Answers = {
  read: OpenedFile[]
  preview: PreviewOutline
  rows: PreviewRow[]
  requests: PreparedRequest[]
}
export type AnswerTo<Kind extends Asked['kind']> = Answers[Kind]

/** `id` is that of the question. */
export type Heard =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: true }

export function answerOf(session: ImportSession, asked: Asked, onProgress: (at: number) => void): unknown {
  switch (asked.kind) {
    case 'read':
      return session.read(asked.sources, onProgress)
    case 'preview':
      if (asked.compared !== undefined) session.compareWith(asked.compared)
      return session.preview(asked.decisions)
    case 'rows':
      return session.rows(asked.key, asked.part, asked.most)
    default:
      return session.requests(asked.about)
  }
}
