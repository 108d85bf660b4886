// Use shortcuts: carries out what a single key asks for, wherever in the app somebody is.
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBalances } from '../lib/balances.tsx'
import { shortcutOf } from './shortcuts.ts'

/** @param onList somebody wants to see the list of shortcuts */
export function useShortcuts(onList: () => void): void {
  const navigate = useNavigate()
  const { toggle } = useBalances()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcutOf(event)
    if (action === undefined) return
    event.preventDefault()
    if (action.kind === 'go') void navigate(action.to)
    else if (action.kind === 'balances') toggle()
    else onList()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
