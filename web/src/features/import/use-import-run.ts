// Import run: what was dropped, what it was read as, and what the person decided, until it is sent.
import { useEffect, useRef, useState } from 'react'
import { guessMapping, type Mapping } from '#shared/portfolio/import/mapping.ts'
import type { Choices } from '#shared/portfolio/import/preview-holding.ts'
import type { Repairs } from '#shared/portfolio/import/preview-repairs.ts'
import { type Decisions, noDecisions, type OpenedFile } from './import-session.ts'
import type { ImportService } from './import-service.ts'
import { type Answers, noAnswers, type Source } from './read-source.ts'
import { rememberedMapping, rememberMapping } from './remembered-mapping.ts'

export type Reading = { readonly at: number; readonly of: number; readonly name: string }
type Opened = { readonly sources: readonly Source[]; readonly files: readonly OpenedFile[] }

const nothingReadable = 'That file couldn’t be read. Nothing was sent. Export it again, or try another file.'
const nothing: Opened = { sources: [], files: [] }

export function useImportRun(createService: () => ImportService) {
  const [service] = useState(createService)
  const [opened, setOpened] = useState(nothing)
  const [reading, setReading] = useState<Reading | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [decisions, setDecisions] = useState<Decisions>(noDecisions)
  const lastId = useRef(0)
  /** Which reading is under way; whatever an older one comes to is of no use. */
  const turn = useRef(0)
  useEffect(() => {
    return () => service.stop()
  }, [service])

  async function read(sources: readonly Source[]): Promise<void> {
    const own = ++turn.current
    const isOwn = (): boolean => turn.current === own
    const onProgress = (at: number): void => {
      if (isOwn()) setReading({ at, of: sources.length, name: sources[at]?.name ?? '' })
    }
    setProblem(null)
    onProgress(0)
    try {
      const files = await service.ask({ kind: 'read', sources }, onProgress)
      if (isOwn()) setOpened({ sources, files })
    } catch {
      if (isOwn()) setProblem(nothingReadable)
    }
    if (isOwn()) setReading(null)
  }
  const change = (id: number, part: Partial<Source>): readonly Source[] =>
    opened.sources.map((source) => (source.id === id ? { ...source, ...part } : source))
  const stop = (): void => {
    turn.current++
    service.stop()
    setReading(null)
  }

  return {
    service,
    files: opened.files.filter((_, at) => opened.sources[at]?.isLeftOut === false),
    /** Changes whenever the files do. */
    opened,
    reading,
    problem,
    decisions,
    choose: (part: (before: Choices) => Choices) =>
      setDecisions((before) => ({ ...before, choices: part(before.choices) })),
    repair: (part: (before: Repairs) => Repairs) =>
      setDecisions((before) => ({ ...before, repairs: part(before.repairs) })),
    open: (files: readonly { name: string; blob: Blob }[]) =>
      void read([
        ...opened.sources,
        ...files.map((file) => ({ ...file, id: ++lastId.current, answers: noAnswers, isLeftOut: false })),
      ]),
    answer: (file: OpenedFile, answers: Partial<Answers>) => {
      if (answers.mapping !== undefined && answers.mapping !== null && file.unknown !== null)
        rememberMapping(file.unknown.header, answers.mapping)
      const before = opened.sources.find(({ id }) => id === file.id)?.answers ?? noAnswers
      void read(change(file.id, { answers: { ...before, ...answers } }))
    },
    leaveOut: (file: OpenedFile) => void read(change(file.id, { isLeftOut: true })),
    /** Gives up what is being read; what was open before is read again by another worker. */
    cancel: () => {
      stop()
      if (opened.sources.length > 0) void read(opened.sources)
    },
    startAgain: () => {
      stop()
      setOpened(nothing)
      setDecisions(noDecisions)
      setProblem(null)
    },
  }
}
export type ImportRun = ReturnType<typeof useImportRun>

/** Files that have to be asked about before their rows mean anything. */
export const isOpenQuestion = ({ dateQuestion, unknown }: OpenedFile): boolean =>
  dateQuestion !== null || unknown !== null

/** What the columns were last time, or what they look like. */
export const startMapping = ({ unknown }: OpenedFile): Mapping | null =>
  unknown === null ? null : { ...guessMapping(unknown), ...rememberedMapping(unknown.header) }
