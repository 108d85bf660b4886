// With asset: an instrument of a file becomes a security that the person chose.
import type { SearchResult } from '#shared/market/contract.ts'
import { type RowInstrument, rowInstrumentKey } from '#shared/portfolio/import/import-row.ts'
import { renamed, type Repairs } from '#shared/portfolio/import/preview-repairs.ts'

const instrumentOf = ({ type, symbol, id }: SearchResult): RowInstrument =>
  type === 'crypto'
    ? { kind: 'coin', symbol: symbol.toUpperCase(), ...(id === undefined ? {} : { coinId: id }) }
    : { kind: 'asx', symbol: symbol.toUpperCase() }

/** @param shown the instrument as it is shown */
export const withAsset = (repairs: Repairs, shown: RowInstrument, asset: SearchResult): Repairs =>
  renamed(repairs, rowInstrumentKey(shown), { instrument: instrumentOf(asset), name: asset.name })
