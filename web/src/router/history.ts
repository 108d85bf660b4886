// History: the entries of this tab, as the browser keeps them, with what each of our pages remembers of its own.

/** Where the app is. `key` is the entry's own, and changes with every step; `state` is what was kept with it. */
export type Location = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly key: string
  readonly state: unknown
  readonly who: string | undefined
}

/** An address within the app: as text, or what of the present one is to be another. A search or hash left out is none. */
export type To = string | { pathname?: string; search?: string; hash?: string }
export type Going = { replace?: boolean; state?: unknown }
/** Goes to an address, or so many entries on (negative: back), which the browser does a moment later. */
export type Navigate = (to: To | number, going?: Going) => void

/** What is kept with an entry. `idx` is its place in this tab, from 0: how far Back stays within the app. `who` made it. */
type Entry = { usr?: unknown; key?: string; idx?: number; who?: string | undefined }

let person: string | undefined
/** Says who is here: what the entries of anybody else keep is not read, because a tab keeps its entries beyond a sign-out. */
export const entriesOf = (who: string | undefined): void => void (person = who)

const entry = (): Entry => (window.history.state ?? {}) as Entry
const withSign = (sign: '?' | '#', part: string): string =>
  part === '' || part === sign ? '' : part.startsWith(sign) ? part : `${sign}${part}`

/** The address as text, whatever is left out being that of the present page. */
export const addressOf = (to: To): string =>
  typeof to === 'string'
    ? to
    : `${to.pathname ?? window.location.pathname}${withSign('?', to.search ?? '')}${withSign('#', to.hash ?? '')}`

export function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default', who } = entry()
  return { pathname, search, hash, key, state: usr, who }
}

/** A place as whoever is here may see it. */
export const ownLocation = (location: Location): Location =>
  location.who === person ? location : { ...location, state: null }

/** Counts the entry that the visit begins with, if it is not one of ours already. */
export function countFirstEntry(): void {
  if (entry().idx === undefined) window.history.replaceState({ ...entry(), idx: 0 }, '')
}

/** @param tell called when the address is another one */
export const navigateBy =
  (tell: () => void): Navigate =>
  (to, { replace = false, state = null } = {}) => {
    // The browser tells when it is there.
    if (typeof to === 'number') return window.history.go(to)
    const next: Entry = {
      usr: state,
      who: person,
      key: Math.random().toString(36).slice(2, 10),
      idx: (entry().idx ?? 0) + (replace ? 0 : 1),
    }
    if (replace) window.history.replaceState(next, '', addressOf(to))
    else window.history.pushState(next, '', addressOf(to))
    return tell()
  }

/** Whether a step to another entry is kept from showing what is there. */
type Hold = (event: PopStateEvent) => boolean
const holds = new Set<Hold>()

/**
 * Asks before each step through the entries. A listener of one's own would be too late: of those on the window, browsers call the
 * one that was there first, the router's, before all others.
 * @returns ends it
 */
export function holdSteps(hold: Hold): () => void {
  holds.add(hold)
  return () => void holds.delete(hold)
}

export const isStepHeld = (event: PopStateEvent): boolean => [...holds].some((hold) => hold(event))
