// Explain: a small explanation behind something that can be tapped, clicked or reached by keyboard.
import { Info } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './explain.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type ExplainProps = {
  /** What the button is called, such as "What does diversification mean?" */
  label: string
  /** What is shown to press; an (i) when left out. */
  trigger?: ReactNode
  children: ReactNode
}

const gap = 8

/** Under the trigger, or above it where there is no room; always inside the window. */
function place(bubble: HTMLElement, trigger: HTMLElement): void {
  const at = trigger.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bubble
  const left = Math.max(gap, Math.min(at.left + at.width / 2 - width / 2, window.innerWidth - width - gap))
  const below = at.bottom + gap
  const top = below + height > window.innerHeight - gap && at.top - gap - height > 0 ? at.top - gap - height : below
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
}

export function Explain({ label, trigger, children }: ExplainProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!isOpen || button.current === null || bubble.current === null) return
    // The top layer, so that no table or sheet cuts it off.
    if ('showPopover' in bubble.current) bubble.current.showPopover()
    const follow = (): void => {
      if (bubble.current !== null && button.current !== null) place(bubble.current, button.current)
    }
    // What it says may come later, and is wider then.
    const observer = new ResizeObserver(follow)
    observer.observe(bubble.current)
    const close = (): void => setOpen(false)
    const onPointerDown = (event: PointerEvent): void => {
      if (
        event.target instanceof Node &&
        !bubble.current?.contains(event.target) &&
        !button.current?.contains(event.target)
      )
        close()
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [isOpen])

  return (
    <span className={styles.explain}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, trigger === undefined && styles.icon)}
        aria-label={trigger === undefined ? label : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
      >
        {trigger ?? <Info size={16} aria-hidden="true" />}
        {trigger !== undefined && <VisuallyHidden>, {label}</VisuallyHidden>}
      </button>
      {/* Always there, so that its text is spoken when it appears. */}
      <span role="status">
        {isOpen && (
          <span className={styles.bubble} id={id} ref={bubble} popover="manual">
            {children}
          </span>
        )}
      </span>
    </span>
  )
}
