// The Profile screen over the real session, the real profile and learning functions, and stores in memory; a test may put
// answers of its own before them.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from '#web/router/router.tsx'
import { vi } from 'vitest'
import { lambda } from '#lambdas/edge/lambda.ts'
import { learningOperations } from '#shared/learning/operations.ts'
import { profileOperations } from '#shared/account/operations.ts'
import { contract } from '#shared/contract/index.ts'
import { Problem } from '#shared/operation/problem.ts'
import type { UserChange } from '#shared/account/user.ts'
import { changeUser, newUser, type UserRecord } from '#shared/account/user-record.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { srpPool } from '#tests/support/srp-pool.ts'
import { exportPartsOf } from '#tests/support/stores.ts'
import { memoryAccountData, memoryOpenAccounts } from '#web/adapters/memory/account-data.ts'
import { memoryHoldingsStore } from '#web/adapters/memory/holdings-store.ts'
import { memoryImportsStore } from '#web/adapters/memory/imports-store.ts'
import { memoryLedgerStore } from '#web/adapters/memory/ledger-store.ts'
import { memoryPeople } from '#web/adapters/memory/person-data.ts'
import { memorySubscriberStore } from '#web/adapters/memory/subscriber-store.ts'
import { memoryTaxStore } from '#web/adapters/memory/tax-store.ts'
import { memoryMomentsStore, memoryReviewStore } from '#web/adapters/memory/own-items.ts'
import { memoryUserStore } from '#web/adapters/memory/user-store.ts'
import { aToken, configuration, configureApp, keepSession, tokenKeys } from '#tests/web/kept-session.ts'
import { AuthProvider } from '#web/app/auth-provider.tsx'
import { useAuth } from '#web/data/use-auth.ts'
import ProfilePage from '#web/features/profile/profile-page.tsx'
import { env } from '#web/lib/env.ts'
import { configureSession } from '#web/lib/session.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

export const now = '2026-11-21T01:02:03.000Z'

export async function configure(more: { contactEmail?: string; passkeyDomain?: string } = {}): Promise<void> {
  await configureApp({ securityClientId: 'client2', userPoolEndpoint: 'http://localhost:3000/pool/', ...more })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  configureSession(env())
}

/** What Amplify leaves in the browser after a sign-in. */
const signInBefore = (email: string, identities?: object[]): void =>
  keepSession('kim', { id: { email, ...(identities === undefined ? {} : { identities }) } })
export const tokensLeft = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(tokenKeys))

export const aPerson = (changed: Partial<UserRecord> = {}): UserRecord => ({
  ...newUser(
    { uid: 'kim', email: 'kim@example.com', name: 'Kim Ng' },
    { finances: { monthlyIncome: 5000.5, monthlyExpenses: 3000, investmentGoal: 'House deposit' } },
    '2026-03-12T00:00:00.000Z',
  ),
  age: 24,
  revision: 3,
  ...changed,
})

/** Somebody with four lessons behind them. */
export const aLearner = (): UserRecord =>
  aPerson({
    learning: {
      completedLessons: [1, 2, 3, 4],
      xpByLesson: {},
      revision: 4,
      xp: 168,
      earned: { first_lesson: '2026-04-02T03:00:00.000Z', knowledge_seeker: '2026-06-20T03:00:00.000Z' },
      lastCompletedAt: '2026-06-20T03:00:00.000Z',
    },
  })

export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'no answer'
type Asked = { name: string; body: unknown }

/** What Kim signs in with. */
export const password = 'old password 1'

