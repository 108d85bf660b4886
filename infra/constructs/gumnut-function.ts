// GumnutFunction: one Lambda function with a role of its own that may do what table-access.ts says and nothing else.
import { join } from 'node:path'
import { AssetHashType, Aws, DockerImage, Duration, Validations } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { projectRoot, writeBundle } from '../bundling.ts'
import { type Environment, nameOf } from '../config.ts'
import { secretsOf, variablesOf } from '../function-environment.ts'
import { type FunctionName, reservedConcurrency, sizing } from '../function-sizing.ts'
import { tableAccess } from '../table-access.ts'
import { removalPolicy } from './removal.ts'

/**
 * CDK's NodejsFunction would start `npx esbuild` for each function; calling esbuild in this process takes a fifth of the
 * time and the options are those that scripts/cold-import.ts measures. Where CDK is told not to bundle (tests), nothing runs.
 */
const bundledCode = (folder: string): Code =>
  Code.fromAsset(join(projectRoot, 'lambdas'), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Asked for by the type; the local bundler below never declines.
      image: DockerImage.fromRegistry('unused'),
      // CDK bundles once for all assets with the same options, and does not look into the bundler: this tells them apart.
      command: [folder],
      local: {
        tryBundle(outputDir) {
          writeBundle(folder, outputDir)
          return true
        },
      },
    },
  })

type Props = {
  readonly environment: Environment
  readonly name: FunctionName
  /** Left out for functions that touch no item. */
  readonly table?: ITable
}

export class GumnutFunction extends Construct {
  readonly function: LambdaFunction
  readonly role: Role

  constructor(scope: Construct, id: string, { environment, name, table }: Props) {
    super(scope, id)
    const { folder, memoryMb, timeoutSeconds, because } = sizing[name]
    const functionName = nameOf(environment, name)
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/gumnut/${environment.stage}/${name}`,
      retention: environment.logDays,
      removalPolicy: removalPolicy(environment),
    })

    // Not AWS's basic execution role: that one may write to every log group of the account.
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `Runs ${functionName}`,
    })
    this.role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    )
    if (table !== undefined) this.allowTable(table, name)
    this.allowSecrets(Object.values(secretsOf(environment, name)))
    Validations.of(this.role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray only: PutTraceSegments and PutTelemetryRecords know no resources, AWS documents * for them.',
    })

    const reserved = reservedConcurrency(environment, name)
    this.function = new LambdaFunction(this, 'Function', {
      functionName,
      description: because,
      code: bundledCode(folder),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
      environment: { ...variablesOf(environment, name, table?.tableName ?? '') },
      role: this.role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
      tracing: Tracing.ACTIVE,
    })
    Validations.of(this.function).acknowledge({
      id: 'Serverless-LambdaDLQ',
      reason:
        'A dead-letter target serves asynchronous calls. API and Cognito wait for the answer and see the failure; price-refresh has an on-failure destination, which the rule does not look at.',
    })
  }

  /** The alias that the API calls: a release moves it from one published version to the next. */
  publish(): ReturnType<LambdaFunction['addAlias']> {
    return this.function.addAlias('live')
  }

  private allowTable(table: ITable, name: FunctionName): void {
    for (const { actions, keys, attributes } of tableAccess[name]) {
      this.role.addToPolicy(
        new PolicyStatement({
          actions: actions.map((action) => `dynamodb:${action}`),
          resources: [table.tableArn],
          conditions: {
            'ForAllValues:StringLike': {
              'dynamodb:LeadingKeys': keys,
              ...(attributes === undefined ? {} : { 'dynamodb:Attributes': attributes }),
            },
            // A request without keys, or for every attribute, would satisfy ForAllValues; this refuses it.
            Null: {
              'dynamodb:LeadingKeys': 'false',
              ...(attributes === undefined ? {} : { 'dynamodb:Attributes': 'false' }),
            },
            // What an update names is no more than it may write; asking for the whole item back would read the rest.
            ...(attributes === undefined
              ? {}
              : { StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] } }),
          },
        }),
      )
    }
  }

  private allowSecrets(names: readonly string[]): void {
    for (const name of names) {
      this.role.addToPolicy(
        new PolicyStatement({
          actions: ['secretsmanager:GetSecretValue'],
          // Secrets Manager ends each ARN with a hyphen and six random characters.
          resources: [`arn:${Aws.PARTITION}:secretsmanager:${Aws.REGION}:${Aws.ACCOUNT_ID}:secret:${name}-??????`],
        }),
      )
    }
  }
}
