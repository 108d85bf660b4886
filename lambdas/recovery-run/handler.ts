// The function behind the schedule of recoveries: turns off the authenticator apps whose day of waiting is over.
import { carryOutRecoveries, type CarryOutReport } from '#shared/recovery/carry-out.ts'
import { log, recoveryPorts } from '../dependencies.ts'

export async function handler(): Promise<CarryOutReport> {
  const report = await carryOutRecoveries({ ...recoveryPorts(), log })
  if (report.due > 0) log.info('recoveries carried out', report)
  // So that the schedule tries again, and an alarm hears of it.
  if (report.failed > 0) throw new Error(`${report.failed} recoveries failed.`)
  return report
}
