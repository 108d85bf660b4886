// Has unsent: whether changes wait in this browser. Apart from the storage that every page needs: only the sign-in screen asks.
import { isUnsent, userKey } from './stored.ts'

/** Whether something that this person did waits here to be sent. */
export function hasUnsent(uid: string): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(userKey(uid, '')) && isUnsent(key))
  } catch {
    // Blocked: then nothing was kept.
    return false
  }
}
