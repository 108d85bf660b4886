// Route table: which operation of which area a method and a path ask for, as API Gateway finds it.
import type { Area, Operation } from './operation.ts'

export type Route<AreaName extends string> = { area: AreaName; name: string; definition: Operation }
type Found<AreaName extends string> = { route: Route<AreaName>; params: Record<string, string> }

/**
 * @param contract areas by name
 * @returns finds a route by method and path (without a query); undefined where there is none. Throws URIError for a path
 * that is badly encoded
 */
export function routeTable<AreaName extends string>(
  contract: Readonly<Record<AreaName, Area>>,
): (method: string, path: string) => Found<AreaName> | undefined {
  const routes = (Object.entries(contract) as [AreaName, Area][]).flatMap(([area, operations]) =>
    Object.entries(operations).map(([name, definition]) => ({
      route: { area, name, definition },
      names: [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter as string),
      pattern: new RegExp(`^${definition.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    })),
  )
  // A fixed path wins over one with a parameter.
  routes.sort((a, b) => a.names.length - b.names.length)

  return (method, path) => {
    for (const { route, names, pattern } of routes) {
      const match = route.definition.method === method ? pattern.exec(path) : null
      if (match === null) continue
      const values = match.slice(1).map((value) => decodeURIComponent(value))
      return { route, params: Object.fromEntries(names.map((name, index) => [name, values[index] as string])) }
    }
    return undefined
  }
}
