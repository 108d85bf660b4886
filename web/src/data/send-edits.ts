// Send edits: sends what was saved in the moment a session ended, once the same person is back.
import type { QueryClient } from '@tanstack/react-query'
import { financialYearLabel } from '#shared/kernel/dates.ts'
import { oneAtATime } from '../lib/one-at-a-time.ts'
import type { TaxChange } from './edits.ts'
import {
  editsKey,
  forgetEdit,
  forgetUnreadableEdits,
  isTooOld,
  type KeptEdit,
  type UnsentEdit,
  unsentEdits,
} from './unsent-edits.ts'
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

function taxDeedOf(change: TaxChange): string {
  switch (change.kind) {
    case 'entries':
      return `save what you entered for ${financialYearLabel(change.year)}`
    case 'statement':
      return `save a fund’s annual statement for ${financialYearLabel(change.year)}`
    case 'share':
      return 'save what you said of a share for tax'
    default:
      return 'save a value at 30 June 2027'
  }
}

function deedOf(edit: UnsentEdit): string {
  switch (edit.area) {
    case 'profile':
      return 'save your profile'
    case 'tax':
      return taxDeedOf(edit.change)
    case 'alert':
      return `set your alert on ${edit.alert.security.symbol}`
    default:
      return `add ${edit.security.symbol} to Watching`
  }
}

/** @returns why it was refused, as a sentence; null once it is saved */
async function refusalFor(client: QueryClient, uid: string, edit: KeptEdit): Promise<string | null> {
  if (isTooOld(edit)) {
    const when = edit.keptAt === undefined ? 'before Gumnut was updated' : 'within a day'
    return `We couldn’t ${deedOf(edit)} ${when}. Enter it again if you still want it.`
  }
  try {
    await deliver(client, uid, edit)
    return null
  } catch (error) {
    const { message } = error instanceof ProfileChangedElsewhere ? error : await refusalOf(error, uid)
    return `We couldn’t ${deedOf(edit)}: ${message}`
  }
}

async function sendInOrder(client: QueryClient, uid: string): Promise<SentEdits> {
  let sent = 0
  const refused: string[] = []
  try {
    for (let [next] = unsentEdits(uid); next !== undefined; [next] = unsentEdits(uid)) {
      const refusal = await refusalFor(client, uid, next)
      if (refusal === null) sent++
      else refused.push(refusal)
      forgetEdit(uid, next)
    }
    forgetUnreadableEdits(uid)
  } catch (error) {
    // What became of those before is told now: they are not kept any more.
    if (sent === 0 && refused.length === 0) throw error
  } finally {
    for (const queryKey of [profileKey, taxKey, alertsKey, watchingKey]) void client.invalidateQueries({ queryKey })
  }
  return { sent, refused }
}

const alone = oneAtATime<SentEdits>()

/**
 * Sends what is kept, in order, while no other tab of this browser does the same. What the service will never take, and what has waited
 * for more than a day, is given up.
 * @throws when the service is away before anything became of one. The rest stays for later, also where something did
 */
export const sendEdits = (client: QueryClient, uid: string): Promise<SentEdits> =>
  alone(editsKey(uid), () => sendInOrder(client, uid))
