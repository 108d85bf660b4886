// Looking around: the session of somebody without an account, as far as the rest of the app has to know of it. It belongs to this
// tab; what answers in it is fetched when it begins (app/around).
import type { Send } from './api.ts'

/** In this tab's storage: `open` while somebody looks around, `keep` once they want an account with what they did. */
export const aroundKey = 'gumnut.around'

export type Around = {
  identity: { uid: string; email: string }
  /** Answers a request inside the page. */
  send: Send
  /** Whether anything of the person's own would be forgotten. */
  hasOwnWork: () => boolean
}

let current: Around | undefined
export const around = (): Around | undefined => current
/** @param next undefined: nobody does */
export const setAround = (next: Around | undefined): void => void (current = next)
