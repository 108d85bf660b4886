// SecurityClient: the client of security sessions (ADR 035). It signs in anew each time with the password, its tokens may change
// the account of whoever signed in, and they are gone after five minutes.
import { Duration } from 'aws-cdk-lib'
import {
  CfnUserPoolClient,
  type UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { accessTokenMinutes } from '#shared/account/identity-rules.ts'
import { type Environment, nameOf } from '../config.ts'

/** No less is allowed. Nothing is renewed with it: the flow is off, and the trigger refuses what is left of it. */
const refreshMinutes = 60

export function securityClient(scope: Construct, environment: Environment, userPool: UserPool): UserPoolClient {
  const client = new UserPoolClient(scope, 'SecurityClient', {
    userPool,
    userPoolClientName: nameOf(environment, 'security'),
    generateSecret: false,
    authFlows: { userSrp: true },
    preventUserExistenceErrors: true,
    accessTokenValidity: Duration.minutes(accessTokenMinutes.security),
    idTokenValidity: Duration.minutes(accessTokenMinutes.security),
    refreshTokenValidity: Duration.minutes(refreshMinutes),
    // What is left of a session is revoked when the screen that asked for it is done.
    enableTokenRevocation: true,
    authSessionValidity: Duration.minutes(5),
    supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
    disableOAuth: true,
  })
  const resource = client.node.defaultChild
  if (!(resource instanceof CfnUserPoolClient)) throw new Error('The security client is no user pool client')
  // CDK adds ALLOW_REFRESH_TOKEN_AUTH and has no setting against it.
  resource.explicitAuthFlows = ['ALLOW_USER_SRP_AUTH']
  return client
}
