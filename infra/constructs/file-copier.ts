// FileCopier: the function that CDK brings along to unpack files into a bucket, with our role, logs and tracing around it.
import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Environment } from '../config.ts'

/** The action groups that CDK's grants write; each is the whole family of one verb on objects of two named buckets. */
const grantedFamilies = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*']

export class FileCopier extends Construct {
  readonly options: { readonly role: Role; readonly logGroup: LogGroup; readonly memoryLimit: number }

  constructor(scope: Construct, id: string, { stage, logDays }: Environment) {
    super(scope, id)
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/gumnut/${stage}/site-files`,
      retention: logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: 'Copies the web app into its bucket during a deployment',
    })
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    )
    this.options = { role, logGroup, memoryLimit: 256 }
  }

  /** Once the deployments exist: the function is made with the first of them, beside us in the stack. */
  acknowledge(bucket: IBucket): void {
    const stack = Stack.of(this)
    const { role } = this.options
    const bucketName = (stack.resolve(bucket.bucketArn) as { 'Fn::GetAtt': [string, string] })['Fn::GetAtt'][0]
    const reason =
      "CDK's own grants for its own code: reads the deployment assets, writes the site's bucket, runs only during a deployment."
    Validations.of(role).acknowledge(
      ...grantedFamilies.map((action) => ({ id: `AwsSolutions-IAM5[Action::${action}]`, reason })),
      { id: `AwsSolutions-IAM5[Resource::<${bucketName}.Arn>/*]`, reason },
      {
        id: `AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*]`,
        reason,
      },
    )
    const copier = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
    if (copier === undefined) throw new Error('CDK made no function to copy files; has BucketDeployment changed?')
    const runtime = 'CDK chooses the runtime its own code is tested with, and updates it with aws-cdk-lib.'
    Validations.of(copier).acknowledge(
      { id: 'AwsSolutions-L1', reason: runtime },
      { id: 'Serverless-LambdaLatestVersion', reason: runtime },
      { id: 'Serverless-LambdaDLQ', reason: 'CloudFormation waits for the answer and fails the deployment with it.' },
      {
        id: 'Serverless-LambdaTracing',
        reason: 'Runs for seconds during a deployment; its log is enough, and tracing would want one more right on *.',
      },
    )
  }
}
