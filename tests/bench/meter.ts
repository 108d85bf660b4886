// Meter: what a piece of work costs: CPU, DynamoDB requests and consumed capacity. Never wall time alone, which lies.
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

export type Cost = { cpuMs: number; requests: number; readUnits: number; writeUnits: number }

type Capacity = { CapacityUnits?: number }
const reads = /^(Get|BatchGet|Query|Scan)/

/** Counts every request of a client and asks DynamoDB what it consumed. */
export function meterOf(client: DynamoDBDocumentClient) {
  let spent: Omit<Cost, 'cpuMs'> = { requests: 0, readUnits: 0, writeUnits: 0 }
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
      const isRead = reads.test(context.commandName ?? '')
      const result = await next(args)
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: Capacity | Capacity[] }
      const units = [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
      spent = {
        requests: spent.requests + 1,
        readUnits: spent.readUnits + (isRead ? units : 0),
        writeUnits: spent.writeUnits + (isRead ? 0 : units),
      }
      return result
    },
    { step: 'initialize', name: 'meter', priority: 'low' },
  )

  return {
    /** The median run's CPU, and the requests and units of one run. */
    async measure(work: () => Promise<unknown>, runs = 1): Promise<Cost> {
      const cpu: number[] = []
      spent = { requests: 0, readUnits: 0, writeUnits: 0 }
      for (let run = 0; run < runs; run++) {
        const before = process.cpuUsage()
        await work()
        const { user, system } = process.cpuUsage(before)
        cpu.push((user + system) / 1000)
      }
      const { requests, readUnits, writeUnits } = spent
      const median = cpu.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
      return {
        cpuMs: Math.round(median * 100) / 100,
        requests: requests / runs,
        readUnits: readUnits / runs,
        writeUnits: writeUnits / runs,
      }
    },
  }
}

export type Meter = ReturnType<typeof meterOf>
