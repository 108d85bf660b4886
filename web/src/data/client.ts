// Client: the one way this room talks to the API, with the signed-in person's token.
import { createSend } from '../lib/api.ts'
import { accessToken } from '../lib/session.ts'

let endSession = (): void => undefined

/** What to do when the API refuses even a fresh token. Set once at boot. */
export const onSessionRejected = (end: () => void): void => {
  endSession = end
}

export const send = createSend({ accessToken, onRejected: () => endSession() })
