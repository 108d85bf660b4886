// The Learn screen over the real learning function: fetch is wired to it in this process, with people in a memory store.
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import userEvent from '@testing-library/user-event'
import { Router } from '#web/router/router.tsx'
import { vi } from 'vitest'
import { lambda } from '#lambdas/edge/lambda.ts'
import { learningOperations } from '#shared/learning/operations.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { type AskedQuestion, type ChosenOption, drawQuiz } from '#shared/learning/quiz-draw.ts'
import { contract } from '#shared/contract/index.ts'
import { completeLesson, type LearningRecord, nothingLearned } from '#shared/learning/progress.ts'
import { newUser } from '#shared/account/user-record.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { memoryMomentsStore, memoryReviewStore } from '#web/adapters/memory/own-items.ts'
import { memoryPeople, type People } from '#web/adapters/memory/person-data.ts'
import { memoryUserStore } from '#web/adapters/memory/user-store.ts'
import { configuration, keepSession } from '#tests/web/kept-session.ts'
import { signedInAs } from '#tests/web/signed-in.ts'
import { AuthContext } from '#web/data/use-auth.ts'
import LearnPage from '#web/features/learn/learn-page.tsx'
// Loaded lazily by the page; ahead of time here, so that no test waits for the compiler.
import '#web/features/learn/lesson-modal.tsx'
import { createQueryClient } from '#web/lib/query-client.ts'
import { configureSession } from '#web/lib/session.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

/** Puts back what a test of this screen has replaced. */
export function tidyUp(): void {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
}

const today = '2026-11-21T02:00:00.000Z'
const uid = 'kim'

/** What is stored of somebody who completed these lessons, each read for this long. */
const learned = (ids: readonly number[], readingSeconds: number): LearningRecord =>
  ids.reduce<LearningRecord>((record, id) => {
    const xpReward = lessonCatalogue.find((lesson) => lesson.id === id)?.xpReward ?? 0
    const attempt = { answers: [], readingSeconds }
    const result = completeLesson(record, { id, xpReward, correctAnswers: [] }, attempt, '2026-11-01T02:00:00.000Z')
    return result.kind === 'completed' ? result.record : record
  }, nothingLearned)

function signIn(): void {
  configureSession(configuration)
  keepSession(uid, { both: { exp: 4e9 } })
}

/** A browser has a layout, happy-dom has none: every lesson text is five screens long, or as long as is said. */
export function layOut(textPx = 3000, screenPx = 600): void {
  const heights = {
    offsetHeight: (element: Element) => (element.getAttribute('role') === 'region' ? textPx : 0),
    clientHeight: () => screenPx,
  }
  for (const [name, height] of Object.entries(heights)) {
    vi.spyOn(HTMLElement.prototype, name as 'offsetHeight', 'get').mockImplementation(function (this: Element) {
      return height(this)
    })
  }
}

type Route = 'progress' | 'completion' | 'review' | 'holdings'
/** Stands between the screen and the service; what it passes on is answered for real. */
type Interceptor = (route: Route, pass: () => Promise<Response>) => Promise<Response>

export type LearnScreen = {
  user: ReturnType<typeof userEvent.setup>
  /** The attempts that were sent. */
  attempts: Array<{ answers: ChosenOption[]; readingSeconds: number }>
  intercept: (interceptor: Interceptor | null) => void
  /** What the service has stored. */
  people: People
  /** As when another page is opened. */
  leave: () => void
}

