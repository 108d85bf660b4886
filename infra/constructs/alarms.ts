// Alarms: one for each watch, all telling the same topic.
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { nameOf } from '../config.ts'
import { type Watched, watchesOf } from './watches.ts'

export class Alarms extends Construct {
  readonly all: readonly Alarm[]

  constructor(scope: Construct, id: string, { topic, ...watched }: Watched & { readonly topic: ITopic }) {
    super(scope, id)
    this.all = watchesOf(watched).map((watch) => {
      const [breaching, evaluated] = watch.of ?? [1, 1]
      const alarm = new Alarm(this, watch.name, {
        alarmName: nameOf(watched.environment, watch.name),
        alarmDescription: watch.means,
        metric: watch.metric,
        threshold: watch.threshold,
        datapointsToAlarm: breaching,
        evaluationPeriods: evaluated,
        comparisonOperator:
          watch.below === true ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: watch.missing ?? TreatMissingData.NOT_BREACHING,
      })
      // Also when it is over, so that nobody keeps looking.
      alarm.addAlarmAction(new SnsAction(topic))
      alarm.addOkAction(new SnsAction(topic))
      return alarm
    })
  }
}
