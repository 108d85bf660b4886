// Unsaved: what has been typed and not saved is not lost to a key, a link, Back or a reload without a question.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdSteps } from '../router/history.ts'
import { useNavigate } from '../router/router.tsx'
import { leavingEvent } from './paths.ts'

type Go = () => void

/** The place of a history entry in this tab, as the router counts; NaN for an entry that is not the router's. */
const placeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : Number.NaN

/** The address within the app that a click would lead to in this tab; null for every other click. */
function addressClicked(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null
  const url = new URL(link.href, window.location.href)
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search
  return url.origin !== window.location.origin || isHere ? null : `${url.pathname}${url.search}${url.hash}`
}

export type Unsaved = {
  /** The person wants to go somewhere and has to be asked. */
  isAsking: boolean
  /** Goes there now, or once the person has agreed to lose what was typed. */
  leave: (go: Go) => void
  /** The answers to the question. */
  discard: () => void
  stay: () => void
  /** It is saved, or given up: nothing holds the person any more. */
  release: () => void
}

/**
 * @param isHeld whether something would be lost
 * @param isHeldOnBack whether Back would lose it too; not where Back only leads to the step before
 */
export function useUnsaved(isHeld: boolean, isHeldOnBack: boolean = isHeld): Unsaved {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<Go | null>(null)
  const isReleased = useRef(false)

  const leave = (go: Go): void => (isHeld && !isReleased.current ? setWanted(() => go) : go())
  const ask = useEffectEvent((go: Go) => leave(go))
  const follow = useEffectEvent((event: MouseEvent) => {
    const address = addressClicked(event)
    if (address === null || isReleased.current) return
    event.preventDefault()
    event.stopPropagation()
    ask(() => navigate(address))
  })
  const hold = useEffectEvent((event: Event) => {
    if (isReleased.current || !(event instanceof CustomEvent) || typeof event.detail !== 'string') return
    const address = event.detail
    event.preventDefault()
    ask(() => navigate(address))
  })

  useEffect(() => {
    if (!isHeld) return undefined
    isReleased.current = false
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isReleased.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent): void => follow(event)
    window.addEventListener('beforeunload', warn)
    const onLeaving = (event: Event): void => hold(event)
    document.addEventListener('click', onClick, true)
    document.addEventListener(leavingEvent, onLeaving)
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', onClick, true)
      document.removeEventListener(leavingEvent, onLeaving)
    }
  }, [isHeld])

  const isAsking = wanted !== null
  // Back closes the question first, as it closes everything that opens over a page.
  const step = useEffectEvent((go: Go) => (isAsking ? setWanted(null) : leave(go)))
  const isHoldingSteps = isHeldOnBack || isAsking
  useEffect(() => {
    if (!isHoldingSteps) return undefined
    const here = placeOf(window.history.state)
    let isReturning = false
    // The entry is put back, and gone from for good once the person has said so.
    return holdSteps((event) => {
      if (isReleased.current) return false
      const steps = placeOf(event.state) - here
      if (!isReturning && (Number.isNaN(steps) || steps === 0)) return false
      if (isReturning) {
        isReturning = false
        return true
      }
      isReturning = true
      window.history.go(-steps)
      step(() => window.history.go(steps))
      return true
    })
  }, [isHoldingSteps])

  return {
    isAsking,
    leave,
    discard() {
      isReleased.current = true
      setWanted(null)
      wanted?.()
    },
    stay: () => setWanted(null),
    release() {
      isReleased.current = true
    },
  }
}
