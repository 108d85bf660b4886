// GumnutUserPool: who may sign in and how: by email address and password, or with Google.
import { Duration, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  FeaturePlan,
  type IUserPool,
  Mfa,
  UserPool,
  UserPoolEmail,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { anyCodeMail } from '#shared/account/code-mails.ts'
import { passwordLength } from '#shared/account/identity-rules.ts'
import { type Environment, nameOf } from '../config.ts'
import { region } from '../environments.ts'
import { removalPolicy } from './removal.ts'

/** Made by a function, not a class: what comes out is a plain user pool. */
export function gumnutUserPool(scope: Construct, environment: Environment): UserPool {
  const { isProtected, settings } = environment
  // Cognito's placeholder. Where the pool sends through SES, the trigger writes a mail of its own for each kind of code.
  const codeMail = anyCodeMail('{####}')
  const pool = new UserPool(scope, 'UserPool', {
    userPoolName: nameOf(environment, 'people'),
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    // Otherwise Kim@ and kim@ would be two people.
    signInCaseSensitive: false,
    autoVerify: { email: true },
    // The old address signs in until the new one is verified.
    keepOriginal: { email: true },
    standardAttributes: { email: { required: true, mutable: true }, fullname: { required: false, mutable: true } },
    // Length beats composition (ASVS V6.2.1, V6.2.5): rules about digits and symbols only make passwords predictable.
    passwordPolicy: {
      minLength: passwordLength.min,
      requireDigits: false,
      requireLowercase: false,
      requireSymbols: false,
      requireUppercase: false,
      tempPasswordValidity: Duration.days(3),
    },
    // Off until the app can ask for one: otherwise a stolen token could enrol a factor and lock its owner out.
    mfa: Mfa.OFF,
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    userVerification: {
      emailStyle: VerificationEmailStyle.CODE,
      emailSubject: codeMail.subject,
      emailBody: codeMail.text,
    },
    ...(settings.emailFrom === undefined ? {} : { email: sender(settings.emailFrom) }),
    // Lite has no refresh token rotation. Plus checks passwords against breaches, but not those that arrive by SRP as ours do.
    featurePlan: FeaturePlan.ESSENTIALS,
    deletionProtection: isProtected,
    removalPolicy: removalPolicy(environment),
  })
  acknowledge(pool)
  return pool
}

const sender = (fromEmail: string): UserPoolEmail =>
  UserPoolEmail.withSES({
    fromEmail,
    fromName: 'Gumnut',
    sesRegion: region,
    sesVerifiedDomain: fromEmail.slice(fromEmail.indexOf('@') + 1),
  })

function acknowledge(pool: IUserPool): void {
  Validations.of(pool).acknowledge(
    {
      id: 'AwsSolutions-COG1',
      reason:
        'At least 12 characters and no composition rules, as NIST SP 800-63B and ASVS 5 ask; the rule wants composition.',
    },
    {
      id: 'AwsSolutions-COG2',
      reason:
        'There is no second factor: the app has no screen that enrols or asks for one (SECURITY.md, Not done). It holds no money and places no orders.',
    },
    {
      id: 'AwsSolutions-COG8',
      reason:
        'The Plus plan costs US$0.02 for each active person and judges neither passwords nor risk of sign-ins by SRP, which ours are; the rate of each address is limited by AWS WAF (pool-firewall.ts).',
    },
  )
}
