// Files of this room share modules and may share a window: each leaves them as it found them.
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // The window has none of its own; tests bring one.
  for (const prototype of [HTMLElement.prototype, Element.prototype])
    Reflect.deleteProperty(prototype, 'scrollIntoView')
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})
