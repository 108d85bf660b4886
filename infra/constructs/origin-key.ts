// OriginKey: how the API knows that a request came through CloudFront (ADR 019).
import { RemovalPolicy, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import type { Environment } from '../config.ts'

const keyLength = 40

/**
 * CloudFront copies the caller's token into a header with a secret name, and the JWT authorizer looks for the
 * token there and nowhere else: without the name there is no way to be authorised. The name is made by Secrets Manager and
 * put in place by CloudFormation, so that the template holds only a reference to it.
 */
export class OriginKey extends Construct {
  /** The header that the API reads. */
  readonly acceptedHeader: string
  /** The headers that the edge writes: one more than accepted while the key is being changed, so that no request is refused. */
  readonly sentHeaders: readonly string[]

  constructor(scope: Construct, id: string, { settings }: Environment) {
    super(scope, id)
    this.sentHeaders = (settings.originKeys ?? [1]).map((version) => this.headerFor(version))
    this.acceptedHeader = this.sentHeaders[0] ?? ''
  }

  private headerFor(version: number): string {
    const secret = new Secret(this, `Key${version}`, {
      description: 'Ends the name of the header in which CloudFront hands the access token to the API',
      generateSecretString: {
        passwordLength: keyLength,
        // A header name: lower-case letters and digits.
        excludePunctuation: true,
        excludeUppercase: true,
        includeSpace: false,
        requireEachIncludedType: false,
      },
      removalPolicy: RemovalPolicy.DESTROY,
    })
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'It proves the way a request came, not who sent it: every route still wants a valid access token. Rotating by timer would change API and edge minutes apart; docs/operate.md has the steps that lock no user out.',
    })
    return `x-gumnut-${secret.secretValue.unsafeUnwrap()}`
  }
}
