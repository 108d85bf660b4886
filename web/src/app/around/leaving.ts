// Leaving: the ways out of looking around. Each ends in a fresh page, so that nothing of it is left in memory.
import { leaveBehind } from '../../data/looked-around.ts'
import { aroundKey } from '../../lib/around.ts'
import { forgetUserData, writeStored } from '../../lib/stored.ts'

/** Asked of the page when somebody wants to leave: its bar cancels it and asks them where something would be lost. */
export const leaveAroundEvent = 'gumnut:leave'

/** Forgets everything of it. */
export function leave(): void {
  leaveBehind()
  startAnew()
}

/** On to an account, with what was done. */
export function leaveForAccount(): void {
  writeStored('session', aroundKey, 'keep')
  startAnew()
}

function startAnew(): void {
  forgetUserData()
  window.location.assign('/')
}
