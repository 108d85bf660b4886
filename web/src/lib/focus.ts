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

/** Whether the focus moves by keys or a screen reader just now: what is pressed then has no pointer on it. */
export const isByKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') === true

/** How long something done by keyboard or with a screen reader can be undone: reading and reaching it takes longer. */
export const undoByKeyboardMs = 60_000

const wrong = '[aria-invalid], fieldset[aria-describedby$="-error"] input'

/** Moves the focus to the first field that is wrong, once the errors that a submit handler has found are drawn. */
export function focusFirstWrong(form: Element): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(wrong)?.focus())
}
