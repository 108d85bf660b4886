// EdgeLogStack: CloudFront's log, in us-east-1 because AWS makes its delivery there and nowhere else.
import { ArnFormat, CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib'
import type { CfnDistribution, Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs'
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { edgeLogFields } from '../edge-log.ts'
import { edgeRegion } from '../environments.ts'

type Props = StackProps & {
  readonly environment: Environment
  readonly distribution: Distribution
  readonly bucket: IBucket
}

/** After the app's stack, whose distribution it names: the other us-east-1 stack (EdgeStack) has to be there before. */
export class EdgeLogStack extends Stack {
  constructor(scope: Construct, id: string, { environment, distribution, bucket, ...props }: Props) {
    super(scope, id, { ...props, env: { region: edgeRegion }, description: 'Gumnut: the log of the edge' })
    // Read from the other region by CloudFormation itself: no custom resource that copies values around.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK)
    // Of the resources themselves: CDK would ask the constructs for names that they do not have before they are made.
    const { attrId } = distribution.node.defaultChild as CfnDistribution
    const { attrArn } = bucket.node.defaultChild as CfnBucket
    const source = new CfnDeliverySource(this, 'Source', {
      name: nameOf(environment, 'edge'),
      resourceArn: this.formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: attrId,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      }),
      logType: 'ACCESS_LOGS',
    })
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: nameOf(environment, 'edge'),
      destinationResourceArn: attrArn,
      outputFormat: 'json',
    })
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: [...edgeLogFields],
      s3SuffixPath: 'edge/{yyyy}/{MM}/{dd}',
    })
    // It names the source by its name, which CloudFormation does not take for a reference.
    delivery.addResourceDependency(source)
  }
}
