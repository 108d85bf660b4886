// EdgeStack: what CloudFront wants in us-east-1 whatever the region of the rest: the firewall and the certificate.
import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import type { Environment } from '../config.ts'
import { edgeRegion } from '../environments.ts'
import { firewall } from '../constructs/firewall.ts'
import { removalPolicy } from '../constructs/removal.ts'

export class EdgeStack extends Stack {
  readonly certificate?: ICertificate
  readonly firewallArn?: string

  static isNeeded = ({ hasFirewall, settings }: Environment): boolean => hasFirewall || settings.site !== undefined

  constructor(scope: Construct, id: string, { environment, ...props }: StackProps & { environment: Environment }) {
    super(scope, id, {
      ...props,
      env: { region: edgeRegion },
      description: 'Gumnut: firewall and certificate of the edge',
    })
    const { site } = environment.settings
    if (environment.hasFirewall) {
      const acl = firewall(this, environment)
      // Read from the other region by CloudFormation itself: no custom resource that copies values around.
      CrossStackReferences.of(acl).produce(ReferenceStrength.WEAK)
      this.firewallArn = acl.attrArn
    }
    if (site !== undefined) {
      const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: site.zoneId, zoneName: site.zone })
      const certificate = new Certificate(this, 'Certificate', {
        domainName: site.domain,
        validation: CertificateValidation.fromDns(zone),
      })
      CrossStackReferences.of(certificate).produce(ReferenceStrength.WEAK)
      certificate.applyRemovalPolicy(removalPolicy(environment))
      this.certificate = certificate
    }
  }
}
