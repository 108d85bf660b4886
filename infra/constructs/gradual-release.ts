// GradualRelease: moves the API's functions to a new version, a tenth of the calls first, and back when an alarm rings.
import { Duration, Validations } from 'aws-cdk-lib'
import { type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'

/** In one minute. The canary gets a tenth of the calls, so few failures already say a lot. */
const crashesThatRollBack = 1
const serverErrorsThatRollBack = 5

type Props = {
  readonly environment: Environment
  readonly api: HttpApi
  readonly aliases: Readonly<Record<string, Alias>>
}

export class GradualRelease extends Construct {
  constructor(scope: Construct, id: string, { environment, api, aliases }: Props) {
    super(scope, id)
    if (environment.release !== 'canary') return
    // Failures that a function answers itself (it answers all it can) are the gateway's 5xx, not the function's errors.
    const serverErrors = new Alarm(this, 'ServerErrors', {
      alarmName: nameOf(environment, 'release-5xx'),
      alarmDescription: 'The API answers 5xx: a release that is under way goes back',
      metric: api.metricServerError({ period: Duration.minutes(1), statistic: 'sum' }),
      threshold: serverErrorsThatRollBack,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    const application = new LambdaApplication(this, 'Application', { applicationName: nameOf(environment, 'api') })
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      description: 'Shifts traffic between versions',
    })
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      reason:
        "AWS's own policy for this one service, the limited one; CDK attaches it and CodeDeploy documents no smaller set.",
    })
    for (const [name, alias] of Object.entries(aliases)) {
      const crashes = new Alarm(this, `${name}-crashes`, {
        alarmName: nameOf(environment, `release-${name}-crashes`),
        alarmDescription: `${name} crashes: a release that is under way goes back`,
        metric: alias.metricErrors({ period: Duration.minutes(1) }),
        threshold: crashesThatRollBack,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      })
      new LambdaDeploymentGroup(this, `${name}-group`, {
        application,
        deploymentGroupName: nameOf(environment, name),
        role,
        alias,
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms: [serverErrors, crashes],
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      })
    }
  }
}
