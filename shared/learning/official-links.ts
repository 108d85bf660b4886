// Official links: the only sites a lesson may link to or name as the source of a fact (P27).

/** Australian public bodies and the exchange: links inside a lesson's text lead only there. */
export const officialHosts: readonly string[] = [
  'apra.gov.au',
  'asic.gov.au',
  'asx.com.au',
  'ato.gov.au',
  'legislation.gov.au',
  'moneysmart.gov.au',
  'nasc.gov.au',
  'rba.gov.au',
  'scamwatch.gov.au',
  'treasury.gov.au',
]

/** Publishers of first-hand documents elsewhere, which a lesson's list of sources may name as well. */
const sourceHosts: readonly string[] = [
  ...officialHosts,
  'bitcoin.org',
  'ethereum.org',
  'federalreserve.gov',
  'federalreservehistory.org',
  'sec.gov',
  'spglobal.com',
  'stlouisfed.org',
]

/** Whether a host name is one of those listed, or a subdomain of one. */
export const isHostOf = (hostname: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))

/** An https address of a page, not of a home page: no port, no user, no query and no fragment. */
const page = /^https:\/\/([a-z\d.-]+)\/[\w~.%/-]+$/

/** Whether a lesson may name this address as a source: a page on one of `sourceHosts`, so that a reader lands on the fact. */
export function isSourcePage(address: string): boolean {
  const hostname = page.exec(address)?.[1]
  return hostname !== undefined && isHostOf(hostname, sourceHosts)
}
