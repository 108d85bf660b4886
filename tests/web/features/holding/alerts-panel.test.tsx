// Alerts panel: what it says about mails, where the focus goes, and what becomes of deletions.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cba, openWatching } from '#tests/web/features/holding/watching-screen.tsx'
import { aProblem, endTest, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { AlertsPanel } from '#web/features/holding/alerts/alerts-panel.tsx'
import WatchingPage from '#web/features/holding/watching/watching-page.tsx'
import { setAround } from '#web/lib/around.ts'
import { createSend } from '#web/lib/send.ts'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const Page = () => <AlertsPanel security={cba} />

test('who looks around is not sent to a switch for mails that is not there', async () => {
  setAround({
    identity: { uid: 'user-1', email: '' },
    send: createSend({ accessToken: () => Promise.resolve('token'), onRejected: () => undefined }),
    hasOwnWork: () => false,
  })
  try {
    await openWatching({ Page })
    expect(await screen.findByText('Prices don’t move while you look around, so no alert is reached.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  } finally {
    setAround(undefined)
  }
  cleanup()
  await openWatching({ Page })
  expect(await screen.findByRole('link', { name: 'your profile' })).toBeTruthy()
})

test('at a price that is a sample, old or unknown the panel says that alerts wait for one from the market', async () => {
  await openWatching({ Page: () => <AlertsPanel security={cba} lacksMarketPrice /> })
  expect(await screen.findByText('Alerts wait for a price from the market.')).toBeTruthy()
  cleanup()
  await openWatching({ Page })
  await screen.findByRole('link', { name: 'your profile' })
  expect(screen.queryByText(/Alerts wait/)).toBeNull()
  cleanup()
  // What is watched has a sample price here.
  const { user } = await openWatching({ Page: WatchingPage, watched: [cba] })
  await user.click(await screen.findByRole('button', { name: /^Chart and alerts/ }))
  expect(await screen.findByText('Alerts wait for a price from the market.')).toBeTruthy()
})

test('the form that comes in place of its button has the focus', async () => {
  const { user } = await openWatching({ Page })
  await user.click(await screen.findByRole('button', { name: 'Set an alert' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Tell me when the price is'))
})

test('of two alerts deleted at once each has its Undo, or its error', async () => {
  let goOn = (): void => undefined
  const first = new Promise<void>((done) => (goOn = done))
  let deletions = 0
  const { user } = await openWatching({
    Page,
    above: [150, 160, 170],
    async intercept(call, pass) {
      if (call.method !== 'DELETE') return pass()
      if (++deletions === 1) await first
      return deletions === 3 ? aProblem(503, 'unavailable', 'Please try again.') : pass()
    },
  })
  const remove = async (price: string) =>
    user.click(await screen.findByRole('button', { name: new RegExp(`^Delete alert: .*${price}`) }))
  await remove('150')
  await remove('160')
  expect(await screen.findByText('CBA: alert deleted.')).toBeTruthy()
  goOn()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(1))
  const left = screen.getByRole('button', { name: /^Delete alert: .*170/ })
  await user.click(left)
  await user.click(screen.getByRole('switch'))
  expect(await screen.findByText(/^The alert couldn’t be deleted\./)).toBeTruthy()
})

test('an alert that could not be turned off is shown as it is, also while nothing can be read anew', async () => {
  const { user, service } = await openWatching({ Page, above: [150] })
  const onOff = await screen.findByRole('switch', { checked: true })
  service.intercept = () => Promise.resolve(aProblem(503, 'unavailable', 'Please try again.'))
  await user.click(onOff)
  expect(await screen.findByText(/^The alert couldn’t be changed\./)).toBeTruthy()
  expect(screen.getByRole('switch', { checked: true })).toBeTruthy()
})
