// Focus on what is wrong in a form: a screen reader then says what, and a phone shows it.

const wrong = '[aria-invalid], fieldset[aria-describedby$="-error"] input'

/** Moves the focus to the first field that is wrong, once the errors that a submit handler has found are drawn. */
export function focusFirstWrong(form: Element): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(wrong)?.focus())
}
