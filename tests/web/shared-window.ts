// Files of this room share modules and a window: each leaves them as it found them.
import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// The first page brings its code along, which a busy computer loads slowly. For all files, since they share this too.
configure({ asyncUtilTimeout: 15_000 })

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
