// Modal: a sheet from the bottom on phones, a centred dialog on larger screens. Load it lazily: it brings React Aria along.
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Overlay } from 'react-aria/Overlay'
import { useDialog } from 'react-aria/useDialog'
import { useModalOverlay } from 'react-aria/useModalOverlay'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './modal.module.css'

type ModalProps = {
  title: string
  /** What it is about, beside the title, such as a symbol. */
  about?: string
  onClose: () => void
  children: ReactNode
  /** The action bar, always in view. A submit button outside its form names it with `form={id}`. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  role?: 'dialog' | 'alertdialog'
  /** False while leaving would lose something: then only the buttons close it. */
  isDismissable?: boolean
}

/** Render it to open it. Focus is kept inside, and goes back where it was when it closes. */
export function Modal(props: ModalProps) {
  return (
    <Overlay>
      <Sheet {...props} />
    </Overlay>
  )
}

/** The part of the screen that the on-screen keyboard leaves, where the browser does not take it off the page by itself. */
function useVisibleHeight(overlay: { current: HTMLDivElement | null }): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null || viewport === undefined) return
    const fit = (): void => {
      overlay.current?.style.setProperty('--visible-height', `${viewport.height}px`)
      overlay.current?.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
    }
    fit()
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
    }
  }, [overlay])
}

/** Until a page that knows a better place for the focus has put it there. */
const pageFirstMs = 120

function focusHeading(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * React Aria gives the focus back; but a tablet turned meanwhile draws the list anew, and the opener is another element. Where it is gone
 * for good, as a button of an empty list is, the page's heading has it: a keyboard must not begin at the top of the page again.
 */
function useFocusOfOpener(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    return () => {
      const label = opener?.getAttribute('aria-label') ?? null
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) return opener.focus()
        const sameNow =
          label === null ? null : document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)
        if (sameNow !== null) sameNow.focus()
        else setTimeout(focusHeading, pageFirstMs)
      })
    }
  }, [opener])
}

/**
 * React Aria waits for the end of every transition on the page before it gives a dialog the focus of a keyboard or a screen reader. One
 * whose end no browser tells would leave the focus outside for good, where Escape is not heard. The page behind cannot scroll meanwhile.
 */
function useFocusAtOnce(sheet: { current: HTMLDivElement | null }): void {
  useEffect(() => {
    if (sheet.current?.contains(document.activeElement) === false) sheet.current.focus({ preventScroll: true })
  }, [sheet])
}

/** What React Aria wants to know of something that is open as long as it is rendered. */
const openState = { isOpen: true, open: () => undefined, point: null, setPoint: () => undefined }

function Sheet({
  title,
  about,
  onClose,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
}: ModalProps) {
  const overlay = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const state = { ...openState, setOpen: (isOpen: boolean) => isOpen || onClose(), close: onClose, toggle: onClose }
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable, isKeyboardDismissDisabled: !isDismissable },
    state,
    sheet,
  )
  const aboutId = useId()
  const { dialogProps, titleProps } = useDialog({ role }, sheet)
  useVisibleHeight(overlay)
  useFocusOfOpener()
  useFocusAtOnce(sheet)
  return (
    <div className={styles.backdrop} ref={overlay} {...underlayProps}>
      <div
        {...modalProps}
        {...dialogProps}
        aria-modal="true"
        aria-describedby={about === undefined ? undefined : aboutId}
        className={classNames(styles.sheet, styles[size])}
        ref={sheet}
      >
        {/* Plain elements: a header or a footer in here would be a landmark of the whole page. */}
        <div className={styles.header}>
          <div className={styles.titles}>
            <h2 {...titleProps} className={styles.title}>
              {title}
            </h2>
            {about !== undefined && (
              <p className={styles.about} id={aboutId}>
                {about}
              </p>
            )}
          </div>
          <IconButton label="Close" icon={<X size={22} />} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {Boolean(footer) && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  )
}

type FormFooterProps = Omit<ComponentProps<typeof Button>, 'type' | 'form'> & { form: string; onCancel: () => void }

/** The footer of a sheet with one form, named by `form`: Cancel, and the button that sends it. */
export const FormFooter = ({ onCancel, ...submit }: FormFooterProps) => (
  <>
    <Button variant="secondary" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" {...submit} />
  </>
)
