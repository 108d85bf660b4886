// Stored item: what every item carries beside its own facts, and how it is read: parsed, never believed.
import * as z from 'zod/mini'
import { log } from '../../edge/log.ts'

/** Which kind of item it is, so that one can be told from another whatever its key. */
export type Entity =
  | 'account'
  | 'holding'
  | 'ledger'
  | 'typed-prices'
  | 'deleted-holding'
  | 'import'
  | 'import-part'
  | 'user'
  | 'analysis'
  | 'ai-usage'
  | 'ai-spend'
  | 'ai-feedback'
  | 'coin-calls'
  | 'review'
  | 'moments'
  | 'watchlist'
  | 'alerts'
  | 'security'
  | 'recovery'
  | 'due-recovery'
  | 'alert-row'
  | 'alerted-instrument'
  | 'quote'
  | 'tracked-security'
  | 'outages'
  | 'refresh-positions'
  | 'history-positions'
  | 'price-history'
  | 'held-instrument'
  | 'added-instrument'
  | 'kept-close'
  | 'tax-year'
  | 'tax-holding'
  | 'mail-subscriber'

/** The shape of an entity's items; a change that old items do not satisfy raises it, and is migrated on read. */
const version = 1

/** Written with every item. Items from before have neither; they are read all the same. */
export const stamp = (entity: Entity): { entity: Entity; v: number } => ({ entity, v: version })

/** The same in an update expression: names and values to be merged with the update's own. */
export const stampParts = (entity: Entity) => ({
  set: '#entity = :entity, #v = :v',
  names: { '#entity': 'entity', '#v': 'v' },
  values: { ':entity': entity, ':v': version },
})

type Item = Readonly<Record<string, unknown>>

/** An item that is not what its key says. The message names the item and the fields, never what is in them. */
export class BrokenItem extends Error {
  constructor(key: string, fields: string) {
    super(`The stored item ${key} is broken in: ${fields}`)
    this.name = 'BrokenItem'
  }
}

/** Without its key, and without the person in it. */
function keyOf({ pk, sk }: Item): string {
  const partition = String(pk)
  return `${partition.startsWith('USER#') ? 'USER' : partition} ${String(sk)}`
}

/**
 * The facts in an item.
 * @throws BrokenItem when they are not what the schema asks for; the log then says which item it is
 */
export function parseItem<S extends z.core.$ZodType>(schema: S, item: Item): z.output<S> {
  const { pk: _pk, sk: _sk, entity: _entity, v: _v, ...facts } = item
  const parsed = z.safeParse(schema, facts)
  if (parsed.success) return parsed.data
  const fields = [...new Set(parsed.error.issues.map(({ path }) => path.map(String).join('.')))].join(', ')
  log.error('a stored item is broken', { item: keyOf(item), fields })
  throw new BrokenItem(keyOf(item), fields)
}
