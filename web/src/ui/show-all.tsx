// Show all: below the first rows of a long list, the button that brings the others; it says when even these are not all there are.
import { Button } from './button.tsx'
import styles from './show-all.module.css'

type ShowAllProps = {
  /** Rows that the button brings, those in sight included. */
  count: number
  /** Further ones that are in no list. */
  notListed?: number
  /** What they are, such as `sales`. */
  what: string
  onPress: () => void
}

const inWords = (count: number): string => count.toLocaleString('en-AU')

const controls = 'a[href], button, summary'

/** The button goes when it is pressed: whoever has its focus goes on with the first of what it brings, in the list before it. */
function goOn(button: HTMLElement): void {
  const list = button.previousElementSibling
  const first = list?.querySelectorAll(controls).length ?? 0
  requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>(controls)[first]?.focus({ preventScroll: true }))
}

export const ShowAll = ({ count, notListed = 0, what, onPress }: ShowAllProps) => (
  <Button
    variant="secondary"
    isFullWidth
    className={styles.more}
    onClick={({ currentTarget }) => {
      goOn(currentTarget)
      onPress()
    }}
  >
    Show {notListed > 0 ? `${inWords(count)} of ${inWords(count + notListed)}` : `all ${inWords(count)}`} {what}
  </Button>
)
