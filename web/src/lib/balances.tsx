// Balances: whether amounts are shown or covered, for looking at the app on a train.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { readStored, writeStored } from './stored.ts'

const storageKey = 'gumnut.hideBalances'

export type Balances = { areHidden: boolean; toggle: () => void }
const BalancesContext = createContext<Balances>({ areHidden: false, toggle: () => undefined })
export const useBalances = (): Balances => useContext(BalancesContext)

export function BalancesProvider({ children }: { children: ReactNode }) {
  const [areHidden, setHidden] = useState(() => readStored('local', storageKey) === 'yes')
  const toggle = useCallback(() => {
    writeStored('local', storageKey, areHidden ? null : 'yes')
    setHidden(!areHidden)
  }, [areHidden])
  const balances = useMemo(() => ({ areHidden, toggle }), [areHidden, toggle])
  return <BalancesContext value={balances}>{children}</BalancesContext>
}
