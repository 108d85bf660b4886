// Dismissal: a celebration goes at the first click or Escape. The click still does what it was meant for; Escape does only this.
import { useEffect, useEffectEvent } from 'react'

export function useDismissal(isShown: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!isShown) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      dismiss()
    }
    // A click, not a touch: scrolling on is no dismissal.
    const onClick = (): void => dismiss()
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('click', onClick, true)
    }
  }, [isShown])
}
