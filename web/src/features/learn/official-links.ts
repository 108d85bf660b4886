// Official links: the only places a lesson may send somebody to (issue 4: links only to official sources).
const officialHosts = ['moneysmart.gov.au', 'ato.gov.au', 'asx.com.au', 'asic.gov.au']

/** The address, when it is one of an official host's over https; null for every other. */
export function officialAddress(href: string): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  const isOfficial = officialHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isOfficial && isPlain ? url.href : null
}
