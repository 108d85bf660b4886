// List view: the order of the holdings, kept in this browser tab, and which kinds are shown and how much of each, kept in this browser.
import { useState } from 'react'
import { HoldingType } from '#shared/market/instrument.ts'
import { readStored, writeStored } from '../../lib/stored.ts'
import { columns, type Sort } from './holding-rows.ts'

const sortKey = 'gumnut.holdingsSort'

function readSort(): Sort {
  const [name, direction] = (readStored('session', sortKey) ?? '').split(' ')
  const column = columns.find((one) => one.column === name)?.column
  return column === undefined ? null : { column, isDescending: direction === 'down' }
}

/** The order somebody chose for their holdings, kept in this browser tab. */
export function useStoredSort(): [sort: Sort, setSort: (sort: Sort) => void] {
  const [sort, setSort] = useState(readSort)
  return [
    sort,
    (next) => {
      writeStored('session', sortKey, next === null ? null : `${next.column} ${next.isDescending ? 'down' : 'up'}`)
      setSort(next)
    },
  ]
}

const viewKey = 'gumnut.holdingsView'
const everything = 'all'

export type ListView = { type: HoldingType | typeof everything; isCompact: boolean }

function readView(): ListView {
  const [type, density] = (readStored('local', viewKey) ?? '').split(' ')
  return { type: HoldingType.options.find((one) => one === type) ?? everything, isCompact: density === 'compact' }
}

export function useListView(): [view: ListView, change: (changed: Partial<ListView>) => void] {
  const [view, setView] = useState(readView)
  return [
    view,
    (changed) => {
      const next = { ...view, ...changed }
      writeStored('local', viewKey, `${next.type} ${next.isCompact ? 'compact' : 'full'}`)
      setView(next)
    },
  ]
}
