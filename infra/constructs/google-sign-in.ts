// Google sign-in: the identity provider, with its credentials read from Secrets Manager by CloudFormation at deployment.
import { ProviderAttribute, type UserPool, UserPoolIdentityProviderGoogle } from 'aws-cdk-lib/aws-cognito'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { type Environment, secretName } from '../config.ts'

/** The secret holds {"clientId": "...", "clientSecret": "..."}. Without it there is no Google button and nothing to break. */
export function googleSignIn(
  scope: Construct,
  environment: Environment,
  userPool: UserPool,
): UserPoolIdentityProviderGoogle | undefined {
  if (environment.settings.hasGoogle !== true) return undefined
  const secret = Secret.fromSecretNameV2(scope, 'GoogleSecret', secretName(environment, 'google'))
  return new UserPoolIdentityProviderGoogle(scope, 'Google', {
    userPool,
    // A dynamic reference, not the value: the template says where it is. The client id is no secret, it is only kept beside it.
    clientId: secret.secretValueFromJson('clientId').unsafeUnwrap(),
    clientSecretValue: secret.secretValueFromJson('clientSecret'),
    scopes: ['openid', 'email', 'profile'],
    attributeMapping: {
      email: ProviderAttribute.GOOGLE_EMAIL,
      // The linking trigger needs Google's own word that the address is theirs.
      emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
      fullname: ProviderAttribute.GOOGLE_NAME,
    },
  })
}
