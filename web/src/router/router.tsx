// Router: which page the address is, and the ways to another one without loading the app again (ADR 028).
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import {
  addressOf,
  countFirstEntry,
  currentLocation,
  type Going,
  isStepHeld,
  type Location,
  type Navigate,
  navigateBy,
  ownLocation,
  type To,
} from './history.ts'
import { type Params, paramsOf } from './path-pattern.ts'

type Place = { location: Location; navigate: Navigate }
const PlaceContext = createContext<Place | null>(null)
const ParamsContext = createContext<Params>({})

function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (place === null) throw new Error('This needs a Router around it')
  return place
}

export const useLocation = (): Location => ownLocation(usePlace().location)
export const useNavigate = (): Navigate => usePlace().navigate
/** The parts of the address that the route has names for. */
export const useParams = (): Params => useContext(ParamsContext)

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

export function Router({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(currentLocation)
  const [navigate] = useState(() => navigateBy(() => startTransition(() => setLocation(currentLocation()))))
  useLayoutEffect(() => {
    countFirstEntry()
    // As a transition: the page stays until the next one can be shown.
    const follow = (event: PopStateEvent): void => {
      if (!isStepHeld(event)) startTransition(() => setLocation(currentLocation()))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const place = useMemo(() => ({ location, navigate }), [location, navigate])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

type Route = { path: string; Page: ComponentType }

/** The page of the first route that the address matches. */
export function Routes({ routes, Otherwise }: { routes: readonly Route[]; Otherwise: ComponentType }) {
  const { pathname } = useLocation()
  for (const { path, Page } of routes) {
    const params = paramsOf(path, pathname)
    if (params !== null) {
      return (
        <ParamsContext value={params}>
          <Page key={path} />
        </ParamsContext>
      )
    }
  }
  return <Otherwise />
}

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & Going & { to: To }

/** A link within the app. A click that asks for another tab or a download is the browser's. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { navigate } = usePlace()
  const address = addressOf(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    const isOurs = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isOurs || rest.target !== undefined || rest.download !== undefined) return
    event.preventDefault()
    // As browsers do: a link to where one is adds no entry. Asked of the browser: what is shown may still be the page before.
    const { pathname, search, hash } = currentLocation()
    const isHere = address === `${pathname}${search}${hash}`
    navigate(to, { replace: replace ?? isHere, state })
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the rest
  return <a {...rest} href={address} onClick={follow} />
}

/** A link that says when it is the page that is open, or the part of the app which that page belongs to. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  const isWithin = to !== '/' && pathname.toLowerCase().startsWith(`${to}/`)
  const current = paramsOf(to, pathname) !== null ? 'page' : isWithin ? true : undefined
  return <Link {...rest} to={to} aria-current={current} />
}
