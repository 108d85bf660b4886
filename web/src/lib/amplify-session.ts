// Amplify session: Amplify, pointed at the user pool. It renews and ends a session, and every flow of signing in begins with it;
// a page that finds good tokens needs none of it (session.ts).
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { ConsoleLogger, Hub } from 'aws-amplify/utils'
import type { Env } from './env.ts'

/** A `/path` of the configuration as a full address on this origin. */
const onThisOrigin = (value: string): string => (value.startsWith('/') ? window.location.origin + value : value)
/** A `/path` as a domain for OAuth: Amplify puts the scheme before it itself. */
const asDomain = (value: string): string => (value.startsWith('/') ? window.location.host + value : value)

/** Must run before any other call of Amplify. */
export function configureAmplify(env: Env): void {
  const home = `${window.location.origin}/`
  // Amplify warns of every endpoint that is not Amazon's own. The local stack's is not, on purpose; later warnings are shown.
  const levelBefore = ConsoleLogger.LOG_LEVEL
  if (env.userPoolEndpoint !== undefined) ConsoleLogger.LOG_LEVEL = 'ERROR'
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: env.userPoolId,
        userPoolClientId: env.userPoolClientId,
        ...(env.userPoolEndpoint === undefined ? {} : { userPoolEndpoint: onThisOrigin(env.userPoolEndpoint) }),
        loginWith: {
          email: true,
          ...(env.oauthDomain === undefined
            ? {}
            : {
                oauth: {
                  domain: asDomain(env.oauthDomain),
                  scopes: ['openid', 'email', 'profile'],
                  redirectSignIn: [home],
                  redirectSignOut: [home],
                  responseType: 'code',
                },
              }),
        },
      },
    },
  })
  ConsoleLogger.LOG_LEVEL = levelBefore
}

export type AmplifyEvent = 'signedIn' | 'signedOut' | 'tokenRefresh_failure'
const isOurs = (event: string): event is AmplifyEvent =>
  event === 'signedIn' || event === 'signedOut' || event === 'tokenRefresh_failure'

/** Tells of what happens to the session in this tab. Returns a function that stops it. */
export const listenToAmplify = (tell: (event: AmplifyEvent) => void): (() => void) =>
  Hub.listen('auth', ({ payload: { event } }) => {
    if (isOurs(event)) tell(event)
  })

/** The tokens, refreshed when they have ended or when asked; undefined when there are none any more. */
export const fetchTokens = async (options: { forceRefresh: boolean }) => (await fetchAuthSession(options)).tokens

export const signOutOfAmplify = (): Promise<void> => signOut()
