// Carry out: turns off the authenticator apps whose day of waiting is over. Repeatable, whatever it was cut off by.
import { changeOwnItem } from '../operation/change-own-item.ts'
import type { Log } from '../operation/ports.ts'
import { errorFacts } from '../operation/ports.ts'
import type { DueRecovery, RecoveryPorts } from './ports.ts'
import { withDone, withDue } from './recovery-record.ts'
import { tell } from './stop-recovery.ts'

export type CarryOutPorts = Pick<RecoveryPorts, 'signIn' | 'recoveries' | 'queue' | 'clock'> & { log: Log }
export type CarryOutReport = { due: number; turnedOff: number; failed: number }

/** More are left to the next run. */
const mostPerRun = 100

/** Whether an app was turned off. */
async function carryOutOne(ports: CarryOutPorts, due: DueRecovery): Promise<boolean> {
  const { userId } = due
  // From this write on nothing stops it; a stop, a sign-in or a deletion that was before it has left nothing that is due.
  const begun = await changeOwnItem(ports.recoveries, userId, (before) => withDue(before, ports.clock.now()))
  const waiting = begun?.after.waiting ?? null
  if (waiting !== null) {
    await ports.signIn.turnOff(userId)
    await tell(ports, userId, `${waiting.id}-done`, { what: 'recovery-done' })
    await changeOwnItem(ports.recoveries, userId, (before) => before && withDone(before))
  } else if (begun?.before?.waiting?.isTold === true) {
    // Its owner got no mail in time. Whoever asked waits for it, and has to ask again.
    await tell(ports, userId, `${begun.before.waiting.id}-stopped`, { what: 'recovery-stopped' })
  }
  await ports.recoveries.forget(due)
  return waiting !== null
}

/** Carries out what is due, one after the other; what fails is logged and due again at the next run. */
export async function carryOutRecoveries(ports: CarryOutPorts): Promise<CarryOutReport> {
  const all = await ports.recoveries.due(ports.clock.now(), mostPerRun)
  const report: CarryOutReport = { due: all.length, turnedOff: 0, failed: 0 }
  for (const due of all) {
    try {
      if (await carryOutOne(ports, due)) report.turnedOff++
    } catch (error) {
      report.failed++
      ports.log.error('a recovery could not be carried out', errorFacts(error))
    }
  }
  return report
}
