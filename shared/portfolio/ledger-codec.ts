// LedgerCodec: the transactions of one holding as compact tuples, and back, nothing lost. What is random (ids) stands apart
// from what repeats, so that a general compressor behind it does the rest.
import * as z from 'zod/mini'
import { dayNumber, dayOf } from '../kernel/dates.ts'
import { type Transaction, transactionTypes } from './transaction.ts'

/** Tuples as JSON text, and the ids they point at, 16 bytes each. */
export type PackedLedger = { readonly text: string; readonly ids: Uint8Array }

const idBytes = 16

/** How a field is written: as it is, as a day number, as a place in a list of texts, or in a way of its own. */
type Way = 'plain' | 'day' | 'listed' | 'parcels' | 'components' | 'source'

/** The place of a field is its bit in a row's mask: fields are added at the end and never moved. */
const fields: readonly (readonly [name: string, way: Way])[] = [
  ['date', 'day'],
  ['units', 'plain'],
  ['price', 'plain'],
  ['amount', 'plain'],
  ['brokerage', 'plain'],
  ['exDate', 'day'],
  ['withheld', 'plain'],
  ['franked', 'plain'],
  ['unfranked', 'plain'],
  ['frankingCredit', 'plain'],
  ['incomeYear', 'plain'],
  ['newUnits', 'plain'],
  ['oldUnits', 'plain'],
  ['amountPerUnit', 'plain'],
  ['costBase', 'plain'],
  ['acquiredOn', 'day'],
  ['note', 'plain'],
  ['account', 'listed'],
  ['importId', 'listed'],
  ['parcels', 'parcels'],
  ['components', 'components'],
  ['source', 'source'],
]

const componentNames = [
  'interest',
  'otherIncome',
  'foreignIncome',
  'capitalGainDiscounted',
  'capitalGainOther',
  'nonAssessable',
] as const

type Value = string | number | null | readonly Value[]
type Facts = Readonly<Record<string, unknown>>
type Pick = { id: string; units: number }
type Source = { format: string; reference?: string; key: string; row: number }

/** A list in which everything stands once, in the order it first came. */
class Listed {
  readonly all: string[] = []
  readonly #places = new Map<string, number>()

  place(text: string): number {
    const known = this.#places.get(text)
    if (known !== undefined) return known
    this.#places.set(text, this.all.length)
    return this.all.push(text) - 1
  }
}

const bytesOf = (ids: readonly string[]): Uint8Array =>
  Uint8Array.from(
    ids.flatMap((id) => {
      const digits = id.replaceAll('-', '')
      return Array.from({ length: idBytes }, (_, at) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16))
    }),
  )

const hexOf: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function idAt(bytes: Uint8Array, place: number): string {
  let id = ''
  for (let at = 0; at < idBytes; at++) {
    if (at === 4 || at === 6 || at === 8 || at === 10) id += '-'
    id += hexOf[bytes[place * idBytes + at]!]
  }
  return id
}

/** An instant as milliseconds where that says all of it. */
const packInstant = (instant: string): number | string => {
  const at = Date.parse(instant)
  return new Date(at).toISOString() === instant ? at : instant
}

/**
 * Packs a ledger.
 * @param transactions with ids in lower case, as their schema makes them; the order is kept
 */
export function packLedger(transactions: readonly Transaction[]): PackedLedger {
  const [ids, texts] = [new Listed(), new Listed()]
  for (const { id } of transactions) ids.place(id)

  const pack = (way: Way, value: unknown): Value => {
    switch (way) {
      case 'day':
        return value === null ? null : dayNumber(value as string)
      case 'listed':
        return texts.place(value as string)
      case 'parcels':
        return (value as Pick[]).flatMap((pick) => [ids.place(pick.id), pick.units])
      case 'components':
        return componentNames.map((name) => (value as Record<string, number | undefined>)[name] ?? null)
      case 'source': {
        const { format, reference = null, key, row } = value as Source
        return [texts.place(format), reference, key, row]
      }
      default:
        return value as Value
    }
  }

  const rows = transactions.map((transaction) => {
    const facts: Facts = transaction
    let mask = 0
    const values: Value[] = []
    fields.forEach(([name, way], bit) => {
      if (facts[name] === undefined) return
      mask += 2 ** bit
      values.push(pack(way, facts[name]))
    })
    return [
      ids.place(transaction.id),
      transactionTypes.indexOf(transaction.type),
      packInstant(transaction.createdAt),
      mask,
      ...values,
    ]
  })
  return { text: JSON.stringify([texts.all, rows]), ids: bytesOf(ids.all) }
}

/** Values of a row before those of its fields: id, type, instant, mask. */
const headLength = 4

const Packed = z.lazy(() => z.tuple([z.array(z.string()), z.array(z.array(z.unknown()))]))

/**
 * Unpacks a ledger. What comes out is still to be parsed as transactions by whoever stored it.
 * @throws when the text is no packed ledger
 */
export function unpackLedger({ text, ids }: PackedLedger): Facts[] {
  const [texts, rows] = z.parse(Packed, JSON.parse(text))

  const unpack = (way: Way, value: unknown): unknown => {
    switch (way) {
      case 'day':
        return value === null ? null : dayOf(Number(value))
      case 'listed':
        return texts[Number(value)]
      case 'parcels': {
        const flat = value as number[]
        return Array.from({ length: flat.length / 2 }, (_, index) => ({
          id: idAt(ids, flat[index * 2]!),
          units: flat[index * 2 + 1],
        }))
      }
      case 'components': {
        const amounts = value as (number | null)[]
        return Object.fromEntries(
          componentNames.flatMap((name, place) => ((amounts[place] ?? null) === null ? [] : [[name, amounts[place]]])),
        )
      }
      case 'source': {
        const [format, reference, key, row] = value as [number, string | null, string, number]
        return { format: texts[format], ...(reference === null ? {} : { reference }), key, row }
      }
      default:
        return value
    }
  }

  // Without a list for each row: a person's 20,000 trades are unpacked for every figure over time.
  return rows.map((row) => {
    const [id, type, createdAt, mask] = row
    const facts: Record<string, unknown> = {
      id: idAt(ids, Number(id)),
      type: transactionTypes[Number(type)],
      createdAt: typeof createdAt === 'number' ? new Date(createdAt).toISOString() : createdAt,
    }
    let next = headLength
    for (let bit = 0, left = Number(mask); bit < fields.length; bit++, left = Math.floor(left / 2)) {
      if (left % 2 === 0) continue
      const [name, way] = fields[bit]!
      facts[name] = unpack(way, row[next++])
    }
    return facts
  })
}
