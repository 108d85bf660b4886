// Screen: as little of a browser's page as a visit by clicks needs, so that every engine can offer it.

export type Screen = {
  /** What is driven, with its version. */
  browser: string
  open: (url: string) => Promise<void>
  /** Runs a function in the page; it may use nothing from outside itself, and what it returns is JSON. */
  run: <Given extends readonly unknown[], Result>(work: (...given: Given) => Result, ...given: Given) => Promise<Result>
  /** A click as by a person, on the middle of the element. */
  click: (css: string) => Promise<void>
  type: (css: string, text: string) => Promise<void>
  /** Uncaught errors, unhandled rejections and console errors since the page was opened. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}

/** A call of the function as text, for engines that take a script. */
export const callOf = (work: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(${work.toString()})(...${JSON.stringify(given)})`

const patienceMs = 30_000

/** Asks until it is told something. @throws naming what was waited for, and what the page shows instead */
export async function until<Result>(
  screen: Screen,
  what: string,
  ask: () => Promise<Result | null | false>,
): Promise<Result> {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    const answer = await ask()
    if (answer !== null && answer !== false) return answer
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  const shown = await screen.run(() => document.body.innerText.slice(0, 600))
  throw new Error(`${screen.browser} waited in vain for ${what}. ${(await screen.problems()).join('\n')}\n${shown}`)
}

/** Puts a mark on the one control that is meant, in the open dialog if there is one; says whether it is there. */
function mark(kind: 'button' | 'field', name: string): boolean {
  for (const marked of document.querySelectorAll('[data-meant]')) marked.removeAttribute('data-meant')
  const scope = [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document
  const nameOf = (element: Element): string => {
    const label = kind === 'field' ? (element as HTMLInputElement).labels?.[0]?.textContent : null
    return (element.getAttribute('aria-label') ?? label ?? element.textContent).trim()
  }
  const meant = [...scope.querySelectorAll(kind === 'field' ? 'input' : 'a[href],button:not([disabled])')].find(
    (element) => nameOf(element).startsWith(name) && element.getClientRects().length > 0,
  )
  meant?.setAttribute('data-meant', '')
  return meant !== undefined
}

/** Where the marked control is, as text. */
const place = (): string => {
  const { top, left } = document.querySelector('[data-meant]')?.getBoundingClientRect() ?? { top: -1, left: -1 }
  return `${top} ${left}`
}

/** Clicks the first link or button whose name begins so, as soon as it is there and stands still. */
export async function press(screen: Screen, name: string): Promise<void> {
  let before = ''
  await until(screen, `the button or link "${name}"`, async () => {
    if (!(await screen.run(mark, 'button', name))) return false
    const now = await screen.run(place)
    const isStill = now === before
    before = now
    return isStill
  })
  await screen.click('[data-meant]')
}

/** Types into the field whose label begins so. */
export async function fill(screen: Screen, label: string, text: string): Promise<void> {
  await until(screen, `the field "${label}"`, () => screen.run(mark, 'field', label))
  await screen.type('[data-meant]', text)
}
