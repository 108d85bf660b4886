// Paths: every address inside the app (spec section 2, Screens and routes).
export const paths = {
  dashboard: '/',
  invest: '/invest',
  portfolio: '/portfolio',
  performance: '/performance',
  learn: '/learn',
  profile: '/profile',
  privacy: '/privacy',
  terms: '/terms',
  /** Of the local stack only, never in a deployment. */
  localInbox: '/__local/inbox',
} as const
