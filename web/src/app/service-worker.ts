// Service worker, as the page sees it: registered once the page is there, asked for a new version while the page is open,
// and told when the person wants that version (web/worker/service-worker.ts).
import { ownScript } from '../lib/own-script.ts'
import { whenIdle } from '../lib/when-idle.ts'

/** Puts a new version in charge; null while there is none. */
let startNew: (() => void) | null = null
const listeners = new Set<() => void>()

function setNew(start: (() => void) | null): void {
  startNew = start
  for (const tell of listeners) tell()
}

async function settleIn(registration: ServiceWorkerRegistration): Promise<void> {
  const atHome = await import('./at-home.ts')
  atHome.settleIn(registration, setNew)
}

/** The three hundred files that a first visit fetches for later must not hold up what it is about: a page loads its data after itself. */
const firstVisitMs = 2500

/** Registers the worker when the page has nothing more urgent to load. Browsers that refuse it go on without. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = (): void =>
    void navigator.serviceWorker
      .register(ownScript('/sw.js'))
      .then(
        // Some privacy settings answer nothing instead of refusing.
        (registration: ServiceWorkerRegistration | undefined) => registration && settleIn(registration),
      )
      .catch((error: unknown) => console.warn(error))
  const begin = (): void => {
    const waitMs = navigator.serviceWorker.controller === null ? firstVisitMs : 0
    setTimeout(() => whenIdle(register, 5000), waitMs)
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

/** For `useSyncExternalStore`. */
export const newVersion = {
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  },
  isWaiting: (): boolean => startNew !== null,
  /** Puts the new version in charge, and reloads the page to be served by it. */
  start: (): void => startNew?.(),
}
