// IdentityStack: the user pool, Google, and the function behind the pool's triggers.
import { Aws, CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib'
import { type UserPool, UserPoolDomain, UserPoolOperation } from 'aws-cdk-lib/aws-cognito'
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { googleSignIn } from '../constructs/google-sign-in.ts'
import { GumnutFunction } from '../constructs/gumnut-function.ts'
import { poolFirewall } from '../constructs/pool-firewall.ts'
import { maySecurityMail } from '../constructs/security-mails.ts'
import { gumnutUserPool } from '../constructs/user-pool.ts'

export class IdentityStack extends Stack {
  readonly userPool: UserPool
  readonly trigger: GumnutFunction
  /** The host of Cognito's OAuth endpoints, without https://. */
  readonly oauthDomain: string

  constructor(scope: Construct, id: string, { environment, ...props }: StackProps & { environment: Environment }) {
    super(scope, id, props)
    this.userPool = gumnutUserPool(this, environment)
    if (environment.hasFirewall) poolFirewall(this, environment, this.userPool)

    const domain = new UserPoolDomain(this, 'Domain', {
      userPool: this.userPool,
      // Unique in the whole region: the first part of the stack's own random id does it and tells nothing about the account.
      cognitoDomain: {
        domainPrefix: `${nameOf(environment, 'id')}-${Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))))}`,
      },
    })
    // Exported without Google too: CloudFormation refuses to take away an export that is in use.
    this.exportValue(domain.domainName)
    this.oauthDomain = `${domain.domainName}.auth.${this.region}.amazoncognito.com`
    googleSignIn(this, environment, this.userPool)

    // There without Google too: turning it on is then one resource more, and a sign-up with an address that is taken stays refusable.
    this.trigger = new GumnutFunction(this, 'Identity', { environment, name: 'identity' })
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, this.trigger.function)
    // Refuses the codes that would let a stolen access token take the account over, and writes the others.
    this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, this.trigger.function)
    // People are told of a sign-in from a new browser and of a reset password.
    this.userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, this.trigger.function)
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, this.trigger.function)
    maySecurityMail(this, environment, [this.trigger])
    this.allowLinking()
    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId })
    new CfnOutput(this, 'OauthDomain', {
      value: this.oauthDomain,
      description: 'Google wants https://<this>/oauth2/idpresponse as redirect URI',
    })
  }

  /**
   * The pool names the function and the function's rights name the pool: a circle, unless the rights come afterwards. So
   * they are a policy beside the role, which the function does not wait for.
   */
  private allowLinking(): void {
    new Policy(this, 'Linking', {
      roles: [this.trigger.role],
      statements: [
        new PolicyStatement({
          actions: ['cognito-idp:ListUsers', 'cognito-idp:AdminLinkProviderForUser'],
          resources: [this.userPool.userPoolArn],
        }),
      ],
    })
  }
}
