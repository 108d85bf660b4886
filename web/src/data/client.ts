// Client: the one way this room talks to the API, with the signed-in person's token.
import type { Send } from '../lib/api.ts'
import { around } from '../lib/around.ts'
import { createSend, type Rejection } from '../lib/send.ts'
import { accessToken } from '../lib/session.ts'

let endSession = (_why: Rejection): void => undefined

/** What to do when the API says that the session is over. Set once at boot. */
export const onSessionRejected = (end: (why: Rejection) => void): void => {
  endSession = end
}

const overNetwork = createSend({ accessToken, onRejected: (why) => endSession(why) })

/** Over the network, or inside the page for somebody who looks around. */
export const send: Send = (request) => (around()?.send ?? overNetwork)(request)
