// The function behind the schedule of recoveries: turns off the authenticator apps whose day of waiting is over.
import { carryOutRecoveries, type CarryOutReport } from '#shared/recovery/carry-out.ts'
import { carryOutPorts, log } from '../dependencies.ts'

export async function handler(): Promise<CarryOutReport> {
  const report = await carryOutRecoveries(carryOutPorts())
  if (report.due > 0) log.info('recoveries carried out', report)
  // So that an alarm hears of it; the next run is the next try.
  if (report.failed > 0) throw new Error(`${report.failed} recoveries failed.`)
  return report
}
