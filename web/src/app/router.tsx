// Router: the pages of a signed-in and onboarded person, inside the shell.
import { lazy } from 'react'
import { Routes, useLocation } from '../router/router.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { RouteError } from './route-error.tsx'
import { routes } from './routes.ts'
import { Shell } from './shell.tsx'
import { InTurn } from '../ui/in-turn.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { Stack } from '../ui/stack.tsx'

/** The place of a page whose code is still on its way. */
const RouteLoading = () => (
  <Loading label="Loading the page">
    <Stack gap={6}>
      <Skeleton width="12rem" height="2.1875rem" />
      <Skeleton height="8rem" />
      <Skeleton height="16rem" />
    </Stack>
  </Loading>
)

const NotFoundPage = lazy(() => import('./not-found-page.tsx'))

export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <Shell>
      <ErrorBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
        <InTurn instead={<RouteLoading />}>
          <Routes routes={routes} Otherwise={NotFoundPage} />
        </InTurn>
      </ErrorBoundary>
    </Shell>
  )
}
