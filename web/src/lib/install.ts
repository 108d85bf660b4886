// Install: the browser's offer to install the app, kept back until the Dashboard makes it at a fitting moment.
import { around } from './around.ts'
import { readStored, writeStored } from './stored.ts'

/** The device's, not a person's: how many visits there were and when the last one was, or `never` once the offer was answered. */
export const visitsKey = 'gumnut.visits'

/** Chromium's event, which TypeScript's own declarations do not know. */
export type InstallEvent = Event & { prompt: () => Promise<unknown> }

let held: InstallEvent | undefined
/** The browser's offer, if it has made one. */
export const heldOffer = (): InstallEvent | undefined => held

let isTime = false

/** Called at the start: the browser's offer comes once, and early. */
export function holdOffer(): void {
  isTime = Number.parseInt(readStored('local', visitsKey) ?? '') > 2
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    held = event as InstallEvent
  })
}

/** After the third visit, until it is answered. */
export const mayOfferInstall = (): boolean => isTime && around() === undefined

/** The offer was answered: it is not made again on this device. */
export function endOffer(): void {
  isTime = false
  writeStored('local', visitsKey, 'never')
}
