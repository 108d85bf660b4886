// WebAcl: what the two firewalls (firewall.ts, pool-firewall.ts) share: how rules are written and what is logged.
import { ArnFormat, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { removalPolicy } from './removal.ts'

type Rule = CfnWebACL.RuleProperty
type Statement = CfnWebACL.StatementProperty

type Props = {
  readonly environment: Environment
  /** Ends the ACL's name, that of its metric and of its log group. */
  readonly name: string
  readonly description: string
  readonly scope: 'CLOUDFRONT' | 'REGIONAL'
  readonly rules: readonly Rule[]
}

const fiveMinutes = 300

/**
 * An ACL that lets through what no rule stops, with its log.
 * @param id of the ACL; the log group is beside it, as `${id}Logs`
 */
export function webAcl(scope: Construct, id: string, { environment, name, rules, ...props }: Props): CfnWebACL {
  const acl = new CfnWebACL(scope, id, {
    name: nameOf(environment, name),
    description: props.description,
    scope: props.scope,
    defaultAction: { allow: {} },
    visibilityConfig: visibility(nameOf(environment, name)),
    rules: rules.map((rule, priority) => ({ ...rule, priority })),
  })
  const logs = new LogGroup(scope, `${id}Logs`, {
    // AWS asks for this beginning.
    logGroupName: `aws-waf-logs-${nameOf(environment, name)}`,
    retention: environment.logDays,
    removalPolicy: removalPolicy(environment),
  })
  new CfnLoggingConfiguration(scope, `${id}Logging`, {
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
    // Only what was stopped or counted.
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
  // Samples would show whole requests, tokens included, to every reader of the console.
  sampledRequestsEnabled: false,
})

/**
 * Stops an address that asks more often than the limit in five minutes, until it asks less.
 * @param of which requests count; all when left out
 */
export const rateRule = (name: string, limit: number, action: CfnWebACL.RuleActionProperty, of?: Statement): Rule => ({
  name,
  priority: 0,
  action,
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: fiveMinutes,
      aggregateKeyType: 'IP',
      ...(of === undefined ? {} : { scopeDownStatement: of }),
    },
  },
  visibilityConfig: visibility(name),
})

/** A rule group that AWS keeps up to date. @param counted its rules that note a request and let it through */
export const managedRules = (name: string, counted: readonly string[] = []): Rule => ({
  name,
  priority: 0,
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
