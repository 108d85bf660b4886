// Chosen: of parts that all stand there, one is shown. Which one it is is an attribute, so that a change draws nothing anew.

/** Hides all parts of a group but one; each says in `data-choice` which it is. */
export function showOnly(group: HTMLElement | null, choice: string): void {
  for (const part of group?.children ?? []) {
    const isHidden = part.getAttribute('data-choice') !== choice
    if (part.hasAttribute('hidden') !== isHidden) part.toggleAttribute('hidden', isHidden)
  }
}
