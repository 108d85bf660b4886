// HeldInstruments on DynamoDB: an item for each instrument that anybody holds or has held. No count, no name. What was added and is not
// known yet lies apart and expires: whatever anybody types would otherwise be there for good.
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import type { HeldInstruments } from '#shared/market/history-ports.ts'
import type { Clock } from '#shared/operation/ports.ts'
import { addedPartition, heldPartition, instrumentOfSort, keys } from './keys.ts'
import { stamp } from './stored-item.ts'
import { allItems, type Table } from './table.ts'

const addedForMs = 30 * 86_400_000

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

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

  async added(now, most) {
    const kinds = (['asx', 'coin'] as const).map((kind) =>
      // One page, whatever there is.
      table.call('Query', {
        KeyConditionExpression: 'pk = :added AND begins_with(sk, :kind)',
        FilterExpression: 'expiresAt > :now',
        ExpressionAttributeValues: { ':added': addedPartition, ':kind': `${kind}#`, ':now': seconds(now) },
        Limit: most,
      }),
    )
    const pages = await Promise.all(kinds)
    return pages.flatMap(({ Items = [] }) => Items.map(({ sk }) => instrumentOfSort(String(sk))))
  },

  async settle(instrument, isKnown) {
    if (isKnown) await table.call('PutItem', { Item: { ...keys.held(instrument), ...stamp('held-instrument') } })
    await table.call('DeleteItem', { Key: keys.added(instrument) })
  },
})

/** Notes instruments as added unless they are held, once for each container and instrument. */
export function holdingNotes({ call }: Table, clock: Clock): (instrument: Instrument | undefined) => Promise<void> {
  const noted = new Set<string>()
  return async (instrument) => {
    if (instrument === undefined || noted.has(instrumentKey(instrument))) return
    const { Item: known } = await call('GetItem', { Key: keys.held(instrument) })
    if (known === undefined) {
      const expiresAt = seconds(new Date(clock.now().getTime() + addedForMs))
      await call('PutItem', { Item: { ...keys.added(instrument), ...stamp('added-instrument'), expiresAt } })
    }
    noted.add(instrumentKey(instrument))
  }
}
