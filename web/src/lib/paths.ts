// Paths: every address inside the app.
export const paths = {
  dashboard: '/',
  invest: '/invest',
  portfolio: '/portfolio',
  learn: '/learn',
  profile: '/profile',
  privacy: '/privacy',
  terms: '/terms',
  /** Of the local stack only, never in a deployment. */
  localInbox: '/__local/inbox',
} as const
