// Focus after something that had it has left the page.

/** Long enough for a dialog that closes, and for the page to be drawn without what was removed. */
const drawnMs = 50

/** Moves the focus soon, by `move`, unless the person has put it on something else by then. */
export function focusIfLost(move: () => void): void {
  setTimeout(() => {
    const at = document.activeElement
    if (at === null || at === document.body) move()
  }, drawnMs)
}
