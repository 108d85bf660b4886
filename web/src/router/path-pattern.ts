// Path pattern: whether an address is one of a route, such as `/portfolio/:id`, and what stands where the route has names.

export type Params = Readonly<Record<string, string | undefined>>

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

/** As it was written before it became part of an address; one that cannot be read stays as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** @returns null where the address is not the route's; a slash at the end and the case of letters make no difference */
export function paramsOf(pattern: string, pathname: string): Params | null {
  const [wanted, given] = [partsOf(pattern), partsOf(pathname).map(decoded)]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const own = given[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = own
    else if (part.toLowerCase() !== own.toLowerCase()) return null
  }
  return params
}
