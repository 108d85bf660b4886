// Targets: the holding that each row of the files joins: one that is there, one of an export that is to come back, or a new one.
import { isAsxCode } from '../../market/instrument.ts'
import type { StoredHolding } from '../holding.ts'
import type { HoldingTrades } from '../ports.ts'
import { type ImportRow, type RowInstrument, rowInstrumentKey } from './import-row.ts'

type Security = Pick<StoredHolding, 'id' | 'type' | 'symbol' | 'coinId'>

export type Target = {
  /** One word for it, no other target of the import has the same: the instrument's, with an id behind it where that is not enough. */
  readonly key: string
  /** The holding that is there; null for a new one. */
  readonly held: HoldingTrades | null
  /** Of what is there, or what an export says it had; null where a new one is to be made. */
  readonly holdingId: string | null
}

/** What a holding is to the rows of a file. A share whose symbol is no ASX code is of no exchange that is known here. */
export function instrumentOfHolding({ type, symbol, coinId }: Omit<Security, 'id'>): RowInstrument {
  if (type === 'crypto') return { kind: 'coin', symbol, ...(coinId === undefined ? {} : { coinId }) }
  return { kind: type !== 'other' && isAsxCode(symbol) ? 'asx' : 'other', symbol }
}

/** One word for an instrument with its coin id, where it has one. */
export const instrumentName = (instrument: RowInstrument): string =>
  `${rowInstrumentKey(instrument)} ${instrument.kind === 'coin' ? (instrument.coinId ?? '') : ''}`

/** Whether a holding is of an instrument; a coin by its id where both have one, since tickers are not unique. */
function isOf(holding: Security, instrument: RowInstrument): boolean {
  const own = instrumentOfHolding(holding)
  const [one, other] = [own, instrument].map((named) => (named.kind === 'coin' ? named.coinId : undefined))
  return own.kind === instrument.kind && one !== undefined && other !== undefined
    ? one === other
    : rowInstrumentKey(own) === rowInstrumentKey(instrument)
}

/** Whether a holding that an export names by its id is still what it was then, whatever kind of share it is called now. */
const isStill = (holding: Security, instrument: RowInstrument): boolean =>
  isOf(holding, instrument) ||
  (holding.symbol === instrument.symbol && (holding.type === 'crypto') === (instrument.kind === 'coin'))

/** The holdings that exports among the files name, by id. */
function exportedIn(files: readonly { readonly rows: readonly ImportRow[] }[]): Map<string, Security> {
  const found = new Map<string, Security>()
  for (const { rows } of files)
    for (const { own, instrument } of rows)
      if (own?.holdingId !== undefined && !found.has(own.holdingId))
        found.set(own.holdingId, {
          id: own.holdingId,
          type: own.type,
          symbol: instrument.symbol,
          ...(instrument.kind === 'coin' && instrument.coinId !== undefined ? { coinId: instrument.coinId } : {}),
        })
  return found
}

/** Of several holdings of one instrument, the one that trades join. */
const mainOf = (held: readonly HoldingTrades[]): HoldingTrades | undefined =>
  held.find(({ transactions }) => transactions.length > 0) ?? held[0]

const listedBy = <Item>(all: readonly Item[], keyOf: (one: Item) => string): Map<string, Item[]> => {
  const lists = new Map<string, Item[]>()
  for (const one of all) {
    const list = lists.get(keyOf(one))
    if (list === undefined) lists.set(keyOf(one), [one])
    else list.push(one)
  }
  return lists
}

/**
 * Finds the holdings that rows join. A row of an export goes to the holding that it came from; any row to the one of its
 * instrument that is there, or else to the one of an export, where there is one alone.
 */
export class Targets {
  readonly #held: readonly HoldingTrades[]
  readonly #byId: ReadonlyMap<string, HoldingTrades>
  /** Those of exports that are not there. */
  readonly #exported: ReadonlyMap<string, Security>
  readonly #heldByKey: ReadonlyMap<string, HoldingTrades[]>
  readonly #exportedByKey: ReadonlyMap<string, Security[]>
  readonly #usual = new Map<string, Target>()

  constructor(files: readonly { readonly rows: readonly ImportRow[] }[], held: readonly HoldingTrades[]) {
    this.#held = held
    this.#byId = new Map(held.map((one) => [one.holding.id, one]))
    this.#exported = new Map([...exportedIn(files)].filter(([id]) => !this.#byId.has(id)))
    const keyOf = (holding: Security): string => rowInstrumentKey(instrumentOfHolding(holding))
    this.#heldByKey = listedBy(held, ({ holding }) => keyOf(holding))
    this.#exportedByKey = listedBy([...this.#exported.values()], keyOf)
  }

  of({ own, instrument }: ImportRow): Target {
    const exact = this.#byId.get(own?.holdingId ?? '')
    if (exact !== undefined && isStill(exact.holding, instrument)) return this.#heldTarget(exact)
    const usual = this.usual(instrument)
    const exported = usual.held === null ? this.#exported.get(own?.holdingId ?? '') : undefined
    return exported === undefined ? usual : this.#exportedTarget(exported)
  }

  /** Where a row of an instrument goes that says no more than that. */
  usual(instrument: RowInstrument): Target {
    const name = instrumentName(instrument)
    const known = this.#usual.get(name)
    if (known !== undefined) return known
    const held = mainOf(this.allOf(instrument))
    const exported = [...this.#exported.values()].filter((one) => isOf(one, instrument))
    const found =
      held !== undefined
        ? this.#heldTarget(held)
        : exported.length === 1
          ? this.#exportedTarget(exported[0]!)
          : { key: this.#keyOf(rowInstrumentKey(instrument), null), held: null, holdingId: null }
    this.#usual.set(name, found)
    return found
  }

  /** All holdings of an instrument that are there. */
  allOf(instrument: RowInstrument): HoldingTrades[] {
    return this.#held.filter(({ holding }) => isOf(holding, instrument))
  }

  #heldTarget(held: HoldingTrades): Target {
    const { holding } = held
    const key = this.#keyOf(rowInstrumentKey(instrumentOfHolding(holding)), holding.id)
    return { key, held, holdingId: holding.id }
  }

  #exportedTarget(exported: Security): Target {
    const key = this.#keyOf(rowInstrumentKey(instrumentOfHolding(exported)), exported.id)
    return { key, held: null, holdingId: exported.id }
  }

  /** The instrument's key belongs to what its rows join as a rule; it does not depend on which rows there are. */
  #keyOf(instrument: string, holdingId: string | null): string {
    const exported = this.#exportedByKey.get(instrument) ?? []
    const main =
      mainOf(this.#heldByKey.get(instrument) ?? [])?.holding.id ?? (exported.length === 1 ? exported[0]!.id : null)
    return main === holdingId ? instrument : `${instrument} ${holdingId ?? 'new'}`
  }
}
