// Show all: below the first rows of a long list, the button that brings the others.
import { Button } from './button.tsx'
import styles from './show-all.module.css'

type ShowAllProps = {
  /** What the button says, such as `Show all 40 sales`. */
  label: string
  onPress: () => void
}

const controls = 'a[href], button, summary'

/**
 * The button goes when it is pressed: whoever has its focus goes on with the first of what it brings, in the list before it; where nothing
 * in it can be pressed, with the list, if that takes the focus.
 */
function goOn(button: HTMLElement): void {
  const list = button.previousElementSibling as HTMLElement | null
  const first = list?.querySelectorAll(controls).length ?? 0
  requestAnimationFrame(() => {
    const next = list?.querySelectorAll<HTMLElement>(controls)[first] ?? list
    next?.focus({ preventScroll: true })
  })
}

export const ShowAll = ({ label, onPress }: ShowAllProps) => (
  <Button
    variant="secondary"
    isFullWidth
    className={styles.more}
    onClick={({ currentTarget }) => {
      goOn(currentTarget)
      onPress()
    }}
  >
    {label}
  </Button>
)
