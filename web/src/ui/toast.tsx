// Toast: a short message that goes by itself, spoken as it appears, with at most one action such as Undo.
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './toast.module.css'

export type ToastMessage = {
  text: string
  tone?: 'plain' | 'success' | 'error'
  action?: { label: string; onPress: () => void }
  /** How long it stays when nobody points at it and the focus is elsewhere. */
  shownForMs?: number
  /**
   * Puts the focus on the action, for whoever would have to go through the whole page to reach it. Called when the toast
   * goes while it has the focus: says where that goes.
   */
  focusAfter?: () => void
}
type Shown = ToastMessage & { id: number; scope: object | undefined }

const usuallyShownForMs = 6000
const focusDelayMs = 60
const maxShown = 3

type Show = (message: ToastMessage) => void
type Toasts = {
  show: Show
  /** @param scope what the message goes with; without one it outlives them all */
  showBeyond: (message: ToastMessage, scope?: object) => void
  clear: (scope: object) => void
}
const ToastContext = createContext<Toasts | null>(null)

function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (toasts === null) throw new Error('useToast must be used within a ToastProvider')
  return toasts
}

/** Shows a message: `const showToast = useToast()`. */
export const useToast = (): Show => useToasts().show

/** Shows a message about the end of a session, which outlives it. */
export const useFarewell = (): Show => useToasts().showBeyond

/** Messages from below go when this goes, and none comes later: they and their Undo are of one person. */
export function ToastScope({ children }: { children: ReactNode }) {
  const { showBeyond, clear } = useToasts()
  const scope = useRef<object | null>(null)
  useLayoutEffect(() => {
    const own = {}
    scope.current = own
    return () => {
      scope.current = null
      clear(own)
    }
  }, [clear])
  const toasts = useMemo<Toasts>(
    () => ({ show: (message) => scope.current && showBeyond(message, scope.current), showBeyond, clear }),
    [showBeyond, clear],
  )
  return <ToastContext value={toasts}>{children}</ToastContext>
}

function Toast({ message, onClose: close }: { message: Shown; onClose: (id: number) => void }) {
  const onClose = useCallback(() => close(message.id), [close, message.id])
  const { tone = 'plain', text, action, shownForMs = usuallyShownForMs, focusAfter } = message
  const box = useRef<HTMLDivElement>(null)
  const takesFocus = focusAfter !== undefined
  useEffect(() => {
    if (!takesFocus) return undefined
    // A dialog that has just closed puts the focus back first.
    const timer = setTimeout(() => box.current?.querySelector('button')?.focus(), focusDelayMs)
    return () => clearTimeout(timer)
  }, [takesFocus])
  const leave = (): void => {
    if (box.current?.contains(document.activeElement) === true) focusAfter?.()
    onClose()
  }
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onClose, shownForMs)
    return () => clearTimeout(timer)
  }, [isHeld, shownForMs, onClose])
  return (
    <div
      className={classNames(styles.toast, styles[tone])}
      ref={box}
      onPointerMove={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'success' && <CircleCheck size={20} aria-hidden="true" />}
      {tone === 'error' && <CircleAlert size={20} aria-hidden="true" />}
      <p className={styles.text}>{text}</p>
      {action !== undefined && (
        <Button
          variant="quiet"
          size="small"
          className={styles.action}
          onClick={() => {
            leave()
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton className={styles.close} label="Dismiss" icon={<X size={18} />} onClick={leave} />
    </div>
  )
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Shown[]>([])
  const nextId = useRef(0)
  const show = useCallback((message: ToastMessage, scope?: object) => {
    const id = nextId.current++
    setMessages((before) => [...before.slice(1 - maxShown), { ...message, id, scope }])
  }, [])
  const close = useCallback((id: number) => setMessages((before) => before.filter((message) => message.id !== id)), [])
  const clear = useCallback(
    (scope: object) => setMessages((before) => before.filter((message) => message.scope !== scope)),
    [],
  )
  const toasts = useMemo<Toasts>(() => ({ show, showBeyond: show, clear }), [show, clear])
  return (
    <ToastContext value={toasts}>
      {children}
      {/* The attribute keeps the region readable while a modal hides the rest of the page. */}
      <div className={styles.region} role="status" aria-live="polite" data-react-aria-top-layer="true">
        {messages.map((message) => (
          <Toast key={message.id} message={message} onClose={close} />
        ))}
      </div>
    </ToastContext>
  )
}
