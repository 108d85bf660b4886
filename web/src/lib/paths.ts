// Paths: every address inside the app.
export const paths = {
  dashboard: '/',
  invest: '/invest',
  portfolio: '/portfolio',
  importTrades: '/portfolio/import',
  tax: '/portfolio/tax',
  watching: '/portfolio/watching',
  performance: '/performance',
  learn: '/learn',
  review: '/learn/review',
  moments: '/learn/moments',
  practice: '/learn/try',
  profile: '/profile',
  privacy: '/privacy',
  terms: '/terms',
  /** Of the local stack only, never in a deployment. */
  localInbox: '/__local/inbox',
} as const

/** What the address of the import says once files were shared: that they are kept until it takes them, or could not be. */
export const sharedKept = '?shared=kept'
export const sharedLost = '?shared=lost'

/** Asked of the page, with the address, before something that is no link leads there; cancelled where the person is asked. */
export const leavingEvent = 'gumnut:leaving'
