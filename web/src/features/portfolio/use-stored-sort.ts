// Stored sort: the order somebody chose for their holdings, kept in this browser tab.
import { useState } from 'react'
import { readStored, writeStored } from '../../lib/stored.ts'
import { columns, type Sort } from './holding-rows.ts'

const storageKey = 'gumnut.holdingsSort'

function readSort(): Sort {
  const [name, direction] = (readStored('session', storageKey) ?? '').split(' ')
  const column = columns.find((one) => one.column === name)?.column
  return column === undefined ? null : { column, isDescending: direction === 'down' }
}

export function useStoredSort(): [sort: Sort, setSort: (sort: Sort) => void] {
  const [sort, setSort] = useState(readSort)
  return [
    sort,
    (next) => {
      writeStored('session', storageKey, next === null ? null : `${next.column} ${next.isDescending ? 'down' : 'up'}`)
      setSort(next)
    },
  ]
}
