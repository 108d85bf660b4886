// WebClient: the web app as Cognito knows it: no secret, SRP, short tokens, and refresh tokens that work once.
import { Duration } from 'aws-cdk-lib'
import { OAuthScope, type UserPool, UserPoolClient, UserPoolClientIdentityProvider } from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { accessTokenMinutes } from '#shared/account/identity-rules.ts'
import { type Environment, nameOf } from '../config.ts'
import { passkeyDomain } from './user-pool.ts'

const refreshDays = 30
/** Two tabs may refresh with the same token at the same moment; after this a used one ends every session of the person. */
const rotationGraceSeconds = 10

export function webClient(
  scope: Construct,
  environment: Environment,
  userPool: UserPool,
  siteDomain: string,
): UserPoolClient {
  const { hasGoogle } = environment.settings
  return new UserPoolClient(scope, 'WebClient', {
    userPool,
    userPoolClientName: nameOf(environment, 'web'),
    generateSecret: false,
    // The password itself never leaves the browser. Passkeys come with the flow that lets a person choose.
    authFlows: { userSrp: true, ...(passkeyDomain(environment) === undefined ? {} : { user: true }) },
    preventUserExistenceErrors: true,
    accessTokenValidity: Duration.minutes(accessTokenMinutes.everyday),
    idTokenValidity: Duration.minutes(accessTokenMinutes.everyday),
    refreshTokenValidity: Duration.days(refreshDays),
    // With rotation on, CDK leaves ALLOW_REFRESH_TOKEN_AUTH out, and Cognito would refuse it.
    refreshTokenRotationGracePeriod: Duration.seconds(rotationGraceSeconds),
    enableTokenRevocation: true,
    authSessionValidity: Duration.minutes(5),
    supportedIdentityProviders: [
      UserPoolClientIdentityProvider.COGNITO,
      ...(hasGoogle === true ? [UserPoolClientIdentityProvider.GOOGLE] : []),
    ],
    oAuth: {
      // Code flow; the client has no secret, so Cognito insists on nothing but Amplify always sends PKCE.
      flows: { authorizationCodeGrant: true, implicitCodeGrant: false },
      // Without the scope of Cognito's own operations, which the trigger also takes out of the tokens of a sign-in by password.
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
      // Exactly the page itself: no wildcard, no localhost. Local development has its own stand-in.
      callbackUrls: [`https://${siteDomain}/`],
      logoutUrls: [`https://${siteDomain}/`],
    },
    // Which attributes may be written is left at Cognito's default: Google's email_verified has to be writable for the
    // mapping, and naming it in a list is refused.
  })
}
