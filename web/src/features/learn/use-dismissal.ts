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
    const onPointerDown = (): void => dismiss()
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [isShown])
}