/** What the back end keeps of Kim, and how it may fail. */
function backEnd(person: UserRecord) {
  const people = memoryPeople()
  const kim = people.of('kim')
  kim.user = person
  const vas = aStoredHolding({ symbol: 'VAS' })
  kim.holdings.set(vas.id, vas)
  const state = {
    get isClosed() {
      return kim.closed !== undefined
    },
    get isErased() {
      return kim.user === undefined && kim.holdings.size === 0
    },
    isSignInGone: false,
    failuresOfSignIn: 0,
    sessionsEnded: 0,
  }
  const users = memoryUserStore(people)
  const [reviews, moments] = [memoryReviewStore(people), memoryMomentsStore(people)]
  const clock = { now: () => new Date(now) }
  const ports = {
    users,
    clock,
    exports: exportPartsOf({
      users,
      holdings: memoryHoldingsStore(people),
      ledgers: memoryLedgerStore(people),
      imports: memoryImportsStore(people, clock),
      taxes: memoryTaxStore(people),
    }),
    subscribers: memorySubscriberStore(people),
    data: memoryAccountData(people),
    openAccounts: memoryOpenAccounts(people),
    accounts: {
      identify: () => Promise.resolve({ email: 'kim@example.com', name: 'Kim Ng', isEmailVerified: true }),
      async endSessions() {
        state.sessionsEnded++
      },
      async remove() {
        if (state.failuresOfSignIn-- > 0)
          throw new Problem('unavailable', 'We cannot reach the sign-in service right now.')
        state.isSignInGone = true
      },
    },
  }
  const functions = [
    { area: contract.profile, serve: lambda(contract.profile, profileOperations, () => ports) },
    {
      area: contract.learning,
      serve: lambda(contract.learning, learningOperations, () => ({ users, reviews, moments, clock })),
    },
  ]
  const serve = async (name: string, headers: Record<string, string>, body: string | undefined): Promise<Response> => {
    const found = functions.find(({ area }) =>
      Object.values(area).some(({ method, path }) => name === `${method} ${path}`),
    )
    if (found === undefined) throw new TypeError(`There is no ${name} here`)
    const event = anApiEvent(name, {
      claims: { sub: 'kim', token_use: 'access' },
      headers,
      ...(body === undefined ? {} : { body }),
    })
    const result = await found.serve(event, lambdaContext)
    return new Response(result.body ?? null, {
      status: result.statusCode ?? 200,
      headers: result.headers as Record<string, string>,
    })
  }
  /** Another device of Kim's. */
  const changeElsewhere = async (change: UserChange): Promise<void> => {
    const before = await users.find('kim')
    if (before !== undefined) await users.replaceProfile(before, changeUser(before, change, now))
  }
  return { state, users, serve, changeElsewhere }
}

const asResponse = (reply: Reply): Promise<Response> =>
  reply === 'no answer'
    ? Promise.reject(new TypeError('Failed to fetch'))
    : Promise.resolve(
        new Response(reply.body === undefined ? null : JSON.stringify(reply.body), {
          status: reply.status,
          headers: { 'content-type': 'application/json', ...reply.headers },
        }),
      )

const Visitor = () => {
  const { status } = useAuth()
  if (status === 'loading') return <p>Splash</p>
  return status === 'signed-in' ? <ProfilePage /> : <p>Signed out</p>
}

type About = {
  person?: UserRecord
  email?: string
  identities?: object[]
  before?: (scripted: Map<string, Reply[]>) => void
}

/** Opens the screen as Kim. `scripted` replies to a request by name go first, each once, the last one for ever after. */
export function openProfile({ person = aPerson(), email = 'kim@example.com', identities, before }: About = {}) {
  signInBefore(email, identities)
  const scripted = new Map<string, Reply[]>()
  before?.(scripted)
  const asked: Asked[] = []
  const server = backEnd(person)
  const { userPoolId: poolId } = configuration
  const signInAgain = srpPool({ poolId, userId: 'kim', password }, () => ({
    AccessToken: aToken({ sub: 'kim', token_use: 'access' }),
    RefreshToken: 'refresh of the security session',
    ExpiresIn: 300,
  }))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    const headers = (init?.headers ?? {}) as Record<string, string>
    const name =
      pathname === '/pool/'
        ? (String(headers['x-amz-target']).split('.').at(-1) ?? '')
        : `${init?.method ?? 'GET'} ${pathname}`
    const body = typeof init?.body === 'string' ? init.body : undefined
    asked.push({ name, body: body === undefined ? undefined : JSON.parse(body) })
    const replies = scripted.get(name)
    const reply = replies === undefined ? undefined : replies.length > 1 ? replies.shift() : replies[0]
    if (reply !== undefined) return asResponse(reply)
    if (pathname !== '/pool/') return server.serve(name, headers, body)
    return asResponse(signInAgain(name, JSON.parse(body ?? '{}') as object) ?? { status: 200, body: {} })
  })
  render(
    <ToastProvider>
      <Router>
        <AuthProvider redirect={{ kind: 'none' }}>
          <Visitor />
        </AuthProvider>
      </Router>
    </ToastProvider>,
  )
  const sent = (name: string): unknown[] => asked.filter((one) => one.name === name).map(({ body }) => body)
  return { user: userEvent.setup(), scripted, asked, sent, ...server }
}

/** After each test: nothing of this person, this screen or its settings stays in the window. */
export function leaveProfile(): void {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset['theme']
  window.history.replaceState(null, '', '/profile')
}

/** The card of that name. */
export const card = (name: string): HTMLElement => screen.getByRole('region', { name })

/** Terms and what stands beside them, of a card. */
export const facts = (name: string): Record<string, string> =>
  Object.fromEntries(
    [...card(name).querySelectorAll('dt')].map((term) => [
      term.textContent?.trim() ?? '',
      term.nextElementSibling?.textContent ?? '',
    ]),
  )
