// Send edits: sends what was saved in the moment a session ended, once the same person is back.
import type { QueryClient } from '@tanstack/react-query'
import { oneAtATime } from '../lib/one-at-a-time.ts'
import { editsKey, forgetEdit, forgetUnreadableEdits, isTooOld, type UnsentEdit, unsentEdits } from './unsent-edits.ts'
import { alertsKey, sendAlert } from './use-alerts.ts'
import { refusalOf } from './refusal-of.ts'
import { ProfileChangedElsewhere, saveEdit } from './use-profile-edits.ts'
import { profileKey } from './use-profile.ts'
import { sendTaxChange, taxKey } from './use-tax.ts'
import { sendWatched, watchingKey } from './use-watching.ts'

/** What became of them; each refusal is a sentence. */
export type SentEdits = { sent: number; refused: readonly string[] }

function deliver(client: QueryClient, uid: string, edit: UnsentEdit): Promise<unknown> {
  switch (edit.area) {
    case 'profile':
      return saveEdit(client, uid, edit)
    case 'tax':
      return sendTaxChange(client, uid, edit.change)
    case 'alert':
      return sendAlert(uid, edit.alert)
    default:
      return sendWatched(uid, edit.security)
  }
}

function deedOf(edit: UnsentEdit): string {
  switch (edit.area) {
    case 'profile':
      return 'save your profile'
    case 'tax':
      return 'save what you entered for tax'
    case 'alert':
      return `set your alert on ${edit.alert.security.symbol}`
    default:
      return `add ${edit.security.symbol} to Watching`
  }
}

async function sendInOrder(client: QueryClient, uid: string): Promise<SentEdits> {
  let sent = 0
  const refused: string[] = []
  for (let [next] = unsentEdits(uid); next !== undefined; [next] = unsentEdits(uid)) {
    if (isTooOld(next)) {
      refused.push(`We couldn’t ${deedOf(next)} within a day. Enter it again if you still want it.`)
      forgetEdit(uid, next)
      continue
    }
    try {
      await deliver(client, uid, next)
      sent++
    } catch (error) {
      const { message } = error instanceof ProfileChangedElsewhere ? error : await refusalOf(error, uid)
      refused.push(`We couldn’t ${deedOf(next)}: ${message}`)
    }
    forgetEdit(uid, next)
  }
  forgetUnreadableEdits(uid)
  for (const queryKey of [profileKey, taxKey, alertsKey, watchingKey]) void client.invalidateQueries({ queryKey })
  return { sent, refused }
}

const alone = oneAtATime<SentEdits>()

/**
 * Sends what is kept, in order, while no other tab of this browser does the same. What the service will never take, and what has waited
 * for more than a day, is given up.
 * @throws when the service is away; the rest then stays for later
 */
export const sendEdits = (client: QueryClient, uid: string): Promise<SentEdits> =>
  alone(editsKey(uid), () => sendInOrder(client, uid))
