// Alarms: one for each alarm definition, all on the same topic.
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { nameOf } from '../config.ts'
import { alarmDefinitions } from './alarm-definitions.ts'
import type { Monitored } from './monitored.ts'

export class Alarms extends Construct {
  readonly all: readonly Alarm[]

  constructor(scope: Construct, id: string, { topic, ...monitored }: Monitored & { readonly topic: ITopic }) {
    super(scope, id)
    this.all = alarmDefinitions(monitored).map((definition) => {
      const [breaching, evaluated] = definition.of ?? [1, 1]
      const alarm = new Alarm(this, definition.name, {
        alarmName: nameOf(monitored.environment, definition.name),
        alarmDescription: definition.means,
        metric: definition.metric,
        threshold: definition.threshold,
        datapointsToAlarm: breaching,
        evaluationPeriods: evaluated,
        comparisonOperator:
          definition.below === true
            ? ComparisonOperator.LESS_THAN_THRESHOLD
            : ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: definition.missing ?? TreatMissingData.NOT_BREACHING,
      })
      // Also when it is over, so that the search for a cause can stop.
      alarm.addAlarmAction(new SnsAction(topic))
      alarm.addOkAction(new SnsAction(topic))
      return alarm
    })
  }
}
