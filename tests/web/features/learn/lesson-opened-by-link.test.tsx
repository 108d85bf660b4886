// A lesson that another page has linked to: a passed quiz in it is not lost to Back or a reload without a question.
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import LearnPage from '#web/features/learn/learn-page.tsx'
import { Link, Routes } from '#web/router/router.tsx'
import {
  dialog,
  layOut,
  type LearnScreen,
  openLearn,
  rightAnswers,
  scrollTo,
  takeQuiz,
  tidyUp,
} from './learn-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] })
  layOut()
})
afterEach(tidyUp)

const Home = () => <Link to="/learn?lesson=1">Your first lesson</Link>
const routes = [
  { path: '/', Page: Home },
  { path: '/learn', Page: LearnPage },
]
const Pages = () => <Routes routes={routes} Otherwise={() => null} />

async function passFromHome(): Promise<LearnScreen> {
  const learn = openLearn({ address: '/', Page: Pages })
  await learn.user.click(screen.getByRole('link', { name: 'Your first lesson' }))
  await screen.findByRole('region', { name: 'Lesson text' })
  scrollTo(100)
  await takeQuiz(learn, rightAnswers(1))
  return learn
}
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Leave this lesson?' }))
const place = (): string => `${window.location.pathname}${window.location.search}`

test('Back asks first, and leads to the page before once the learner has said so', async () => {
  const learn = await passFromHome()
  window.history.back()
  await learn.user.click((await question()).getByRole('button', { name: 'Cancel' }))
  expect(place()).toBe('/learn?lesson=1')
  expect(dialog().getByText('Your score: 100%')).toBeTruthy()
  window.history.back()
  await learn.user.click((await question()).getByRole('button', { name: 'Leave lesson' }))
  expect(await screen.findByRole('link', { name: 'Your first lesson' })).toBeTruthy()
  expect(place()).toBe('/')
  expect(learn.attempts).toEqual([])
})

test('a reload asks while there is something to lose, and no longer', async () => {
  const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const learn = await passFromHome()
  expect(isAsked()).toBe(true)
  await learn.user.click(dialog().getByRole('button', { name: 'Complete Lesson & Earn XP' }))
  await dialog().findByText(/Lesson completed!/)
  expect(isAsked()).toBe(false)
})
