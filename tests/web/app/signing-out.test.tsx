// Signing out with work that the service does not have yet: it is sent first, asked about where that cannot be, and waits for the
// same person where the session has ended by itself.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { nothingLearned, progressOf } from '#shared/learning/progress.ts'
import { summarise } from '#shared/portfolio/summary.ts'
import { noReviews } from '#shared/learning/review-record.ts'
import { answer, aUser, configure, openApp, signInBefore, tidyUp } from './app-screen.tsx'
import { aToken } from '#tests/web/kept-session.ts'
// Loaded when somebody signs out; ahead of time here, so that no test waits for the compiler.
import '#web/app/unsent-dialog.tsx'
import '#web/data/use-review.ts'
import '#web/data/use-time-machine.ts'

beforeAll(() => configure())
afterEach(tidyUp)

const keyOf = (name: string): string => `gumnut.user.sam.${name}`
const removals = (...ids: string[]): string =>
  JSON.stringify({ holdings: [], pending: ids.map((id) => ({ kind: 'remove', id })) })
const anAnswer = (number: number): object => ({
  answer: {
    id: crypto.randomUUID(),
    questionId: `l01-q${number}`,
    optionId: 'a',
    at: '2026-11-21T02:00:00.000Z',
    seconds: 4,
  },
  isRight: true,
})
const failed = { lessonId: 1, answers: [], readingSeconds: 60, number: 0 }
const waiting = ['failed-quizzes', 'holdings', 'review'].map(keyOf)
const personal = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('gumnut.user.'))

const profile = { 'GET /api/profile': () => Response.json(aUser()) }
const signedOut = { 'POST /pool/': () => Response.json({}) }
const taken = () =>
  Response.json({
    review: noReviews,
    refused: [],
    xpEarned: 0,
    leveledUp: false,
    newAchievements: [],
    progress: progressOf(nothingLearned),
  })

async function open(answers: Record<string, () => Response>): Promise<string[]> {
  signInBefore('sam')
  const asked = answer({ ...profile, ...answers })
  openApp('/privacy')
  await screen.findByRole('heading', { name: 'Privacy Policy' })
  return asked
}
const signOut = async (): Promise<void> => userEvent.click(await screen.findByTitle('Sign Out'))

test('what is not sent yet is sent before anything is forgotten', async () => {
  localStorage.setItem(keyOf('holdings'), removals('one', 'two'))
  localStorage.setItem(keyOf('review'), JSON.stringify([anAnswer(1), anAnswer(2)]))
  const gone = () => new Response(null, { status: 204 })
  const asked = await open({
    ...signedOut,
    'DELETE /api/holdings/one': gone,
    'DELETE /api/holdings/two': gone,
    'POST /api/learning/review': taken,
  })
  await signOut()
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  const sent = ['DELETE /api/holdings/one', 'DELETE /api/holdings/two', 'POST /api/learning/review']
  expect(asked).toEqual(expect.arrayContaining(sent))
  expect(personal()).toEqual([])
})

test('what cannot be sent is asked about, and goes only with consent', async () => {
  localStorage.setItem(keyOf('holdings'), removals('one', 'two'))
  localStorage.setItem(keyOf('review'), JSON.stringify([anAnswer(1)]))
  await open(signedOut)
  await signOut()
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out before it’s sent?' }))
  expect(question.getByText(/^Not sent to Gumnut yet: 2 changes and 1 review answer\./)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Privacy Policy' })).toBeTruthy()
  expect(personal()).toEqual([keyOf('holdings'), keyOf('review')])

  await signOut()
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out anyway' }))
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(personal()).toEqual([])
})

test('what a firewall turns away for good is said before somebody signs out, and not offered to wait', async () => {
  localStorage.setItem(keyOf('review'), JSON.stringify([anAnswer(1)]))
  const run = { run: 0, guess: { low: 1, high: 2 }, reasons: 9 }
  localStorage.setItem(keyOf('decade-unsent'), JSON.stringify([run]))
  const blocked = () => new Response('<html>', { status: 403, headers: { 'content-type': 'text/html' } })
  await open({
    ...signedOut,
    'GET /api/holdings': () => Response.json({ holdings: [], summary: summarise([]) }),
    'POST /api/learning/review': blocked,
    'POST /api/learning/time-machine': blocked,
  })
  await signOut()
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out all the same?' }))
  expect(question.getByText(/turned your answers away, so 1 review answer couldn’t be counted/)).toBeTruthy()
  expect(question.getByText(/turned your decade in the time machine away, so it brings no XP/)).toBeTruthy()
  expect(question.queryByText(/^Not sent to Gumnut yet/)).toBeNull()
  await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }))
})

test('after a session that ended by itself it waits for the same person, and nothing else stays', async () => {
  localStorage.setItem(keyOf('holdings'), removals('one'))
  localStorage.setItem(keyOf('review'), JSON.stringify([anAnswer(1)]))
  localStorage.setItem(keyOf('trades'), JSON.stringify({ ledgers: {}, pending: [] }))
  localStorage.setItem(keyOf('decade'), '{}')
  localStorage.setItem(keyOf('failed-quizzes'), JSON.stringify([failed]))
  sessionStorage.setItem(keyOf('conversation'), '[]')
  signInBefore('sam')
  const refreshed = { AccessToken: aToken({ sub: 'sam' }), IdToken: aToken({ sub: 'sam' }), ExpiresIn: 3600 }
  answer({
    'GET /api/profile': () => Response.json({ message: 'Unauthorized' }, { status: 401 }),
    'POST /pool/': () => Response.json({ AuthenticationResult: refreshed }),
  })
  openApp('/privacy')
  expect(await screen.findByRole('button', { name: 'Sign In' }, { timeout: 8000 })).toBeTruthy()
  expect(personal().toSorted()).toEqual(waiting)
  expect(Object.keys(sessionStorage)).toEqual([])

  // The page may be closed meanwhile.
  cleanup()
  openApp('/privacy')
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(personal().toSorted()).toEqual(waiting)
  cleanup()
  const graded = () => Response.json({ message: 'Not passed', attempt: 1 }, { status: 409 })
  const asked = await open({
    ...signedOut,
    'POST /api/learning/review': taken,
    'POST /api/learning/lessons/1/completion': graded,
  })
  await signOut()
  await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
  expect(asked).toEqual(
    expect.arrayContaining(['POST /api/learning/review', 'POST /api/learning/lessons/1/completion']),
  )
  expect(personal()).toEqual([keyOf('holdings')])
})

test('where another tab’s session has ended, what this one has not sent waits too', async () => {
  await open(signedOut)
  localStorage.setItem(keyOf('holdings'), removals('one'))
  localStorage.setItem(keyOf('decade'), '{}')
  for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.client1.LastAuthUser' }))
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(personal()).toEqual([keyOf('holdings')])
})

test('other tabs are told who signs out, and nothing of that stays', async () => {
  await open(signedOut)
  const written: [string, string][] = []
  const watch = (storage: Storage, name: string | symbol): unknown => {
    const member: unknown = Reflect.get(storage, name)
    if (typeof member !== 'function') return member
    return (...given: [string, string]): unknown => {
      if (name === 'setItem') written.push(given)
      return Reflect.apply(member, storage, given)
    }
  }
  vi.stubGlobal('localStorage', new Proxy(localStorage, { get: watch }))
  await signOut()
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(written).toContainEqual(['gumnut.left', 'sam'])
  expect(localStorage.getItem('gumnut.left')).toBeNull()
})

test('the sign-in screen that takes the place of the app has the focus on its heading', async () => {
  await open(signedOut)
  await signOut()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
