// Official links: what a link inside a lesson's text becomes: the address of an official page, or nothing.
import { isHostOf, officialHosts } from '#shared/learning/official-links.ts'

/** The address, when it is one of an official host's over https; null for every other. */
export function officialAddress(href: string): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isPlain && isHostOf(url.hostname, officialHosts) ? url.href : null
}
