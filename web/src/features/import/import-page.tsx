// Import page: trades from files of brokers and exchanges, read on this device, looked over, then added.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../router/router.tsx'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { useHeld } from '../../data/use-held.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { messageOf } from '../../lib/api.ts'
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { ChooseStep, ReadingStep } from './choose-step.tsx'
import { FilesCard } from './files-card.tsx'
import { HelpCard } from './help-card.tsx'
import { PreviewStep } from './preview-step.tsx'
import { DateCard, MapperCard } from './question-cards.tsx'
import styles from './import.module.css'
import { createImportService, type ImportService } from './import-service.ts'
import { PastImports } from './past-imports.tsx'
import { SendingStep } from './sending-step.tsx'
import { type ImportRun, isOpenQuestion, useImportRun } from './use-import-run.ts'
import { useFocusHere } from './use-focus-here.ts'
import { usePreview } from './use-preview.ts'
import { type SendingRun, useSending } from './use-sending.ts'
import { useShared } from './use-shared.ts'

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
  const [today] = useState(() => sydneyDay(new Date()))
  const [isPreparing, setPreparing] = useState(false)
  const { shown, isStale, hasFailed } = usePreview(run, held?.holdings, today)
  if (hasFailed) {
    return (
      <Banner tone="error" title="That’s too much for this device">
        Choose a shorter period, or one file at a time. Nothing has been sent.
      </Banner>
    )
  }
  if (shown === null) {
    if (!isError) {
      return (
        <Loading label="Comparing with what you hold">
          <Skeleton height="12rem" />
        </Loading>
      )
    }
    return (
      <RetryBanner
        title="We couldn’t compare this with what you hold"
        isPending={isFetching}
        onRetry={() => void refetch()}
      >
        {messageOf(error)} Nothing has been sent.
      </RetryBanner>
    )
  }
  const onSend = async (): Promise<void> => {
    if (held === undefined) return
    setPreparing(true)
    const about = { importId: crypto.randomUUID(), label: labelOf(run.files.map(({ name }) => name)) }
    const requests = await run.service.ask({
      kind: 'requests',
      about: { ...about, at: Date.now(), expectedVersion: held.importsVersion },
    })
    await sending.send(requests, about)
  }
  return (
    <PreviewStep
      shown={shown}
      isStale={isStale || isPreparing}
      run={run}
      today={today}
      onSend={() => void onSend().catch(() => setPreparing(false))}
    />
  )
}

function Steps({ run, sending }: { run: ImportRun; sending: SendingRun }) {
  const { files } = run
  const region = useRef<HTMLDivElement>(null)
  const isElsewhere = sending.sending !== null || run.reading !== null
  const [hasBegun, setBegun] = useState(false)
  if (isElsewhere && !hasBegun) setBegun(true)
  useFocusHere(region, hasBegun && !isElsewhere && (files.length > 0 ? 'read' : 'to choose'))
  if (sending.sending !== null) {
    const isKept = sending.sending.state === 'kept'
    const onAgain = (): void => {
      // A file that came while an earlier import was still open waits for its turn; one that has to be compared again stays.
      if (!isKept && !sending.sending?.isOver) run.startAgain()
      sending.startAgain()
    }
    return (
      <>
        <SendingStep run={sending} hasFiles={files.length > 0} onAgain={onAgain} />
        {isKept && files.length > 0 && (
          <Banner tone="info">
            {files.map(({ name }) => name).join(', ')} can be added once this one is finished or forgotten.
          </Banner>
        )}
      </>
    )
  }
  if (run.reading !== null) return <ReadingStep run={run} />
  if (files.length === 0) {
    return (
      <div ref={region} tabIndex={-1} className={styles.holding} role="group" aria-label="What to import">
        <ChooseStep run={run} />
      </div>
    )
  }
  const questions = files.filter(isOpenQuestion)
  const rows = files.reduce((all, file) => all + file.rows, 0)
  return (
    <>
      <div
        ref={region}
        tabIndex={-1}
        className={styles.holding}
        role="group"
        aria-label={`${formatCount(files.length, 'file')} read`}
      >
        <FilesCard run={run} />
      </div>
      {questions.map((file) =>
        file.unknown === null ? (
          <DateCard key={file.id} file={file} onAnswer={(order) => run.answer(file, { order })} />
        ) : (
          <MapperCard
            key={`${file.id} ${file.sheet}`}
            file={file}
            onAnswer={(mapping) => run.answer(file, { mapping })}
            onSheet={(sheet) => run.answer(file, { sheet })}
          />
        ),
      )}
      {questions.length === 0 && rows > 0 && <Proposal run={run} sending={sending} />}
      {questions.length === 0 && <ChooseStep run={run} />}
    </>
  )
}

/** @param createService another one in tests that have no workers */
export function ImportScreen({ createService }: { createService: () => ImportService }) {
  const run = useImportRun(createService)
  const sending = useSending()
  const location = useLocation()
  const given = useRef<unknown>(null)
  const { open } = run
  const openFiles = (files: readonly File[]): void => {
    if (sending.sending === null || sending.sending.state === 'kept')
      open(files.map((file) => ({ name: file.name, blob: file })))
  }
  useFileDrop(openFiles)
  useEffect(() => {
    const files = droppedFiles(location.state)
    if (files.length === 0 || given.current === location.state) return
    given.current = location.state
    open(files.map((file) => ({ name: file.name, blob: file })))
  }, [location.state, open])
  const problems = useShared(open)
  // Help belongs to the choice of a file, and to one that could not be read.
  const needsHelp = sending.sending === null && run.reading === null && run.files.every(({ rows }) => rows === 0)
  const isBusy = sending.sending?.state === 'sending' || run.reading !== null
  return (
    <>
      <PageHeading title="Import trades">
        Bring your history from your broker or exchange. You’ll see everything before it’s added.
      </PageHeading>
      <Stack gap={6}>
        {problems.map((problem) => (
          <Banner key={problem} tone="error">
            {problem}
          </Banner>
        ))}
        <Steps run={run} sending={sending} />
        {!isBusy && <PastImports without={sending.sending?.so.importId} />}
        {needsHelp && <HelpCard />}
      </Stack>
    </>
  )
}

const ImportPage = () => <ImportScreen createService={createImportService} />
export default ImportPage
