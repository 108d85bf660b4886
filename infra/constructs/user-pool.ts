// GumnutUserPool: who may sign in and how: by email address and password, with an authenticator app, a passkey, or Google.
import { Duration, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  type CfnUserPool,
  FeaturePlan,
  type IUserPool,
  Mfa,
  PasskeyUserVerification,
  UserPool,
  UserPoolEmail,
  type UserPoolProps,
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
    // For whoever wants one, and from an app only: a text message can be intercepted, a mail is what resets the password.
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { sms: false, otp: true },
    ...passkeys(passkeyDomain(environment)),
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
  // A passkey checks who holds it, so it stands for both factors of whoever has turned that on. CDK has no word for it yet.
  if (passkeyDomain(environment) !== undefined) {
    ;(pool.node.defaultChild as CfnUserPool).webAuthnFactorConfiguration = 'MULTI_FACTOR_WITH_USER_VERIFICATION'
  }
  acknowledge(pool)
  return pool
}

/**
 * The domain that passkeys belong to, for good: with another, everybody's are lost. So only an environment with a domain of
 * its own has them; CloudFront's belongs to a distribution that may be replaced.
 */
export const passkeyDomain = ({ settings }: Environment): string | undefined => settings.site?.domain

const passkeys = (domain: string | undefined): Partial<UserPoolProps> =>
  domain === undefined
    ? {}
    : {
        signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
        passkeyRelyingPartyId: domain,
        passkeyUserVerification: PasskeyUserVerification.REQUIRED,
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
        'A second factor is offered to everybody and asked of nobody who did not turn it on: the app holds no money and places no orders (docs/decisions/036-factors.md).',
    },
    {
      id: 'AwsSolutions-COG8',
      reason:
        'The Plus plan costs US$0.02 for each active person and judges neither passwords nor risk of sign-ins by SRP, which ours are; the rate of each address is limited by AWS WAF (pool-firewall.ts).',
    },
  )
}
