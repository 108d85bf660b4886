// DataStack: the single table. A stack of its own, so that no change to the app can replace what people have stored.
import { Stack, type StackProps } from 'aws-cdk-lib'
import { AttributeType, BillingMode, type ITable, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { removalPolicy } from '../constructs/removal.ts'
import { appTable } from '../tables.ts'

/** The longest that DynamoDB offers; also how long a deleted person stays in backups, which the privacy policy says. */
const recoveryDays = 35

export class DataStack extends Stack {
  readonly table: ITable

  constructor(scope: Construct, id: string, { environment, ...props }: StackProps & { environment: Environment }) {
    super(scope, id, props)
    // Table and not TableV2: one region, and an AWS::DynamoDB::Table is what emulators and older tools can create too.
    const table = new Table(this, 'Table', {
      tableName: nameOf(environment, 'app'),
      partitionKey: { name: appTable.partitionKey, type: AttributeType.STRING },
      sortKey: { name: appTable.sortKey, type: AttributeType.STRING },
      timeToLiveAttribute: appTable.timeToLive,
      billingMode: BillingMode.PAY_PER_REQUEST,
      // AWS's key for DynamoDB: free of key charges worth naming, rotated each year, every use in CloudTrail.
      encryption: TableEncryption.AWS_MANAGED,
      // No AWS Backup beside it: a yearly copy would keep people who asked to be forgotten.
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: recoveryDays },
      deletionProtection: environment.isProtected,
      removalPolicy: removalPolicy(environment),
    })
    // Exported whether the app reads this table or a restored one: CloudFormation refuses to take away an export that is in use.
    this.exportValue(table.tableArn)
    this.exportValue(table.tableName)
    const { restoredTable } = environment.settings
    // The cast: CDK's class declares its optional properties a shade looser than its interface.
    this.table =
      restoredTable === undefined ? (table as ITable) : Table.fromTableName(this, 'RestoredTable', restoredTable)
  }
}
