// The API as CDK makes it: every operation of the contract, its authorizer, its function; and nothing beside them.
import { expect, test } from 'vitest'
import { sizing } from '#infra/function-sizing.ts'
import { type AreaName, contract } from '#shared/contract/index.ts'
import { type Area, routeKey } from '#shared/operation/operation.ts'
import { at, ofType, referenced, synthesise, theOnly } from './synthesis.ts'

const { app } = synthesise('prod')
const routes = new Map(
  ofType(app, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => [String(Properties['RouteKey']), Properties]),
)
const operations = (Object.entries(contract) as [AreaName, Area][]).flatMap(([area, all]) =>
  Object.values(all).map((operation) => ({ area, key: routeKey(operation), isPublic: operation.isPublic === true })),
)

/** Route -> integration -> alias -> function. */
function functionBehind(route: unknown): unknown {
  const integration = app.Resources[referenced(at(route, 'Target'))[0] ?? '']
  const alias = app.Resources[referenced(integration?.Properties['IntegrationUri'])[0] ?? '']
  return app.Resources[referenced(alias?.Properties['FunctionName'])[0] ?? '']?.Properties['FunctionName']
}

test('the routes are exactly the operations of the contract', () => {
  expect([...routes.keys()].sort()).toEqual(operations.map(({ key }) => key).sort())
})

test.each(operations)(
  '$key is served by the function of its area, through the alias that releases move',
  ({ area, key }) => {
    expect(functionBehind(routes.get(key))).toBe(`gumnut-prod-${area}`)
  },
)

test.each(operations.filter(({ isPublic }) => !isPublic))(
  '$key wants an access token: the JWT authorizer and the scope',
  ({ key }) => {
    const route = routes.get(key)
    expect(route?.['AuthorizationType']).toBe('JWT')
    expect(route?.['AuthorizationScopes']).toEqual(['gumnut/api'])
    expect(app.Resources[referenced(route?.['AuthorizerId'])[0] ?? '']?.Type).toBe('AWS::ApiGatewayV2::Authorizer')
  },
)

test('only the health check, signed links in mails and the recovery of a lost factor are open', () => {
  const open = [...routes].filter(([, route]) => route['AuthorizationType'] === 'NONE').map(([key]) => key)
  expect(open).toEqual([
    'GET /api/health',
    'GET /api/messages/unsubscribe',
    'POST /api/messages/unsubscribe',
    'POST /api/recovery/request',
    'POST /api/recovery/challenge',
    'POST /api/recovery/confirm',
    'GET /api/recovery/cancel',
    'POST /api/recovery/cancel',
  ])
})

test('the authorizer believes the pool of this environment and the web client alone', () => {
  const { JwtConfiguration, AuthorizerType } = theOnly(app, 'AWS::ApiGatewayV2::Authorizer').Properties
  expect(AuthorizerType).toBe('JWT')
  expect(at(JwtConfiguration, 'Audience')).toHaveLength(1)
  expect(referenced(at(JwtConfiguration, 'Audience')).map((id) => app.Resources[id]?.Type)).toEqual([
    'AWS::Cognito::UserPoolClient',
  ])
  expect(JSON.stringify(at(JwtConfiguration, 'Issuer'))).toMatch(/gumnut-prod-identity:.*UserPool.*ProviderURL/)
})

test('a caller who bypasses CloudFront cannot be authorised: the token is looked for in a header with a secret name', () => {
  const source = at(theOnly(app, 'AWS::ApiGatewayV2::Authorizer'), 'Properties', 'IdentitySource', 0)
  const text = JSON.stringify(source)
  expect(text).toContain('$request.header.x-gumnut-{{resolve:secretsmanager:')
  expect(app.Resources[referenced(source)[0] ?? '']?.Type).toBe('AWS::SecretsManager::Secret')
})

test('every function may be called by this API and by no other caller', () => {
  const callers = ofType(app, 'AWS::Lambda::Permission').map(([, { Properties }]) => String(Properties['Principal']))
  expect(callers.sort()).toEqual(
    [
      // The refresh, bounces and complaints, calls of the user pool, and recoveries.
      ...Array.from({ length: 4 }, () => 'events.amazonaws.com'),
      ...Object.keys(contract).map(() => 'apigateway.amazonaws.com'),
    ].sort(),
  )
})

test('the stage throttles, more strictly where a call costs money, and logs no path, token or address', () => {
  const { DefaultRouteSettings, RouteSettings, AccessLogSettings, StageName } = theOnly(
    app,
    'AWS::ApiGatewayV2::Stage',
  ).Properties
  expect(StageName).toBe('$default')
  expect(at(DefaultRouteSettings, 'ThrottlingRateLimit')).toBeGreaterThanOrEqual(20)
  expect(at(DefaultRouteSettings, 'ThrottlingBurstLimit')).toBeGreaterThanOrEqual(200)
  for (const area of ['ai', 'market', 'watchlist', 'health'] as const) {
    for (const operation of Object.values<Area[string]>(contract[area])) {
      expect(at(RouteSettings, routeKey(operation), 'ThrottlingRateLimit')).toBeLessThan(
        Number(at(DefaultRouteSettings, 'ThrottlingRateLimit')),
      )
    }
  }
  expect(at(AccessLogSettings, 'Format')).toContain('$context.routeKey')
  expect(at(AccessLogSettings, 'Format')).not.toMatch(/\$context\.(path|identity|authorizer\.claims)/)
})

test('every function ships code of its own', () => {
  const codes = ofType(app, 'AWS::Lambda::Function').map(([, fn]) => at(fn, 'Properties', 'Code', 'S3Key'))
  expect(new Set(codes).size).toBe(codes.length)
})

test('there is no CORS: the page and the API share one origin', () => {
  expect(theOnly(app, 'AWS::ApiGatewayV2::Api').Properties['CorsConfiguration']).toBeUndefined()
})

test.each(Object.keys(contract) as AreaName[])(
  '%s runs on Node 24, arm64, traced, with its own JSON log and the size of the table',
  (area) => {
    const [, fn] =
      ofType(app, 'AWS::Lambda::Function').find(
        ([, { Properties }]) => Properties['FunctionName'] === `gumnut-prod-${area}`,
      ) ?? []
    expect(fn?.Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      TracingConfig: { Mode: 'Active' },
      MemorySize: sizing[area].memoryMb,
      Timeout: sizing[area].timeoutSeconds,
      LoggingConfig: { LogFormat: 'JSON' },
    })
    const log = app.Resources[referenced(at(fn, 'Properties', 'LoggingConfig'))[0] ?? '']
    expect(log?.Properties).toMatchObject({ LogGroupName: `/gumnut/prod/${area}`, RetentionInDays: 90 })
  },
)
