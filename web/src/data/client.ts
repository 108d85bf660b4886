// Client: the one way this room talks to the API, with the signed-in person's token.
import { createSend, type Rejection } from '../lib/send.ts'
import { accessToken } from '../lib/session.ts'

let endSession = (_why: Rejection): void => undefined

/** What to do when the API says that the session is over. Set once at boot. */
export const onSessionRejected = (end: (why: Rejection) => void): void => {
  endSession = end
}

export const send = createSend({ accessToken, onRejected: (why) => endSession(why) })
