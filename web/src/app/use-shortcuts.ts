// Use shortcuts: carries out what a single key asks for, wherever in the app somebody is.
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../router/router.tsx'
import { useBalances } from '../lib/balances.tsx'
import { useToast } from '../ui/toast.tsx'

/** @param onList somebody wants to see the list of shortcuts */
export function useShortcuts(onList: () => void): void {
  const navigate = useNavigate()
  const balances = useBalances()
  const say = useToast()
  const press = useEffectEvent(async (event: KeyboardEvent) => {
    // Loaded with the first key: most people never press one.
    const { act } = await import('./shortcuts.ts')
    act(event, (address) => navigate(address), balances, say, onList)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => void press(event).catch(() => undefined)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
