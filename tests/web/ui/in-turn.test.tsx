// What comes in turn, one inside the other, as the app's frame and its pages are: nothing waits for a clock.
import { lazy, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InTurn } from '#web/ui/in-turn.tsx'

// React draws by itself here, in slices and with its own waits, not when a test says so.
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate)
}

test('a page inside the frame stands as soon as its code is there, without the wait that React gives a fallback', async () => {
  const loads: Array<() => void> = []
  const Page = lazy(async () => {
    await new Promise<void>((resolve) => loads.push(resolve))
    return { default: () => <p>The page</p> }
  })
  const container = document.createElement('div')
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <InTurn instead={<p>The app is coming</p>}>
        <InTurn instead={<p>The page is coming</p>}>
          <Page />
        </InTurn>
      </InTurn>
    </StrictMode>,
  )
  await turns(50)
  expect(container.textContent).toBe('The page is coming')
  for (const load of loads) load()
  await turns(50)
  expect(container.textContent).toBe('The page')
  root.unmount()
})
