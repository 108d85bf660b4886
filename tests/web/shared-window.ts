// Files of this room share modules and a window: each leaves them as it found them.
import { configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, vi } from 'vitest'
import { entriesOf } from '#web/router/history.ts'

// The first page brings its code along, which a busy computer loads slowly. For all files, since they share this too.
configure({ asyncUtilTimeout: 15_000 })

// In development React notes for every element where it was made, for the warnings it may have to print: a seventh of the time of
// these tests. After ten thousand it leaves off until a second has passed; here it has come to them already.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
const ownerStacks = { get: () => 10_000, set: (): void => undefined, configurable: true }
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', ownerStacks)

// The window has no layout, so nothing comes into view; a test that asks what does brings its own.
Element.prototype.scrollIntoView = () => undefined

afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const prototype of [HTMLElement.prototype, Element.prototype])
    Reflect.deleteProperty(prototype, 'scrollIntoView')
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  entriesOf(undefined)
})
