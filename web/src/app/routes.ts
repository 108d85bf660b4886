// Routes: which page belongs to which address, each in a chunk of its own that can be asked for ahead of time.
import { type ComponentType, lazy } from 'react'
import { withLateStyles } from '../lib/late-styles.ts'
import { paths } from '../lib/paths.ts'

type Load = () => Promise<{ default: ComponentType }>

const loaders: ReadonlyArray<readonly [path: string, load: Load]> = [
  [paths.dashboard, () => import('../features/dashboard/dashboard-page.tsx')],
  [paths.invest, () => import('../features/invest/invest-page.tsx')],
  [paths.portfolio, () => import('../features/portfolio/portfolio-page.tsx')],
  [paths.importTrades, withLateStyles(() => import('../features/import/import-page.tsx'))],
  [paths.tax, withLateStyles(() => import('../features/tax/tax-page.tsx'))],
  [paths.watching, withLateStyles(() => import('../features/holding/watching/watching-page.tsx'))],
  [`${paths.portfolio}/:id`, withLateStyles(() => import('../features/holding/holding-page.tsx'))],
  [paths.performance, withLateStyles(() => import('../features/performance/performance-page.tsx'))],
  [paths.learn, () => import('../features/learn/learn-page.tsx')],
  [paths.review, withLateStyles(() => import('../features/learn/review/review-page.tsx'))],
  [paths.moments, withLateStyles(() => import('../features/dashboard/moments/moments-page.tsx'))],
  [`${paths.practice}/:what`, withLateStyles(() => import('../features/learn/practice/practice-page.tsx'))],
  [paths.profile, () => import('../features/profile/profile-page.tsx')],
  [paths.privacy, withLateStyles(() => import('../features/legal/privacy-page.tsx'))],
  [paths.terms, withLateStyles(() => import('../features/legal/terms-page.tsx'))],
]

export const routes = loaders.map(([path, load]) => ({ path, Page: lazy(load) }))

/** Fetches the code of a page while something else is still being waited for. */
export const preloadPage = (path: string): void =>
  void loaders
    .find(([known]) => known === path)?.[1]()
    .catch(() => undefined)
