// HeldInstruments on DynamoDB: an item for each instrument that anybody holds or has held. No expiry, no count, no name.
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import type { HeldInstruments } from '#shared/market/ports.ts'
import { heldPartition, instrumentOfSort, keys } from './keys.ts'
import { stamp } from './stored-item.ts'
import { allItems, type Table } from './table.ts'

export const dynamoHeldInstruments = (table: Table): HeldInstruments => ({
  async list() {
    const query = {
      KeyConditionExpression: 'pk = :held',
      ExpressionAttributeValues: { ':held': heldPartition },
    }
    const held: Instrument[] = []
    for (const item of await allItems(table, query)) held.push(instrumentOfSort(String(item['sk'])))
    return held
  },
})

/** Notes instruments as held, once for each container and instrument. */
export function holdingNotes({ call }: Table): (instrument: Instrument | undefined) => Promise<void> {
  const noted = new Set<string>()
  return async (instrument) => {
    if (instrument === undefined || noted.has(instrumentKey(instrument))) return
    await call('PutItem', { Item: { ...keys.held(instrument), ...stamp('held-instrument') } })
    noted.add(instrumentKey(instrument))
  }
}
