// The offer to install: the browser's own where it makes one, a short how-to on an iPhone, and never twice.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import InstallCard from '#web/features/dashboard/install-card.tsx'
import { setAround } from '#web/lib/around.ts'
import { holdOffer, mayOfferInstall, visitsKey } from '#web/lib/install.ts'

const at = (visits: string | null): boolean => {
  if (visits === null) localStorage.removeItem(visitsKey)
  else localStorage.setItem(visitsKey, visits)
  holdOffer()
  return mayOfferInstall()
}
const makeOffer = () => {
  const prompt = vi.fn<() => Promise<void>>(async () => undefined)
  act(
    () => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })),
  )
  return prompt
}
const onAnIphone = (standalone: boolean): void =>
  void Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'standalone')
})

test('it is time after the third visit, and not while somebody looks around', () => {
  expect([null, '1 5', '2 5', '3 5', '12 5', 'never', 'nonsense'].map(at)).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
    false,
  ])
  at('3 5')
  setAround({ identity: { uid: 'a', email: '' }, send: () => Promise.reject(new Error()), hasOwnWork: () => false })
  expect(mayOfferInstall()).toBe(false)
  setAround(undefined)
  expect(mayOfferInstall()).toBe(true)
})

test('without an offer of the browser there is nothing to see', () => {
  const { container } = render(<InstallCard />)
  expect(container.textContent).toBe('')
})

test('on an iPhone the way is told, and not once the app is on the home screen', () => {
  onAnIphone(true)
  const { container } = render(<InstallCard />)
  expect(container.textContent).toBe('')
  cleanup()
  onAnIphone(false)
  render(<InstallCard />)
  expect(screen.getByText(/tap Share, then “Add to Home Screen”/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(localStorage.getItem(visitsKey)).toBe('never')
})

test('Install asks the browser, and the answer is the last word', () => {
  at('3 5')
  render(<InstallCard />)
  const prompt = makeOffer()
  fireEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('region')).toBeNull()
  expect(localStorage.getItem(visitsKey)).toBe('never')
  expect(mayOfferInstall()).toBe(false)
  cleanup()
  expect(at('never')).toBe(false)
})

test('an offer that came before the card is not lost; Not now ends it without asking', () => {
  at('3 5')
  const prompt = makeOffer()
  render(<InstallCard />)
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(prompt).not.toHaveBeenCalled()
  expect(localStorage.getItem(visitsKey)).toBe('never')
})
