// Meter: what a piece of work costs: CPU, wall time, DynamoDB requests and consumed capacity.
import type { Table } from '#lambdas/adapters/dynamo/table.ts'
import type { TestTable } from '#tests/support/embedded-table.ts'
import { watchedTable } from '#tests/support/watched-table.ts'
import { median } from './median.ts'

/** Times are medians of single runs; requests and units are means of one run. */
export type Cost = { cpuMs: number; wallMs: number; requests: number; readUnits: number; writeUnits: number }

export type Row = Cost & { name: string; note?: string }

export type InFreshTable = <Result>(measure: (table: TestTable, meter: Meter) => Promise<Result>) => Promise<Result>

type Capacity = { CapacityUnits?: number }
const reads = /^(Get|BatchGet|Query|Scan)/

/** As all figures of a row are written. */
export const toHundredths = (value: number): number => Math.round(value * 100) / 100

export type Meter = {
  /** @param work one run of it; a first run that is not measured warms it up when there are several */
  measure(work: () => Promise<unknown>, runs?: number): Promise<Cost>
}

/**
 * Counts every request that passes, and asks DynamoDB what it consumed.
 * @returns the table to work with, and what measures work with it
 */
export function metered<T extends Table>(unmetered: T): { table: T; meter: Meter } {
  let spent = { requests: 0, readUnits: 0, writeUnits: 0 }
  const table = watchedTable(unmetered, async ({ operation, input, goOn }) => {
    spent.requests++
    const output = (await goOn({ ...input, ReturnConsumedCapacity: 'TOTAL' })) as {
      ConsumedCapacity?: Capacity | Capacity[]
    }
    const units = [output.ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
    spent[reads.test(operation) ? 'readUnits' : 'writeUnits'] += units
    return output
  })

  const meter: Meter = {
    async measure(work: () => Promise<unknown>, runs = 1): Promise<Cost> {
      if (runs > 1) await work()
      const [cpu, wall]: [number[], number[]] = [[], []]
      spent = { requests: 0, readUnits: 0, writeUnits: 0 }
      for (let run = 0; run < runs; run++) {
        const [before, began] = [process.cpuUsage(), performance.now()]
        await work()
        wall.push(performance.now() - began)
        const { user, system } = process.cpuUsage(before)
        cpu.push((user + system) / 1000)
      }
      const each = (total: number): number => toHundredths(total / runs)
      const { requests, readUnits, writeUnits } = spent
      return {
        cpuMs: toHundredths(median(cpu)),
        wallMs: toHundredths(median(wall)),
        requests: each(requests),
        readUnits: each(readUnits),
        writeUnits: each(writeUnits),
      }
    },
  }
  return { table, meter }
}
