// Sheet: which one is open on the page of a holding. An open sheet has an entry of the browser's history, so that Back closes
// it. It opens and closes at once; the history, which answers late, follows.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../router/router.tsx'

const hasSheet = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSheet' in state && state.isSheet === true

/** @param first what is open when the page comes; it has no entry of its own */
export function useSheet<Sheet>(first: Sheet | null): [open: Sheet | null, setOpen: (next: Sheet | null) => void] {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [open, setShown] = useState(first)
  const isOnEntry = hasSheet(state)
  const wasOnEntry = useRef(false)
  /** We went back ourselves, and the history has not got there yet. */
  const isLeaving = useRef(false)
  const addEntry = (): void => navigate(`${pathname}${search}`, { state: { isSheet: true } })
  const follow = useEffectEvent(() => {
    const hasLeft = wasOnEntry.current && !isOnEntry
    wasOnEntry.current = isOnEntry
    if (!hasLeft) return
    const isOurs = isLeaving.current
    isLeaving.current = false
    if (!isOurs) setShown(null)
    else if (open !== null) addEntry()
  })
  useEffect(() => {
    follow()
  }, [isOnEntry])
  return [
    open,
    (next) => {
      setShown(next)
      if (isLeaving.current) return
      if (next !== null && !isOnEntry) addEntry()
      if (next === null && isOnEntry) {
        isLeaving.current = true
        navigate(-1)
      }
    },
  ]
}
