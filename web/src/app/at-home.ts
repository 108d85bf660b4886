// At home: what an app on somebody's device does beside its pages: it looks for a new version, counts its visits, and shows on its
// icon how many cards are due. Fetched once the page has nothing more urgent to load.
import { around } from '../lib/around.ts'
import { visitsKey } from '../lib/install.ts'
import { currentIdentity, onSessionChange } from '../lib/session.ts'
import { readStored, writeStored } from '../lib/stored.ts'

const lookAgainMs = 60 * 60_000
/** A page that is opened anew within this time belongs to the same visit. */
const visitMs = 30 * 60_000

/** Counts this visit, unless the offer to install was answered: then nobody asks for the count any more. */
function countVisit(): void {
  const [count = 0, lastAt = 0] = (readStored('local', visitsKey) ?? '').split(' ').map(Number)
  if (Number.isNaN(count) || around() !== undefined) return
  const isAnother = Math.abs(Date.now() - lastAt) > visitMs
  writeStored('local', visitsKey, `${isAnother ? count + 1 : count} ${Date.now()}`)
}

/** Safari has the second word only. */
const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** Signed out or not installed, the icon bears no count; while somebody looks around it is left alone. */
async function showDue(): Promise<void> {
  if (!('setAppBadge' in navigator) || around() !== undefined) return
  const identity = await currentIdentity()
  if (identity === null) await navigator.clearAppBadge()
  else if (isInstalled()) await (await import('../data/due-badge.ts')).showDueOf(identity.uid)
}

/** A browser may refuse it, or the service be away: it is looked for again as a new version is. */
const showDueQuietly = (): void => void showDue().catch(() => undefined)

/** A worker that still answers this page keeps the next one waiting: by then the page is loaded anew all the same, which ends that. */
const takesOverWithinMs = 5000

function startNew(waiting: ServiceWorker): void {
  // Once: whoever stays with what they have typed is not asked again.
  const reload = (): void => {
    clearTimeout(late)
    navigator.serviceWorker.removeEventListener('controllerchange', reload)
    window.location.reload()
  }
  const late = setTimeout(reload, takesOverWithinMs)
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a worker, not a window
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

/** @param onNew told how to put a new version in charge; null while there is none */
export function settleIn(registration: ServiceWorkerRegistration, onNew: (start: (() => void) | null) => void): void {
  /**
   * A worker that is installed while another one serves this page is a new version. The first one of all is none, although
   * WebKit still calls it waiting while it already takes charge: hence its own state.
   */
  const look = (): void => {
    const { waiting } = registration
    const isNew = waiting?.state === 'installed' && navigator.serviceWorker.controller !== null
    onNew(isNew ? () => startNew(waiting) : null)
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  countVisit()
  showDueQuietly()
  // Whoever leaves in another tab is still signed in at that moment: once their tokens are gone, that is a change of its own.
  onSessionChange((change) => {
    if (change !== 'left') showDueQuietly()
  })
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    countVisit()
    if (Date.now() - lookedAt < lookAgainMs) return
    lookedAt = Date.now()
    // Whoever reviews cards here changes the count here: only time and other devices change it otherwise.
    showDueQuietly()
    registration.update().catch(() => undefined)
  })
}
