// AppStack: the API, its functions, the web client and the site, in one stack.
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { type AreaName, contract } from '#shared/contract/index.ts'
import type { Environment } from '../config.ts'
import { ContractApi } from '../constructs/contract-api.ts'
import { GradualRelease } from '../constructs/gradual-release.ts'
import { GumnutFunction } from '../constructs/gumnut-function.ts'
import { Mail } from '../constructs/mail.ts'
import { mailLinkKey } from '../constructs/mail-link-key.ts'
import { OriginKey } from '../constructs/origin-key.ts'
import { PriceHistory } from '../constructs/price-history.ts'
import { PriceRefresh } from '../constructs/price-refresh.ts'
import { Recovery } from '../constructs/recovery.ts'
import { Site } from '../constructs/site.ts'
import { SiteFiles } from '../constructs/site-files.ts'
import { passkeyDomain } from '../constructs/user-pool.ts'
import { webClient } from '../constructs/web-client.ts'
import type { IdentityStack } from './identity-stack.ts'

type Props = StackProps & {
  readonly environment: Environment
  readonly table: ITable
  readonly identity: IdentityStack
  readonly edge?: { readonly certificate?: ICertificate; readonly firewallArn?: string }
}

/**
 * One stack where two would look tidier: without an own domain the client's callback is CloudFront's domain, CloudFront
 * needs the API's address, and the API's authorizer needs the client. Between resources that is an order; between stacks
 * it would be a circle. What must survive a mistake here, data and people, lives in stacks of its own.
 */
export class AppStack extends Stack {
  readonly areas: Readonly<Record<AreaName, GumnutFunction>>
  readonly refresh: PriceRefresh
  readonly history: PriceHistory
  readonly mail: Mail
  readonly recovery: Recovery
  readonly api: ContractApi
  readonly site: Site
  readonly client: UserPoolClient

  constructor(scope: Construct, id: string, { environment, table, identity, edge, ...props }: Props) {
    super(scope, id, props)
    const { userPool, oauthDomain } = identity
    const { contactEmail, hasGoogle, operator } = environment.settings
    const ownDomain = passkeyDomain(environment)
    const originKey = new OriginKey(this, 'OriginKey', environment)

    mailLinkKey(this, environment)
    this.areas = byArea((name) => new GumnutFunction(this, `${name}-area`, { environment, name, table }))
    this.allowAccounts(userPool)
    this.refresh = new PriceRefresh(this, 'PriceRefresh', { environment, table })
    this.history = new PriceHistory(this, 'PriceHistory', { environment, table })
    this.api = new ContractApi(this, 'ContractApi', environment)
    this.site = new Site(this, 'Site', {
      environment,
      apiDomain: this.api.domain,
      tokenHeaders: originKey.sentHeaders,
      connect: [
        `https://cognito-idp.${this.region}.amazonaws.com`,
        ...(hasGoogle === true ? [`https://${oauthDomain}`] : []),
      ],
      ...(edge?.certificate === undefined ? {} : { certificate: edge.certificate }),
      ...(edge?.firewallArn === undefined ? {} : { firewallArn: edge.firewallArn }),
    })
    this.mail = new Mail(this, 'Mail', {
      environment,
      table,
      siteUrl: `https://${this.site.domain}`,
      refresher: this.refresh.refresher,
    })
    this.recovery = new Recovery(this, 'Recovery', {
      environment,
      table,
      userPool,
      client: identity.securityClient,
      area: this.areas.recovery,
      sender: this.mail.sender,
      deadLetters: this.mail.deadLetters,
    })
    this.client = webClient(this, environment, userPool, this.site.domain)

    const aliases = byArea((name) => this.areas[name].publish())
    this.api.route({
      issuer: userPool.userPoolProviderUrl,
      clientId: this.client.userPoolClientId,
      tokenHeader: originKey.acceptedHeader,
      functions: aliases,
    })
    new GradualRelease(this, 'Release', { environment, api: this.api.api, aliases })

    new SiteFiles(this, 'SiteFiles', {
      environment,
      bucket: this.site.bucket,
      after: Object.values(aliases),
      config: {
        region: this.region,
        userPoolId: userPool.userPoolId,
        userPoolClientId: this.client.userPoolClientId,
        securityClientId: identity.securityClient.userPoolClientId,
        // The web app shows the Google button where there is an OAuth domain.
        ...(hasGoogle === true ? { oauthDomain } : {}),
        ...(ownDomain === undefined ? {} : { passkeyDomain: ownDomain }),
        stage: environment.stage,
        ...(contactEmail === undefined ? {} : { contactEmail }),
        ...(operator === undefined ? {} : { operator }),
      },
    })
    new CfnOutput(this, 'SiteUrl', { value: `https://${this.site.domain}/` })
    new CfnOutput(this, 'ApiUrl', {
      value: `https://${this.api.domain}/`,
      description: 'Past CloudFront: for the smoke test, which proves that it lets no caller in',
    })
  }

  /** The caller's own token opens nothing at Cognito: the function that looks after accounts asks for itself (ADR 035). */
  private allowAccounts(userPool: UserPool): void {
    const { function: fn, role } = this.areas.profile
    fn.addEnvironment('USER_POOL_ID', userPool.userPoolId)
    role.addToPolicy(
      new PolicyStatement({
        actions: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminUserGlobalSignOut', 'cognito-idp:AdminDeleteUser'],
        resources: [userPool.userPoolArn],
      }),
    )
  }
}

function byArea<Value>(make: (name: AreaName) => Value): Record<AreaName, Value> {
  const names = Object.keys(contract) as AreaName[]
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<AreaName, Value>
}
