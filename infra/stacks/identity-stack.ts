// IdentityStack: the user pool, Google, and the function behind the pool's triggers.
import { ArnFormat, Aws, CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib'
import {
  LambdaVersion,
  ResourceServerScope,
  type UserPool,
  type UserPoolClient,
  UserPoolDomain,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnPermission, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { googleSignIn } from '../constructs/google-sign-in.ts'
import { GumnutFunction } from '../constructs/gumnut-function.ts'
import { poolFirewall } from '../constructs/pool-firewall.ts'
import { maySecurityMail } from '../constructs/security-mails.ts'
import { securityClient } from '../constructs/security-client.ts'
import { gumnutUserPool } from '../constructs/user-pool.ts'
import { tokenScopes } from '#shared/account/identity-rules.ts'

export class IdentityStack extends Stack {
  readonly userPool: UserPool
  readonly trigger: GumnutFunction
  readonly securityClient: UserPoolClient
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

    this.addApiScope()
    this.securityClient = securityClient(this, environment, this.userPool)

    // There without Google too: turning it on is then one resource more, and a sign-up with an address that is taken stays refusable.
    this.trigger = new GumnutFunction(this, 'Identity', { environment, name: 'identity' })
    this.trigger.function.addEnvironment('SECURITY_CLIENT_ID', this.securityClient.userPoolClientId)
    const trigger = LambdaFunction.fromFunctionAttributes(this, 'Trigger', {
      functionArn: this.nameOfTrigger(environment),
      sameEnvironment: true,
    })
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, trigger)
    // Refuses the codes that would prove another address, and writes the others.
    this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, trigger)
    // Decides what each access token may do: version two is the first that knows their scopes.
    this.userPool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, trigger, LambdaVersion.V2_0)
    // People are told of a sign-in from a new browser and of a reset password.
    this.userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, trigger)
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, trigger)
    maySecurityMail(this, environment, [this.trigger])
    // What the pool may call has to be there first.
    for (const part of this.userPool.node.findAll()) {
      if (part instanceof CfnPermission) part.node.addDependency(this.trigger.function)
    }
    this.allowPoolCalls()
    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId })
    new CfnOutput(this, 'OauthDomain', {
      value: this.oauthDomain,
      description: 'Google wants https://<this>/oauth2/idpresponse as redirect URI',
    })
  }

  /** What the API asks for: the trigger puts it into the tokens of everyday use. */
  private addApiScope(): void {
    const [identifier = '', scopeName = ''] = tokenScopes.api.split('/')
    this.userPool.addResourceServer('Api', {
      identifier,
      userPoolResourceServerName: identifier,
      scopes: [new ResourceServerScope({ scopeName, scopeDescription: 'Everyday use of the app' })],
    })
  }

  /**
   * The pool names the function, the function's settings name the client, and the client names the pool: a circle, unless the
   * pool knows the function by its name alone. Cognito looks for it when it calls it.
   */
  private nameOfTrigger(environment: Environment): string {
    return this.formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: nameOf(environment, 'identity'),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
  }

  /** A policy beside the role, which the function does not wait for. */
  private allowPoolCalls(): void {
    new Policy(this, 'Linking', {
      roles: [this.trigger.role],
      statements: [
        new PolicyStatement({
          actions: [
            'cognito-idp:ListUsers',
            'cognito-idp:AdminLinkProviderForUser',
            // For a sign-up that is confirmed from "Forgot password?".
            'cognito-idp:AdminSetUserPassword',
            // For the same, and for a reset password.
            'cognito-idp:AdminUserGlobalSignOut',
          ],
          resources: [this.userPool.userPoolArn],
        }),
      ],
    })
  }
}
