// Focus: after something that had it has left the page, and on what is wrong in a form, so that a screen reader says what and a phone shows it.

/** Long enough for a dialog that closes, and for the page to be drawn without what was removed. */
const drawnMs = 50

/** Moves the focus soon, by `move`, unless the person has put it on something else by then. */
export function focusIfLost(move: () => void): void {
  setTimeout(() => {
    const at = document.activeElement
    if (at === null || at === document.body) move()
  }, drawnMs)
}

const wrong = '[aria-invalid], fieldset[aria-describedby$="-error"] input'

/** Moves the focus to the first field that is wrong, once the errors that a submit handler has found are drawn. */
export function focusFirstWrong(form: Element): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(wrong)?.focus())
}
