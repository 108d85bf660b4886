// OperationsStack: alarms, where they go, and the dashboard.
import { CfnOutput, CrossStackReferences, ReferenceStrength, Stack, type StackProps, Validations } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { Alarms } from '../constructs/alarms.ts'
import type { GumnutFunction } from '../constructs/gumnut-function.ts'
import { monthlyBudget } from '../constructs/monthly-budget.ts'
import { operationsDashboard } from '../constructs/operations-dashboard.ts'
import type { Monitored } from '../constructs/monitored.ts'
import type { FunctionName } from '../function-sizing.ts'
import type { AppStack } from './app-stack.ts'
import type { DataStack } from './data-stack.ts'
import type { IdentityStack } from './identity-stack.ts'

type Props = StackProps & {
  readonly environment: Environment
  readonly data: DataStack
  readonly identity: IdentityStack
  readonly app: AppStack
}

export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, { environment, data, identity, app, ...props }: Props) {
    super(scope, id, props)
    // Weak references, because an exported value in use would keep an area from ever being removed.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK)
    const functions = new Map<FunctionName, GumnutFunction>([
      ...(Object.entries(app.areas) as [FunctionName, GumnutFunction][]),
      ['price-refresh', app.refresh.refresher],
      ['price-history', app.history.appender],
      ['message-fan-out', app.mail.fanOut],
      ['message-sender', app.mail.sender],
      ['message-feedback', app.mail.feedback],
      ['recovery-run', app.recovery.runner],
      ['pool-calls', app.mail.security.poolCalls],
      ['identity', identity.trigger],
    ])
    const monitored: Monitored = {
      environment,
      api: app.api.api,
      functions,
      deadLetters: app.refresh.deadLetters,
      historyDeadLetters: app.history.deadLetters,
      mailDeadLetters: app.mail.deadLetters,
      mailQueues: app.mail.queues,
      table: data.table,
      userPoolId: identity.userPool.userPoolId,
      userPoolClientId: app.client.userPoolClientId,
    }
    const topic = this.alarmTopic(environment)
    const { all } = new Alarms(this, 'Alarms', { ...monitored, topic })
    operationsDashboard(this, { ...monitored, alarms: all, distributionId: app.site.distribution.distributionId })
    monthlyBudget(this, environment)
    new CfnOutput(this, 'AlarmTopicArn', { value: topic.topicArn })
  }

  private alarmTopic(environment: Environment): Topic {
    const topic = new Topic(this, 'AlarmTopic', {
      topicName: nameOf(environment, 'alarms'),
      displayName: `Gumnut ${environment.stage}`,
      enforceSSL: true,
    })
    // With a policy of its own a topic no longer lets CloudWatch in by default.
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    const { alertEmail } = environment.settings
    if (alertEmail !== undefined) {
      const subscription = topic.addSubscription(new EmailSubscription(alertEmail))
      Validations.of(subscription).acknowledge({
        id: 'Serverless-SNSRedrivePolicy',
        reason: 'A mailbox: SNS retries mail itself, and the alarm state stays in CloudWatch and on the dashboard.',
      })
    }
    return topic
  }
}
