// Firewall: AWS WAF in front of CloudFront: known bad callers and patterns, and a rate for each address.
import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'

/**
 * Requests of one address in five minutes. One person may send 20 a second (api.md), which is 6,000, and a school or an
 * office shares one address; this is against floods. What one person may do is the functions' business.
 */
const apiRate = 12_000
const aiRate = 600

const fiveMinutes = 300

export function firewall(scope: Construct, environment: Environment): CfnWebACL {
  const acl = new CfnWebACL(scope, 'Firewall', {
    name: nameOf(environment, 'edge'),
    description: 'In front of the site and the API',
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('all'),
    rules: [
      rateRule(0, 'ai-rate', aiRate, '/api/ai/'),
      rateRule(1, 'api-rate', apiRate, '/api/'),
      managedRules(2, 'AWSManagedRulesAmazonIpReputationList'),
      managedRules(3, 'AWSManagedRulesKnownBadInputsRuleSet'),
      // Counted, not blocked: the rule's 8 KB is less than a body of ours may be (64 KB, refused by the functions).
      managedRules(4, 'AWSManagedRulesCommonRuleSet', ['SizeRestrictions_BODY']),
    ],
  })
  const logs = new LogGroup(scope, 'FirewallLogs', {
    // AWS asks for this beginning.
    logGroupName: `aws-waf-logs-${nameOf(environment, 'edge')}`,
    retention: environment.logDays,
    removalPolicy: environment.isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  new CfnLoggingConfiguration(scope, 'FirewallLogging', {
    resourceArn: acl.attrArn,
    // WAF wants the ARN without the ":*" that a log group's own one ends with.
    logDestinationConfigs: [
      Stack.of(scope).formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: logs.logGroupName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    redactedFields: [{ singleHeader: { Name: 'authorization' } }, { queryString: {} }],
    // What is let through is in CloudFront's own log; here only what was stopped or counted.
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }, { ActionCondition: { Action: 'COUNT' } }],
        },
      ],
    },
  })
  return acl
}

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  // Samples would show whole requests, tokens included, to anybody who may read the console.
  sampledRequestsEnabled: false,
})

const rateRule = (priority: number, name: string, limit: number, path: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429, responseHeaders: [{ name: 'retry-after', value: '60' }] } } },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: fiveMinutes,
      aggregateKeyType: 'IP',
      scopeDownStatement: {
        byteMatchStatement: {
          fieldToMatch: { uriPath: {} },
          positionalConstraint: 'STARTS_WITH',
          searchString: path,
          textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
        },
      },
    },
  },
  visibilityConfig: visibility(name),
})

const managedRules = (priority: number, name: string, counted: readonly string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ...(counted.length === 0
        ? {}
        : { ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })) }),
    },
  },
  visibilityConfig: visibility(name),
})
