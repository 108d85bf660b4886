// ImportRun: what was dropped, what it was read as, and what the person decided, until it is sent.
import { useRef, useState } from 'react'
import type { ReadFile } from '#shared/portfolio/import/import-row.ts'
import { guessMapping, type Mapping } from '#shared/portfolio/import/mapped.ts'
import type { Choices, ImportedFile } from '#shared/portfolio/import/preview.ts'
import type { Answers, Source } from './read-source.ts'
import { noAnswers } from './read-source.ts'
import type { Reader } from './reader.ts'
import { rememberedMapping, rememberMapping } from './remembered-mapping.ts'

export type Opened = { readonly source: Source; readonly read: ReadFile }
export type Reading = { readonly at: number; readonly of: number; readonly name: string }

const nothingReadable = 'That file couldn’t be read. Nothing was sent. Export it again, or try another file.'

export function useImportRun(reader: Reader) {
  const [opened, setOpened] = useState<readonly Opened[]>([])
  const [reading, setReading] = useState<Reading | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [choices, setChoices] = useState<Choices>({})
  const work = useRef<AbortController | null>(null)

  async function read(sources: readonly Source[]): Promise<void> {
    work.current?.abort()
    const own = new AbortController()
    work.current = own
    const onProgress = (at: number): void => setReading({ at, of: sources.length, name: sources[at]?.name ?? '' })
    setProblem(null)
    onProgress(0)
    try {
      const files = await reader(sources, { signal: own.signal, onProgress })
      setOpened(sources.flatMap((source, at) => (files[at] === undefined ? [] : [{ source, read: files[at] }])))
      setChoices({})
    } catch {
      if (!own.signal.aborted) setProblem(nothingReadable)
    }
    if (work.current === own) setReading(null)
  }

  return {
    opened,
    reading,
    problem,
    choices,
    setChoices,
    open: (files: readonly { name: string; blob: Blob }[]) =>
      void read([...opened.map(({ source }) => source), ...files.map((file) => ({ ...file, answers: noAnswers }))]),
    answer: (at: number, answers: Partial<Answers>) => {
      const table = opened[at]?.read.unknown[0]
      if (answers.mapping !== undefined && answers.mapping !== null && table !== undefined)
        rememberMapping(table.header, answers.mapping)
      void read(
        opened.map(({ source }, place) =>
          place === at ? { ...source, answers: { ...source.answers, ...answers } } : source,
        ),
      )
    },
    leaveOut: (at: number) => {
      setOpened(opened.filter((_, place) => place !== at))
      setChoices({})
    },
    /** Rows with what the person filled in. */
    repair: (file: number, change: (rows: ReadFile['rows']) => ReadFile['rows']) =>
      setOpened(
        opened.map((one, place) =>
          place === file ? { ...one, read: { ...one.read, rows: change(one.read.rows) } } : one,
        ),
      ),
    cancel: () => work.current?.abort(),
    startAgain: () => {
      work.current?.abort()
      setOpened([])
      setChoices({})
      setProblem(null)
    },
  }
}
export type ImportRun = ReturnType<typeof useImportRun>

/** The files whose rows can be shown. */
export const importedFiles = (opened: readonly Opened[]): ImportedFile[] =>
  opened.map(({ source, read }) => ({ name: source.name, format: read.format ?? 'mapped', rows: read.rows }))

/** Files that have to be asked about before their rows mean anything. */
export const isOpenQuestion = ({ read }: Opened): boolean => read.dateQuestion !== null || read.unknown.length > 0

/** What the columns were last time, or what they look like. */
export function startMapping({ read }: Opened): Mapping | null {
  const [table] = read.unknown
  return table === undefined ? null : (rememberedMapping(table.header) ?? guessMapping(table))
}
