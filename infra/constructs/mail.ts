// Mail: schedules, the queue, the functions that send and listen, and what SES needs to know of them (ADR 032).
import { type CfnElement, Duration, RemovalPolicy, Stack, TimeZone, Validations } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { ContextAttribute, Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { sizing } from '../function-sizing.ts'
import { deadLetters, repeatFailures, waitingDays } from './dead-letters.ts'
import { GumnutFunction } from './gumnut-function.ts'
import type { MailQueues } from './monitored.ts'
import { SecurityMails } from './security-mails.ts'

/** Older than this a run is dropped: the function itself sends nothing that is too late. */
const oldestRunHours = 12
/** A message that failed so often is for a person to look at. */
const mostReceives = 4
/** In Sydney, as shared/messages/schedule.ts has them; a test compares. */
const schedules = {
  weekly: { minute: '0', hour: '17', weekDay: 'SUN' },
  news: { minute: '0', hour: '9', weekDay: 'SAT' },
  achievements: { minute: '0', hour: '18', day: '*' },
} as const

type Props = {
  readonly environment: Environment
  readonly table: ITable
  /** The origin of the site, without a slash at its end. */
  readonly siteUrl: string
  readonly refresher: GumnutFunction
}

export class Mail extends Construct {
  readonly fanOut: GumnutFunction
  readonly sender: GumnutFunction
  readonly feedback: GumnutFunction
  readonly security: SecurityMails
  readonly deadLetters: Queue
  /** What the sender is served from; undefined where nobody sends. */
  readonly queues: MailQueues | undefined

  constructor(scope: Construct, id: string, { environment, table, siteUrl, refresher }: Props) {
    super(scope, id)
    this.deadLetters = deadLetters(this, environment, 'mails', true)
    const make = (part: string, name: 'message-fan-out' | 'message-sender' | 'message-feedback'): GumnutFunction =>
      new GumnutFunction(this, part, { environment, name, table })
    this.fanOut = make('FanOut', 'message-fan-out')
    this.sender = make('Sender', 'message-sender')
    this.feedback = make('Feedback', 'message-feedback')
    for (const fn of [this.fanOut, this.feedback]) repeatFailures(fn, this.deadLetters)
    const { sender, deadLetters: failed } = this
    this.security = new SecurityMails(this, 'Security', { environment, sender, deadLetters: failed })
    const queue = this.queue(environment)
    this.sender.function.addEnvironment('SITE_URL', siteUrl)
    // The refresh hands on the alerts that a price has reached.
    const queueing = [this.fanOut, refresher]
    for (const { function: fn } of queueing) fn.addEnvironment('MAIL_QUEUE_URL', queue.queueUrl)
    new Policy(this, 'Queueing', {
      roles: queueing.map(({ role }) => role),
      statements: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] })],
    })
    // Without a sender there is nobody to send as: the functions are there, and nothing starts them.
    const { emailFrom } = environment.settings
    if (emailFrom === undefined) return
    this.allowSending(environment, emailFrom)
    this.listen(environment)
    this.serve(queue, environment)
    if (this.security.queue !== undefined) this.queues = { mails: queue, securityMails: this.security.queue }
    this.schedule(environment)
  }

  private queue(environment: Environment): Queue {
    return new Queue(this, 'Queue', {
      queueName: nameOf(environment, 'mails'),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // AWS asks for six times the function's limit, so that a message under way is not handed out again.
      visibilityTimeout: Duration.seconds(6 * sizing['message-sender'].timeoutSeconds),
      retentionPeriod: Duration.days(waitingDays),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: mostReceives },
      removalPolicy: RemovalPolicy.DESTROY,
    })
  }

  private serve(queue: Queue, { mailSenders }: Environment): void {
    this.sender.function.addEventSource(
      new SqsEventSource(queue, {
        // A few pages at once: what one of them cannot finish comes again alone.
        batchSize: 2,
        maxConcurrency: mailSenders,
        reportBatchItemFailures: true,
      }),
    )
    Validations.of(this.sender).acknowledge({
      id: 'Serverless-LambdaEventSourceMappingDestination',
      reason:
        'The rule is for streams: what a queue cannot get rid of goes to the dead-letter queue of the queue itself.',
    })
  }

  /** Mails of this sender only, through the configuration set only. */
  private allowSending(environment: Environment, emailFrom: string): void {
    const { account, partition, region } = Stack.of(this)
    const name = nameOf(environment, 'mails')
    const set = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: name,
      reputationMetrics: true,
      // Who has bounced or complained is stopped by our own feedback, and may ask again. The account's list would keep the address for
      // good, and keep the sign-in codes from it too.
      disableSuppressionList: true,
    })
    set.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    const arn = (resource: string): string => `arn:${partition}:ses:${region}:${account}:${resource}`
    const sending = new Policy(this, 'Sending', {
      roles: [this.sender.role],
      statements: [
        new PolicyStatement({
          actions: ['ses:SendEmail'],
          // Any identity: in the sandbox IAM is also asked about that of each recipient. The condition holds the sender to the one.
          resources: [arn('identity/*'), arn(`configuration-set/${name}`)],
          conditions: { StringEquals: { 'ses:FromAddress': emailFrom } },
        }),
        new PolicyStatement({ actions: ['ses:GetAccount'], resources: ['*'] }),
      ],
    })
    Validations.of(sending).acknowledge(
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'ses:GetAccount reads the sending rate of the account and knows no resources.',
      },
      {
        id: `AwsSolutions-IAM5[Resource::arn:${partition}:ses:${region}:<AWS::AccountId>:identity/*]`,
        reason:
          'While the account is in the sandbox, SES asks IAM about the identity of each recipient as well; a condition allows one sender.',
      },
    )
  }

  /** Bounces and complaints of mails that went through the configuration set. */
  private listen(environment: Environment): void {
    new Rule(this, 'BouncesAndComplaints', {
      ruleName: nameOf(environment, 'mail-feedback'),
      description: 'Stops mail to who cannot or does not want to get it',
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': [nameOf(environment, 'mails')] } } },
      },
      targets: [
        new LambdaFunction(this.feedback.function, {
          retryAttempts: 10,
          maxEventAge: Duration.hours(oldestRunHours),
          deadLetterQueue: this.deadLetters,
        }),
      ],
    })
  }

  private schedule(environment: Environment): void {
    const { function: fn } = this.fanOut
    const starter = new Role(this, 'Starter', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      description: 'Starts the runs that put mails into the queue',
    })
    const name = Stack.of(this).getLogicalId(fn.node.defaultChild as CfnElement)
    Validations.of(starter).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${name}.Arn>:*]`,
      reason: 'CDK grants the versions and aliases of the one function with it; the scheduler may start nothing else.',
    })
    for (const [kind, when] of Object.entries(schedules)) {
      new Schedule(this, `Schedule-${kind}`, {
        scheduleName: nameOf(environment, `mail-${kind}`),
        description: `Puts the ${kind} mails into the queue`,
        // By the clock on a wall in Sydney, daylight saving included.
        schedule: ScheduleExpression.cron({ ...when, timeZone: TimeZone.of('Australia/Sydney') }),
        target: new LambdaInvoke(fn, {
          role: starter,
          input: ScheduleTargetInput.fromObject({ kind, scheduledAt: ContextAttribute.scheduledTime }),
          retryAttempts: 5,
          maxEventAge: Duration.hours(oldestRunHours),
          deadLetterQueue: this.deadLetters,
        }),
      })
    }
  }
}
