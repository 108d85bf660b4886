// Followed link: whoever comes back to a page goes on, once, at the link that led away from it, as between pages that load.
import { useEffect } from 'react'

/** Kept with the entry of the page that is left. `at` tells links to the same address apart. */
type Followed = { href: string; at: number }

const linksTo = (href: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href)

const keep = (followed: Followed | undefined): void =>
  window.history.replaceState({ ...window.history.state, followed }, '')

function note({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null
  const href = link?.getAttribute('href')
  // A new tab leaves nothing.
  if (!(link instanceof HTMLElement) || typeof href !== 'string' || button > 0 || ctrlKey || metaKey || shiftKey) return
  const at = linksTo(href).indexOf(link)
  // The navigation beside the page is where it was, whatever was followed before.
  keep(at < 0 ? undefined : { href, at })
}

const everyMs = 50
/** Rows of a long list come once the browser has scrolled back to them; what is not there by then has gone. */
const patienceMs = 1500

/** Moves the focus on from the heading, unless the person has moved it meanwhile. @returns ends it */
function goOn(): () => void {
  const { followed } = (window.history.state ?? {}) as { followed?: Followed }
  const heading = document.activeElement
  if (followed === undefined || heading?.tagName !== 'H1') return () => undefined
  const until = Date.now() + patienceMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    if (document.activeElement !== heading) return
    const link = linksTo(followed.href)[followed.at]
    if (link === undefined) {
      if (Date.now() < until) timer = setTimeout(look, everyMs)
      return
    }
    // Said with the link, for who hears the page: where they are.
    heading.id ||= 'page-heading'
    link.setAttribute('aria-describedby', heading.id)
    link.addEventListener('blur', () => link.removeAttribute('aria-describedby'), { once: true })
    link.focus({ preventScroll: true })
    // Once: whoever leaves by a button next has not followed it again.
    keep(undefined)
  }
  look()
  return () => clearTimeout(timer)
}

/** For a page with a long list. Called in the page itself, so that its heading has been given the focus before. */
export function useFollowedLink(): void {
  useEffect(() => {
    // Before the link's own listener, which has another entry already.
    document.addEventListener('click', note, true)
    const end = goOn()
    return () => {
      document.removeEventListener('click', note, true)
      end()
    }
  }, [])
}
