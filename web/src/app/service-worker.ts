// Service worker, as the page sees it: registered once the page is there, asked for a new version while the page is open,
// and told when the person wants that version (web/worker/service-worker.ts).
import { ownScript } from '../lib/own-script.ts'

const lookAgainMs = 60 * 60_000

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker
  for (const tell of listeners) tell()
}

/**
 * A worker that is installed while another one serves this page is a new version. The first one of all is none, although
 * WebKit still calls it waiting while it already takes charge: hence its own state.
 */
function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    const { waiting: installed } = registration
    const isNew = installed?.state === 'installed' && navigator.serviceWorker.controller !== null
    setWaiting(isNew ? installed : null)
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookAgainMs) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Registers the worker when the page has nothing more urgent to load. Browsers that refuse it go on without. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = (): void =>
    void navigator.serviceWorker.register(ownScript('/sw.js')).then(
      // Some privacy settings answer nothing instead of refusing.
      (registration: ServiceWorkerRegistration | undefined) => registration && watch(registration),
      (error: unknown) => console.warn(error),
    )
  const whenIdle = (): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(register, { timeout: 5000 }) : setTimeout(register, 1000)
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}

/** For `useSyncExternalStore`. */
export const newVersion = {
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  },
  isWaiting: (): boolean => waiting !== null,
  /** Puts the new version in charge, and reloads the page to be served by it. */
  start(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a worker, not a window
    waiting?.postMessage({ type: 'SKIP_WAITING' })
  },
}
