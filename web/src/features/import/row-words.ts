// Row words: what a row of a file says, in a few words.
import type { ImportRow } from '#shared/portfolio/import/import-row.ts'
import { formatPrice, formatQuantity } from '../../lib/format.ts'

const words: Readonly<Partial<Record<ImportRow['facts']['type'], string>>> = {
  buy: 'Bought',
  sell: 'Sold',
  opening: 'Held',
  transferIn: 'Moved in',
  transferOut: 'Moved out',
  reward: 'Received',
}

/** Such as `Bought 30 at $48.50`; other kinds by their own name. */
export function rowWord({ facts }: ImportRow): string {
  const word = words[facts.type] ?? facts.type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const units = 'units' in facts && typeof facts.units === 'number' ? ` ${formatQuantity(facts.units)}` : ''
  const price = 'price' in facts && typeof facts.price === 'number' ? ` at ${formatPrice(facts.price)}` : ''
  return `${word}${units}${price}`
}