export function openLearn({
  completed = [] as number[],
  readingSeconds = 0,
  xp = undefined as number | undefined,
  address = '/learn',
  Page = LearnPage as ComponentType,
  people = undefined as People | undefined,
  interceptor = null as Interceptor | null,
} = {}): LearnScreen {
  signIn()
  const learning = learned(completed, readingSeconds)
  const person = {
    ...newUser({ uid, email: 'kim@example.test' }, {}, today),
    learning: { ...learning, xp: xp ?? learning.xp },
  }
  const kept = people ?? memoryPeople()
  if (people === undefined) kept.of(uid).user = person
  const ports = {
    users: memoryUserStore(kept),
    reviews: memoryReviewStore(kept),
    moments: memoryMomentsStore(kept),
    clock: { now: () => new Date(today) },
  }
  const serve = lambda(contract.learning, learningOperations, () => ports)
  const attempts: LearnScreen['attempts'] = []

  async function pass(method: string, path: string, body: string | undefined): Promise<Response> {
    const id = /^\/api\/learning\/lessons\/(\d+)\/completion$/.exec(path)?.[1]
    const about = { claims: { sub: uid, token_use: 'access' }, ...(body === undefined ? {} : { body }) }
    const event =
      id === undefined
        ? anApiEvent(`${method} ${path}`, about)
        : anApiEvent('POST /api/learning/lessons/{id}/completion', { ...about, pathParameters: { id } })
    const { statusCode = 500, headers = {}, body: text = '' } = await serve(event, lambdaContext)
    return new Response(text, { status: statusCode, headers: headers as Record<string, string> })
  }
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const read = url === '/api/learning/review' ? 'review' : url === '/api/holdings' ? 'holdings' : 'progress'
    const route = method === 'POST' ? 'completion' : read
    if (body !== undefined) attempts.push(JSON.parse(body) as LearnScreen['attempts'][number])
    const answer = (): Promise<Response> => pass(method, url, body)
    return interceptor === null ? answer() : interceptor(route, answer)
  })

  window.history.replaceState(null, '', address)
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const { unmount } = render(
    <ToastProvider>
      <Router>
        <QueryClientProvider client={client}>
          <AuthContext value={signedInAs(uid)}>
            <Page />
          </AuthContext>
        </QueryClientProvider>
      </Router>
    </ToastProvider>,
  )
  return {
    user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }),
    attempts,
    people: kept,
    leave: unmount,
    intercept(next) {
      interceptor = next
    },
  }
}

/** Time goes by, on screen too. */
export const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

export const card = (title: string): HTMLElement => screen.getByRole('article', { name: title })
export const startButton = (title: string) =>
  screen.findByRole('button', { name: new RegExp(`^Start Lesson ?:? ?${title}$`) })
export const dialog = () => within(screen.getByRole('dialog'))

/** Opens a lesson from its card and waits for its text. */
export async function start({ user }: LearnScreen, title: string): Promise<void> {
  await user.click(await startButton(title))
  await screen.findByRole('region', { name: 'Lesson text' })
}

/** Scrolls the open lesson so that this much of its text has gone by. */
export function scrollTo(percent: number, textPx = 3000, screenPx = 600): void {
  const text = screen.getByRole('region', { name: 'Lesson text' })
  const body = [...screen.getByRole('dialog').children].find((part) => part.contains(text)) as HTMLElement
  act(() => {
    body.scrollTop = ((textPx - screenPx) * percent) / 100
    body.dispatchEvent(new Event('scroll'))
  })
}

const pools = new Map(await Promise.all(lessonCatalogue.map(async ({ id }) => [id, await loadPool(id)] as const)))
/** What the person is asked at an attempt. */
export const drawn = (lessonId: number, attempt = 0): AskedQuestion[] =>
  drawQuiz(pools.get(lessonId) ?? [], { userId: uid, lessonId, attempt })
/** Where the right options stand. */
export const rightAnswers = (lessonId: number, attempt = 0): number[] =>
  drawn(lessonId, attempt).map(({ options }) => options.findIndex(({ isRight }) => isRight))
/** The right options as they are sent. */
export const rightOptions = (lessonId: number, attempt = 0): ChosenOption[] =>
  drawn(lessonId, attempt).flatMap(({ id, options }) =>
    options.flatMap((option) => (option.isRight ? [{ questionId: id, optionId: option.id }] : [])),
  )

/** Answers every question, and submits. */
export async function takeQuiz({ user }: LearnScreen, answers: readonly number[]): Promise<void> {
  for (const [question, answer] of answers.entries()) {
    const group = dialog().getAllByRole('group')[question] as HTMLElement
    await user.click(within(group).getAllByRole('radio')[answer] as HTMLElement)
  }
  await user.click(dialog().getByRole('button', { name: 'Submit Quiz' }))
}

/** Reads a lesson and passes its quiz. */
export async function readAndPass(learn: LearnScreen, lessonId: number): Promise<void> {
  await start(learn, lessonCatalogue.find(({ id }) => id === lessonId)?.title ?? '')
  scrollTo(100)
  await takeQuiz(learn, rightAnswers(lessonId))
}
