// The Invest page on its own: the real page over the real client, with an API that answers what a test says.
import { summarise } from '#shared/portfolio/summary.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router, Routes, useLocation } from '#web/router/router.tsx'
import { vi } from 'vitest'
import type { EducationReply } from '#shared/educator/analysis.ts'
import type { ChatReply } from '#shared/educator/question.ts'
import { dayOf } from '#shared/kernel/dates.ts'
import { type LearningProgress, nothingLearned, progressOf } from '#shared/learning/progress.ts'
import { dayNumberAt } from '#shared/learning/review.ts'
import { noReviews } from '#shared/learning/review-record.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import { valueOf } from '#shared/portfolio/valuation.ts'
import type { User } from '#shared/account/user.ts'
import { newUser, userDocument } from '#shared/account/user-record.ts'
import { configureApp, keepSession } from '#tests/web/kept-session.ts'
import { signedInAs } from '#tests/web/signed-in.ts'
import { AuthContext } from '#web/data/use-auth.ts'
import InvestPage from '#web/features/invest/invest-page.tsx'
import { BalancesProvider } from '#web/lib/balances.tsx'
import { createQueryClient } from '#web/lib/query-client.ts'
import { configureSession } from '#web/lib/session.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

export const now = '2026-11-21T00:00:00.000Z'
const uid = 'user-1'

/** Somebody is signed in, as far as this browser knows. */
export async function signIn(): Promise<void> {
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  configureSession(await configureApp())
  keepSession(uid)
}

export type Told = Partial<User['finances']> & { age?: number | null; name?: string }

export function aUser({ age = null, name = 'Sam', ...finances }: Told = {}): User {
  const user = userDocument(newUser({ uid, email: 'sam@example.test', name }, {}, now))
  return { ...user, profile: { ...user.profile, age }, finances: { ...user.finances, ...finances } }
}

export function aHolding(about: Partial<Holding> = {}): Holding {
  const holding: Holding = {
    id: crypto.randomUUID(),
    type: 'stock',
    symbol: 'CBA',
    quantity: 1,
    costBasis: 1,
    currentPrice: 1,
    totalValue: 0,
    isLiveTracked: false,
    priceStatus: 'manual',
    priceSource: 'manual',
    priceAsOf: null,
    previousClose: null,
    createdAt: now,
    lastUpdated: now,
    ...about,
  }
  return { ...holding, totalValue: valueOf(holding.quantity, holding.currentPrice) }
}

/** Holdings that make up these percentages. */
export const aMix = (mix: Partial<Record<Holding['type'], number>>): Holding[] =>
  Object.entries(mix).map(([type, percent]) =>
    aHolding({ type: type as Holding['type'], symbol: type, quantity: percent }),
  )

export const aReply = (about: Partial<ChatReply> = {}): ChatReply => ({
  reply: 'Risk is the range of things that can happen.',
  citations: [],
  source: 'ai',
  ...about,
})

export const anEducation = (about: Partial<EducationReply> = {}): EducationReply => ({
  success: true,
  education: 'A portfolio is everything somebody holds, taken together.',
  allocation: {
    suggested: { etfs: 60, stocks: 25, crypto: 15, cash: 0 },
    current: { etfs: 0, stocks: 100, crypto: 0, cash: 0 },
    rebalanceNeeded: true,
  },
  citations: [],
  fallback: false,
  refreshed: true,
  lastUpdated: now,
  ...about,
})

export const aProblem = (
  status: number,
  code: string,
  detail: string,
  headers: Record<string, string> = {},
): Response =>
  Response.json({ type: `urn:gumnut:problem:${code}`, title: code, status, detail, code }, { status, headers })

type Answers = Array<object | Response | Error | Promise<object>>
type Scripted = {
  chat?: Answers
  education?: Answers
  /** What the server has stored already. */
  educatedAt?: string | null | Error
  holdings?: readonly Holding[] | 'pending' | 'failing'
  /** Left out, there is none to be had. */
  performance?: Performance
  learned?: LearningProgress
}
export type Sent = { path: string; body: unknown }

const today = dayNumberAt(new Date())
/** Two lessons, one of the achievements. */
export const progress = progressOf({
  ...nothingLearned,
  completedLessons: [1, 2],
  xp: 130,
  earned: { first_lesson: now },
  completedOn: { 1: dayOf(today - 2), 2: dayOf(today) },
})

/** As fetch does it: who gives up gets an error, whatever comes later. */
const untilAborted = (answer: Promise<Response>, signal: AbortSignal): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    }),
  ])

function stubApi({
  chat = [],
  education = [],
  educatedAt = null,
  holdings = [],
  performance,
  learned = progress,
}: Scripted): Sent[] {
  const sent: Sent[] = []
  const next = async (answers: Answers): Promise<Response> => {
    const answer = await Promise.resolve(answers.shift() ?? new Error('no more answers'))
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : Response.json(answer)
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}): Promise<Response> => {
    if (path === '/api/holdings') {
      if (holdings === 'pending') return new Promise(() => undefined)
      if (holdings === 'failing') return aProblem(400, 'invalid_request', 'No.')
      return Response.json({ holdings, summary: summarise(holdings) })
    }
    if (init.method === 'GET' && path === '/api/ai/education') {
      if (educatedAt instanceof Error) throw educatedAt
      return Response.json({ lastUpdated: educatedAt })
    }
    if (path.startsWith('/api/learning/progress')) return Response.json(learned)
    if (path === '/api/learning/review')
      return Response.json({ review: { ...noReviews, days: [today - 1] }, progress: learned })
    if (path.startsWith('/api/performance'))
      return performance === undefined ? aProblem(400, 'invalid_request', 'No.') : Response.json(performance)
    sent.push({ path, body: JSON.parse(String(init.body)) as unknown })
    if (path === '/api/ai/feedback') return new Response(null, { status: 204 })
    if (path === '/api/ai/chat' && init.signal !== undefined && init.signal !== null)
      return untilAborted(next(chat), init.signal)
    return next(path === '/api/ai/chat' ? chat : education)
  })
  return sent
}

const Elsewhere = () => {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}

/** @param told what the profile says */
export function showInvest(script: Scripted & { told?: Told } = {}) {
  const sent = stubApi(script)
  window.history.replaceState(null, '', '/invest')
  const client = createQueryClient()
  const page = (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <BalancesProvider>
          <AuthContext value={signedInAs(uid, aUser(script.told))}>
            <Router>
              <Routes routes={[{ path: '/invest', Page: InvestPage }]} Otherwise={Elsewhere} />
            </Router>
          </AuthContext>
        </BalancesProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
  const shown = render(page)
  return { user: userEvent.setup(), sent, client, page, ...shown }
}

/** An answer that comes when the test says so. */
export function later<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
