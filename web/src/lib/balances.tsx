// Balances: whether amounts are shown or covered, for looking at the app on a train.
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readStored, writeStored } from './stored.ts'

const storageKey = 'gumnut.hideBalances'

type Balances = { areHidden: boolean; toggle: () => void }
const BalancesContext = createContext<Balances>({ areHidden: false, toggle: () => undefined })
export const useBalances = (): Balances => useContext(BalancesContext)

export function BalancesProvider({ children }: { children: ReactNode }) {
  const [areHidden, setHidden] = useState(() => readStored('local', storageKey) === 'yes')
  // Pressed again before the first press is drawn, it still turns back.
  const wanted = useRef(areHidden)
  const toggle = useCallback(() => {
    wanted.current = !wanted.current
    writeStored('local', storageKey, wanted.current ? 'yes' : null)
    // Every amount of the page changes: the browser answers other presses in between.
    startTransition(() => setHidden(wanted.current))
  }, [])
  const balances = useMemo(() => ({ areHidden, toggle }), [areHidden, toggle])
  return <BalancesContext value={balances}>{children}</BalancesContext>
}
