// Meter: what a piece of work costs: CPU, wall time, DynamoDB requests and consumed capacity.
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { TestTable } from '#tests/support/embedded-table.ts'
import { median } from './median.ts'

/** Times are medians of single runs; requests and units are means of one run. */
export type Cost = { cpuMs: number; wallMs: number; requests: number; readUnits: number; writeUnits: number }

export type Row = Cost & { name: string; note?: string }

export type InFreshTable = <Result>(measure: (table: TestTable, meter: Meter) => Promise<Result>) => Promise<Result>

type Capacity = { CapacityUnits?: number }
const reads = /^(Get|BatchGet|Query|Scan)/

/** As all figures of a row are written. */
export const toHundredths = (value: number): number => Math.round(value * 100) / 100

/** Counts every request of a client and asks DynamoDB what it consumed. */
export function meterOf(client: DynamoDBDocumentClient) {
  let spent = { requests: 0, readUnits: 0, writeUnits: 0 }
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
      const isRead = reads.test(context.commandName ?? '')
      spent.requests++
      const result = await next(args)
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: Capacity | Capacity[] }
      const units = [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
      spent[isRead ? 'readUnits' : 'writeUnits'] += units
      return result
    },
    { step: 'initialize', name: 'meter', priority: 'low' },
  )

  return {
    /** @param work one run of it; a first run that is not measured warms it up when there are several */
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
}

export type Meter = ReturnType<typeof meterOf>
