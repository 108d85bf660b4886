// Summary: an environment in one page of text, so that a review sees what a change does and not 200 KB of JSON.
import { at, type Resource, type Template } from './synthesis.ts'

const setting = (resource: Resource, ...path: string[]): string => JSON.stringify(at(resource, 'Properties', ...path))

/** What is worth reading about one resource; the rest is counted. */
const facts: Readonly<Record<string, (resource: Resource) => string>> = {
  'AWS::DynamoDB::Table': (table) =>
    `${setting(table, 'BillingMode')} protected=${setting(table, 'DeletionProtectionEnabled')} pitr=${setting(table, 'PointInTimeRecoverySpecification', 'PointInTimeRecoveryEnabled')} on delete: ${table.DeletionPolicy}`,
  'AWS::Cognito::UserPool': (pool) =>
    `${setting(pool, 'UserPoolTier')} protection=${setting(pool, 'DeletionProtection')} mfa=${setting(pool, 'MfaConfiguration')}`,
  'AWS::Cognito::UserPoolClient': (client) =>
    `flows=${setting(client, 'ExplicitAuthFlows')} providers=${setting(client, 'SupportedIdentityProviders')}`,
  'AWS::Lambda::Function': (fn) =>
    `${setting(fn, 'FunctionName')} ${setting(fn, 'Runtime')} ${setting(fn, 'MemorySize')} MB ${setting(fn, 'Timeout')} s reserved=${setting(fn, 'ReservedConcurrentExecutions') ?? 'no'}`,
  'AWS::ApiGatewayV2::Route': (route) => `${setting(route, 'RouteKey')} ${setting(route, 'AuthorizationType')}`,
  'AWS::ApiGatewayV2::Stage': (stage) => `throttle=${setting(stage, 'DefaultRouteSettings')}`,
  'AWS::Events::Rule': (rule) => setting(rule, 'ScheduleExpression'),
  'AWS::CloudWatch::Alarm': (alarm) => setting(alarm, 'AlarmName'),
  'AWS::CodeDeploy::DeploymentGroup': (group) =>
    `${setting(group, 'DeploymentGroupName')} ${setting(group, 'DeploymentConfigName')}`,
  'AWS::Logs::LogGroup': (group) =>
    `${setting(group, 'LogGroupName')} ${setting(group, 'RetentionInDays')} days, on delete: ${group.DeletionPolicy}`,
  'AWS::WAFv2::WebACL': (acl) =>
    (at(acl, 'Properties', 'Rules') as { Name: string }[]).map(({ Name }) => Name).join(', '),
  'AWS::CloudFront::Distribution': (distribution) =>
    `${setting(distribution, 'DistributionConfig', 'HttpVersion')} aliases=${setting(distribution, 'DistributionConfig', 'Aliases') ?? 'none'}`,
}

export function summaryOf(stacks: Readonly<Record<string, Template | undefined>>): string {
  return Object.entries(stacks)
    .flatMap(([name, template]) => (template === undefined ? [] : [`${name}\n${stackLines(template).join('\n')}\n`]))
    .join('\n')
}

function stackLines(template: Template): string[] {
  const resources = Object.values(template.Resources)
  const types = [...new Set(resources.map(({ Type }) => Type))].sort()
  return types.map((type) => {
    const ofThisType = resources.filter(({ Type }) => Type === type)
    const fact = facts[type]
    const details = fact === undefined ? [] : ofThisType.map((resource) => `\n      ${fact(resource)}`).sort()
    return `  ${String(ofThisType.length).padStart(2)} ${type}${details.join('')}`
  })
}
