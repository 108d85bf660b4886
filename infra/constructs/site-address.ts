// Site address: the names by which the site's own domain leads to CloudFront, over IPv4, IPv6 and straight to HTTP/3.
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { AaaaRecord, ARecord, HostedZone, HttpsRecord, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'
import type { Environment } from '../config.ts'

export function siteAddress(scope: Construct, { site }: Environment['settings'], distribution: Distribution): void {
  if (site === undefined) return
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId: site.zoneId, zoneName: site.zone })
  const props = {
    zone,
    recordName: `${site.domain}.`,
    target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
  }
  new ARecord(scope, 'Ipv4', props)
  new AaaaRecord(scope, 'Ipv6', props)
  new HttpsRecord(scope, 'Https', props)
}
