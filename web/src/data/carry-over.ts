// Carry over: brings what somebody did while looking around into the account they are signed in to, once: each step can be sent
// again, which ones are through stands in this tab, and tabs that share it wait for each other.
import type { QueryClient } from '@tanstack/react-query'
import type { OwnWork } from '#shared/account/own-work.ts'
import { hashOf } from '#shared/kernel/hash.ts'
import { ApiUnreachable } from '../lib/api.ts'
import { aroundKey } from '../lib/around.ts'
import { oneAtATime } from '../lib/one-at-a-time.ts'
import { readStored } from '../lib/stored.ts'
import {
  broughtPrints,
  type Carried,
  notePrint,
  nothingCarried,
  type Progress,
  readProgress,
  writeProgress,
} from './carry-progress.ts'
import { type Deliver, deliverer, shownName, stepName } from './carry-steps.ts'
import { aroundId, keptText, leaveBehind } from './looked-around.ts'
import { refusalOf } from './refusal-of.ts'

const forAnother: Carried = {
  ...nothingCarried,
  refused: [
    {
      what: 'What you did while looking around',
      reason: 'It was on its way into another account, so none of it comes into this one.',
    },
  ],
}
const otherTab = 'Another tab of this browser brought its own version along, and that one stays.'

/** One step, and what it came to. */
async function through(work: OwnWork, uid: string, progress: Progress, deliver: Deliver): Promise<Carried> {
  const { carried } = progress
  const name = stepName(work)
  const begin = (): void => writeProgress({ ...progress, begun: name })
  try {
    return await deliver(work, carried, { wasBegun: progress.begun === name, begin })
  } catch (error) {
    const { message } = await refusalOf(error, uid)
    return refusing(carried, work, message)
  }
}

const refusing = (carried: Carried, work: OwnWork, reason: string): Carried => ({
  ...carried,
  refused: [...carried.refused, { what: shownName(work), reason }],
})

async function sendEach(client: QueryClient, uid: string): Promise<Carried | null> {
  if (readStored('session', aroundKey) !== 'keep') return null
  let progress = readProgress(uid)
  if (progress.uid !== uid) {
    leaveBehind()
    return forAnother
  }
  // From here on it is for this account alone.
  writeProgress(progress)
  const { ownWorkIn } = await import('../adapters/around/entry.ts').catch((error: unknown) => {
    throw new ApiUnreachable(error)
  })
  const all = ownWorkIn(keptText())
  const deliver = deliverer(uid)
  const isDone = new Set(progress.done)
  for (const work of all) {
    const name = stepName(work)
    const print = hashOf(JSON.stringify(work))
    const brought = broughtPrints(uid)[name]
    // By this tab, or by another one that shares this looking around.
    if (isDone.has(name) || brought === print) continue
    const carried =
      brought === undefined ? await through(work, uid, progress, deliver) : refusing(progress.carried, work, otherTab)
    progress = { uid, done: [...progress.done, name], begun: null, carried }
    writeProgress(progress)
    if (brought === undefined) notePrint(uid, name, print)
  }
  leaveBehind()
  void client.invalidateQueries()
  // All of it was another tab's.
  return all.length > 0 && progress.done.length === 0 ? null : progress.carried
}

const alone = oneAtATime<Carried | null>()

/**
 * @returns what is in the account now; null when there is nothing to bring, or another tab has brought it
 * @throws when the service is away; what is left is brought by calling it again
 */
export const carryOver = (client: QueryClient, uid: string): Promise<Carried | null> =>
  alone(`gumnut.carry.${aroundId()}`, () => sendEach(client, uid))
