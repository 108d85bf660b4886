// Import page: trades from files of brokers and exchanges, read on this device, looked over, then added.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from '../../router/router.tsx'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { chunksOf } from '#shared/portfolio/import/chunks.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import { useHeld } from '../../data/use-import.ts'
import { messageOf } from '../../lib/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { ChooseStep, ReadingStep } from './choose-step.tsx'
import { FilesCard } from './files-card.tsx'
import { HelpCard } from './help-card.tsx'
import { PreviewStep } from './preview-step.tsx'
import { DateCard, MapperCard } from './question-cards.tsx'
import { readInWorker, type Reader } from './reader.ts'
import { SendingStep } from './sending-step.tsx'
import { importedFiles, type ImportRun, isOpenQuestion, useImportRun } from './use-import-run.ts'
import { type SendingRun, useSending } from './use-sending.ts'

/** Files that were dropped on another page, which the browser carries along with the address. */
function droppedFiles(state: unknown): File[] {
  const files: unknown = typeof state === 'object' && state !== null && 'files' in state ? state.files : []
  return Array.isArray(files) ? files.filter((one) => one instanceof File) : []
}

const labelOf = (names: readonly string[]): string => {
  const first =
    (names[0] ?? 'Import')
      .replace(/[^\p{L}\p{N} ._()-]/gu, '')
      .slice(0, 60)
      .trim() || 'Import'
  return names.length > 1 ? `${first} and ${names.length - 1} more` : first
}

/** What the trades would do, once it is known what is held already. */
function Proposal({ run, sending }: { run: ImportRun; sending: SendingRun }) {
  const client = useQueryClient()
  const { data: held, isError, error, isFetching, refetch } = useHeld(client, true)
  const { opened, choices } = run
  const [today] = useState(() => sydneyDay(new Date()))
  const files = useMemo(() => importedFiles(opened), [opened])
  const preview = useMemo(
    () => (held === undefined ? null : previewImport(files, held, choices, today)),
    [files, held, choices, today],
  )
  if (preview === null) {
    if (!isError) {
      return (
        <Loading label="Comparing with what you hold">
          <Skeleton height="12rem" />
        </Loading>
      )
    }
    return (
      <Banner
        tone="error"
        title="We couldn’t compare this with what you hold"
        action={
          <Button size="small" variant="quiet" isPending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(error)} Nothing has been sent.
      </Banner>
    )
  }
  const onSend = (): void =>
    sending.send(
      chunksOf(preview, files, {
        importId: crypto.randomUUID(),
        label: labelOf(files.map(({ name }) => name)),
        at: Date.now(),
        newId: () => crypto.randomUUID(),
      }),
    )
  return <PreviewStep preview={preview} run={run} onSend={onSend} />
}

function Steps({ run, sending }: { run: ImportRun; sending: SendingRun }) {
  const { opened } = run
  if (sending.sending !== null) {
    const onAgain = (): void => {
      run.startAgain()
      sending.startAgain()
    }
    return <SendingStep run={sending} onAgain={onAgain} />
  }
  if (run.reading !== null) return <ReadingStep run={run} />
  if (opened.length === 0) return <ChooseStep run={run} />
  const questions = opened.flatMap((one, at) => (isOpenQuestion(one) ? [{ one, at }] : []))
  const rows = opened.reduce((all, { read }) => all + read.rows.length, 0)
  return (
    <>
      <FilesCard run={run} />
      {questions.map(({ one, at }) =>
        one.read.unknown.length > 0 ? (
          <MapperCard key={at} opened={one} onAnswer={(mapping) => run.answer(at, { mapping })} />
        ) : (
          <DateCard key={at} opened={one} onAnswer={(order) => run.answer(at, { order })} />
        ),
      )}
      {questions.length === 0 && rows > 0 && <Proposal run={run} sending={sending} />}
      {questions.length === 0 && <ChooseStep run={run} />}
    </>
  )
}

/** @param reader another one in tests that have no workers */
export function ImportScreen({ reader }: { reader: Reader }) {
  const run = useImportRun(reader)
  const sending = useSending()
  const location = useLocation()
  const given = useRef<unknown>(null)
  const { open } = run
  useEffect(() => {
    const files = droppedFiles(location.state)
    if (files.length === 0 || given.current === location.state) return
    given.current = location.state
    open(files.map((file) => ({ name: file.name, blob: file })))
  }, [location.state, open])
  return (
    <>
      <PageHeading title="Import trades">
        Bring your history from your broker or exchange. You’ll see everything before it’s added.
      </PageHeading>
      <Stack gap={6}>
        <Steps run={run} sending={sending} />
        <HelpCard />
      </Stack>
    </>
  )
}

const ImportPage = () => <ImportScreen reader={readInWorker} />
export default ImportPage
