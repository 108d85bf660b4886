// Onboarding page: the wizard as a person walks it (P8).
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from '#web/router/router.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { type Auth, AuthContext, type OnboardingOutcome } from '#web/data/use-auth.ts'
import OnboardingPage from '#web/features/onboarding/onboarding-page.tsx'
import { useNextAnnounced } from '#web/ui/page-heading.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const someone = { uid: 'user-1', email: 'sam@example.com' }

function show({ outcome = 'saved', userError = null }: { outcome?: OnboardingOutcome; userError?: Error | null } = {}) {
  const completeOnboarding = vi.fn<Auth['completeOnboarding']>(() => Promise.resolve(outcome))
  const auth: Auth = {
    status: 'signed-in',
    identity: someone,
    user: null,
    userError,
    needsOnboarding: true,
    redirectError: null,
    retry: vi.fn<() => void>(),
    signOut: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
    completeOnboarding,
  }
  const page = (
    <ToastProvider>
      <Router>
        <AuthContext value={auth}>
          <OnboardingPage />
        </AuthContext>
      </Router>
    </ToastProvider>
  )
  return { user: userEvent.setup(), auth, completeOnboarding, ...render(page) }
}

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: /continue/i })

async function walkToSummary(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(next())
  await user.type(screen.getByLabelText('Nickname'), 'Sam')
  await user.type(screen.getByLabelText('Age'), '24{Enter}')
  await user.type(screen.getByLabelText('Monthly income'), '5,000')
  await user.type(screen.getByLabelText('Monthly expenses'), '3,000{Enter}')
  await user.click(screen.getByRole('radio', { name: 'House deposit' }))
  await user.click(screen.getByRole('radio', { name: 'Moderate' }))
  await user.click(next())
}

function ScreenBefore() {
  useNextAnnounced(() => undefined)
  return null
}

test('taking the place of the sign-in screen, it puts the focus on its heading', () => {
  render(<ScreenBefore />).unmount()
  show()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('the first step promises two minutes, lists three benefits and has no Back', () => {
  show()
  expect(screen.getByText(/Step 1 of 5/)).toBeTruthy()
  expect(screen.getByText(/About 2 minutes/)).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Calculate a safe investment amount20% of what is left over: an example, not a plan.',
    'Set personalised goals',
    'Get educational content about portfolio concepts',
  ])
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('Continue waits for nickname and age, says why, and the heading of the next step gets the focus', async () => {
  const { user } = show()
  await user.click(next())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tell us about you' }))
  expect(next().disabled).toBe(true)
  expect(screen.getByText('Add a nickname and an age from 18 to 65 to continue.')).toBeTruthy()

  await user.type(screen.getByLabelText('Nickname'), 'Sam')
  await user.type(screen.getByLabelText('Age'), '17')
  expect(screen.getByText('You must be 18 or older to use Gumnut.')).toBeTruthy()
  expect(next().disabled).toBe(true)

  await user.clear(screen.getByLabelText('Age'))
  await user.type(screen.getByLabelText('Age'), '18')
  expect(next().disabled).toBe(false)
})

test('going back keeps the answers', async () => {
  const { user } = show()
  await user.click(next())
  await user.type(screen.getByLabelText('Nickname'), 'Sam')
  await user.type(screen.getByLabelText('Age'), '24')
  await user.click(next())
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText<HTMLInputElement>('Nickname').value).toBe('Sam')
  expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('24')
})

test('the suggested monthly investment is a whole number that follows what is typed', async () => {
  const { user } = show()
  await user.click(next())
  await user.type(screen.getByLabelText('Nickname'), 'Sam')
  await user.type(screen.getByLabelText('Age'), '24{Enter}')
  await user.type(screen.getByLabelText('Monthly income'), '5,002.50')
  await user.type(screen.getByLabelText('Monthly expenses'), '3000')
  expect(screen.getByText('$401')).toBeTruthy()
})

test('the summary repeats target, risk and goal, and Start Investing! submits the answers', async () => {
  const { user, completeOnboarding } = show()
  await walkToSummary(user)
  expect(screen.getByText(/Step 5 of 5/)).toBeTruthy()
  expect(screen.getByText('$400')).toBeTruthy()
  expect(screen.getByText('Moderate')).toBeTruthy()
  expect(screen.getByText('House deposit')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Start Investing!' }))
  expect(completeOnboarding).toHaveBeenCalledWith({
    nickname: 'Sam',
    age: 24,
    income: 5000,
    expenses: 3000,
    investmentGoal: 'House deposit',
    riskTolerance: 'Moderate',
    investmentExperience: 'Beginner',
  })
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('answers that could not be saved are said to be so, kept, and can be sent again', async () => {
  const { user, completeOnboarding } = show({ outcome: 'not saved' })
  await walkToSummary(user)
  await user.click(screen.getByRole('button', { name: 'Start Investing!' }))
  expect(await screen.findByText(/couldn’t be saved/)).toBeTruthy()
  expect(sessionStorage).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(completeOnboarding).toHaveBeenCalledTimes(2)
})

test('a reload goes on at the same step with the same answers', async () => {
  const { user, unmount } = show()
  await user.click(next())
  await user.type(screen.getByLabelText('Nickname'), 'Sam')
  unmount()
  show()
  expect(screen.getByText(/Step 2 of 5/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Nickname').value).toBe('Sam')
})

test('when the saved details could not be loaded the wizard says so and offers to try again', async () => {
  const { user, auth } = show({ userError: new Error('unreachable') })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(auth.retry).toHaveBeenCalledOnce()
})

test('the Back of the browser goes one step back and keeps the answers, and the app is not above the wizard', async () => {
  const before = window.history.length
  const { user } = show()
  await walkToSummary(user)
  for (const step of [4, 3, 2]) {
    act(() => window.history.back())
    await screen.findByText(new RegExp(`Step ${step} of 5`))
  }
  expect(screen.getByLabelText<HTMLInputElement>('Nickname').value).toBe('Sam')
  // The button is the same way, not a new entry.
  const length = window.history.length
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByText(/Step 1 of 5/)
  expect(window.history.length).toBe(length)
  expect(length).toBeGreaterThan(before)
})

test('a step whose answers are missing is not shown, whatever the history says', () => {
  window.history.replaceState({ usr: { onboardingStep: 4, stepsBelow: 3 }, key: 'k', idx: 3 }, '', '/')
  show()
  expect(screen.getByText(/Step 2 of 5/)).toBeTruthy()
})

test('what was set up before is kept, and the person is told', async () => {
  const { user } = show({ outcome: 'found', userError: new Error('unreachable') })
  await walkToSummary(user)
  await user.click(screen.getByRole('button', { name: 'Start Investing!' }))
  expect(await screen.findByText(/we kept what you saved then/)).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
})

test('a dollar sign that is pasted is not there twice, and a name is not cut in silence', async () => {
  const { user } = show()
  await user.click(next())
  await user.click(screen.getByLabelText('Nickname'))
  await user.paste('S'.repeat(61))
  expect(screen.getByText('Use up to 60 letters.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Nickname'))
  await user.type(screen.getByLabelText('Nickname'), 'Sam')
  await user.type(screen.getByLabelText('Age'), '24{Enter}')
  await user.click(screen.getByLabelText('Monthly income'))
  await user.paste(' $4,200.00')
  expect(screen.getByLabelText<HTMLInputElement>('Monthly income').value).toBe('4,200.00')
  await user.type(screen.getByLabelText('Monthly expenses'), '3000')
  expect(screen.getByText('20% of the $1,200.00 left over: an example, not a plan.')).toBeTruthy()
})
