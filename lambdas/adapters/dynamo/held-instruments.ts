// HeldInstruments on DynamoDB: an item for each instrument that anybody holds or has held. No expiry, no count, no name.
import { paginateQuery, PutCommand } from '@aws-sdk/lib-dynamodb'
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import type { HeldInstruments } from '#shared/market/ports.ts'
import { heldPartition, instrumentOfSort, keys } from './keys.ts'
import { stamp } from './stored-item.ts'
import type { Table } from './table.ts'

export const dynamoHeldInstruments = ({ client, name: TableName }: Table): HeldInstruments => ({
  async list() {
    const query = {
      TableName,
      KeyConditionExpression: 'pk = :held',
      ExpressionAttributeValues: { ':held': heldPartition },
    }
    const held: Instrument[] = []
    for await (const page of paginateQuery({ client }, query)) {
      for (const item of page.Items ?? []) held.push(instrumentOfSort(String(item['sk'])))
    }
    return held
  },
})

/** Notes instruments as held, once for each container and instrument. */
export function holdingNotes({
  client,
  name: TableName,
}: Table): (instrument: Instrument | undefined) => Promise<void> {
  const noted = new Set<string>()
  return async (instrument) => {
    if (instrument === undefined || noted.has(instrumentKey(instrument))) return
    await client.send(new PutCommand({ TableName, Item: { ...keys.held(instrument), ...stamp('held-instrument') } }))
    noted.add(instrumentKey(instrument))
  }
}
