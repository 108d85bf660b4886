// ContractApi: the HTTP API, one route for each operation of the contract, each with its authorizer and its function.
import { Stack, Validations } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Alias, IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { tokenScopes } from '#shared/account/identity-rules.ts'
import { type AreaName, contract } from '#shared/contract/index.ts'
import { type Area, type Operation, routeKey } from '#shared/operation/operation.ts'
import { type Environment, nameOf } from '../config.ts'
import { accessLogFields } from '../access-log.ts'
import { removalPolicy } from './removal.ts'

/** Routes that cost money or call a provider, and the open one, get less than the whole API. */
const areaThrottle: Partial<Record<AreaName, { perSecond: number; burst: number }>> = {
  ai: { perSecond: 20, burst: 40 },
  market: { perSecond: 200, burst: 400 },
  performance: { perSecond: 100, burst: 200 },
  health: { perSecond: 10, burst: 20 },
  messages: { perSecond: 50, burst: 100 },
  recovery: { perSecond: 10, burst: 20 },
  watchlist: { perSecond: 200, burst: 400 },
}

type Routing = {
  readonly issuer: string
  readonly clientId: string
  /** The header in which CloudFront hands over the caller's token (constructs/origin-key.ts). */
  readonly tokenHeader: string
  readonly functions: Readonly<Record<AreaName, Alias>>
}

export class ContractApi extends Construct {
  readonly api: HttpApi
  /** The host that CloudFront calls. */
  readonly domain: string
  private readonly environment: Environment

  constructor(scope: Construct, id: string, environment: Environment) {
    super(scope, id)
    this.environment = environment
    this.api = new HttpApi(this, 'Api', {
      apiName: nameOf(environment, 'api'),
      description: `Gumnut ${environment.stage}; reached through CloudFront only`,
      createDefaultStage: false,
    })
    const { region, urlSuffix } = Stack.of(this)
    this.domain = `${this.api.apiId}.execute-api.${region}.${urlSuffix}`
  }

  /** Separate from making the API: the authorizer names the client, and the client's callback is behind the API's address. */
  route(routing: Routing): void {
    this.addStage(this.environment, this.addRoutes(routing))
  }

  private addRoutes({ issuer, clientId, tokenHeader, functions }: Routing): Map<string, HttpRoute> {
    // The scope asked for is in access tokens of everyday use alone: it keeps ID tokens and security sessions out.
    const authorizer = new HttpJwtAuthorizer('AccessToken', issuer, {
      jwtAudience: [clientId],
      identitySource: [`$request.header.${tokenHeader}`],
    })
    const routes = new Map<string, HttpRoute>()
    for (const [areaName, area] of Object.entries(contract) as [AreaName, Area][]) {
      const integration = new HttpLambdaIntegration(`${areaName}-integration`, functions[areaName] as IFunction, {
        // One permission for the function instead of one for each of its routes.
        scopePermissionToRoute: false,
      })
      for (const operation of Object.values(area)) {
        const isPublic = operation.isPublic === true
        const [route] = this.api.addRoutes({
          path: operation.path,
          methods: [HttpMethod[operation.method]],
          integration,
          ...(isPublic ? {} : { authorizer, authorizationScopes: [tokenScopes.api] }),
        })
        if (route === undefined) throw new Error(`No route for ${routeKey(operation)}`)
        if (isPublic) acknowledgePublic(route, operation)
        routes.set(routeKey(operation), route)
      }
    }
    return routes
  }

  private addStage(environment: Environment, routes: Map<string, HttpRoute>): void {
    const { stage, accessLogDays, throttle } = environment
    const logGroup = new LogGroup(this, 'AccessLogs', {
      // The prefix lets API Gateway write without growing the account's one resource policy for logs, which has a size limit.
      logGroupName: `/aws/vendedlogs/gumnut-${stage}-api`,
      retention: accessLogDays,
      removalPolicy: removalPolicy(environment),
    })
    const httpStage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      // Metrics by route would cost US$0.30 each and month; the access log has the same by query.
      detailedMetricsEnabled: false,
      throttle: { rateLimit: throttle.perSecond, burstLimit: throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    })
    const routeSettings: Record<string, object> = {}
    for (const [areaName, limit] of Object.entries(areaThrottle) as [
      AreaName,
      { perSecond: number; burst: number },
    ][]) {
      for (const operation of Object.values<Operation>(contract[areaName])) {
        const key = routeKey(operation)
        routeSettings[key] = {
          ThrottlingRateLimit: Math.min(limit.perSecond, throttle.perSecond),
          ThrottlingBurstLimit: Math.min(limit.burst, throttle.burst),
        }
        const route = routes.get(key)
        if (route !== undefined) httpStage.node.addDependency(route)
      }
    }
    const cfnStage = httpStage.node.defaultChild as CfnStage
    cfnStage.routeSettings = routeSettings
  }
}

function acknowledgePublic(route: HttpRoute, operation: Operation): void {
  Validations.of(route).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason: `${routeKey(operation)} is open by contract (isPublic): ${whyOpen(operation)}, and it has its own throttle.`,
  })
}

function whyOpen({ body, query }: Operation): string {
  if (body !== undefined)
    return 'whoever lost a factor is signed out, and what counts is a code from a mail and the password'
  return query === undefined ? 'it answers a constant, reads nothing' : 'what it does is signed into its link'
}
