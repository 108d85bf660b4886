// Router: the pages of a signed-in and onboarded person, inside the shell.
import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { RouteError } from './route-error.tsx'
import { routes } from './routes.ts'
import { RouteLoading } from './route-loading.tsx'
import { Shell } from './shell.tsx'

const NotFoundPage = lazy(() => import('./not-found-page.tsx'))

export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <Shell>
      <ErrorBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
        <Suspense fallback={<RouteLoading />}>
          <Routes>
            {routes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}
