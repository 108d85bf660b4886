// Alerts panel: what it says about mails, and where the focus goes.
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cba, openWatching } from '#tests/web/features/holding/watching-screen.tsx'
import { endTest, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { AlertsPanel } from '#web/features/holding/alerts/alerts-panel.tsx'
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
    expect(await screen.findByText('Alerts show up here. Nobody is mailed while you look around.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  } finally {
    setAround(undefined)
  }
  cleanup()
  await openWatching({ Page })
  expect(await screen.findByRole('link', { name: 'your profile' })).toBeTruthy()
})

test('the form that comes in place of its button has the focus', async () => {
  const { user } = await openWatching({ Page })
  await user.click(await screen.findByRole('button', { name: 'Set an alert' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Tell me when the price is'))
})
