// List view: which kinds of holdings the cards show and how much of each, kept in this browser tab.
import { HoldingType } from '#shared/market/instrument.ts'
import { useState } from 'react'
import { readStored, writeStored } from '../../lib/stored.ts'

const storageKey = 'gumnut.holdingsView'
const everything = 'all'

export type ListView = { type: HoldingType | typeof everything; isCompact: boolean }

function readView(): ListView {
  const [type, density] = (readStored('session', storageKey) ?? '').split(' ')
  return { type: HoldingType.options.find((one) => one === type) ?? everything, isCompact: density === 'compact' }
}

export function useListView(): [view: ListView, change: (changed: Partial<ListView>) => void] {
  const [view, setView] = useState(readView)
  return [
    view,
    (changed) => {
      const next = { ...view, ...changed }
      writeStored('session', storageKey, `${next.type} ${next.isCompact ? 'compact' : 'full'}`)
      setView(next)
    },
  ]
}
