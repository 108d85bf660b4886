// MailLinkKey: the secret that signs the links in mails. Made here, read by the functions that write and check them (ADR 032).
import { Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { type Environment, secretName } from '../config.ts'
import { removalPolicy } from './removal.ts'

const keyLength = 43

export function mailLinkKey(scope: Construct, environment: Environment): Secret {
  const secret = new Secret(scope, 'MailLinkKey', {
    secretName: secretName(environment, 'mail-links'),
    description: 'Signs the links that stop a kind of mail; a line for each key, the newest first',
    generateSecretString: { passwordLength: keyLength, excludePunctuation: true, includeSpace: false },
    removalPolicy: removalPolicy(environment),
  })
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'A link in a mail must work for at least 30 days, and ours work for good: rotation by a timer would break them. docs/operate.md has the steps for adding a key in front.',
  })
  return secret
}
