// GumnutUserPool: who may sign in and how (decisions 29 to 32).
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  type CfnUserPool,
  FeaturePlan,
  type IUserPool,
  Mfa,
  PasskeyUserVerification,
  StandardThreatProtectionMode,
  UserPool,
  UserPoolEmail,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { anyCodeMail } from '#shared/account/code-mails.ts'
import { passwordLength } from '#shared/account/identity-rules.ts'
import { type Environment, nameOf } from '../config.ts'
import { region } from '../environments.ts'

/** Made by a function, not a class: what comes out is a plain user pool. */
export function gumnutUserPool(scope: Construct, environment: Environment): UserPool {
  const { cognitoPlan, isProtected, settings } = environment
  const isPlus = cognitoPlan === 'PLUS'
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
      minLength: passwordLength.least,
      requireDigits: false,
      requireLowercase: false,
      requireSymbols: false,
      requireUppercase: false,
      tempPasswordValidity: Duration.days(3),
    },
    // Texts to phones can be hijacked and cost money: an authenticator app, or a passkey.
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    userVerification: {
      emailStyle: VerificationEmailStyle.CODE,
      emailSubject: codeMail.subject,
      emailBody: codeMail.text,
    },
    ...(settings.emailFrom === undefined ? {} : { email: sender(settings.emailFrom) }),
    featurePlan: isPlus ? FeaturePlan.PLUS : FeaturePlan.ESSENTIALS,
    ...(isPlus ? { standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION } : {}),
    ...(settings.site === undefined ? {} : passkeys(settings.site.domain)),
    deletionProtection: isProtected,
    removalPolicy: isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  if (settings.site !== undefined) countPasskeyAsTwoFactors(pool)
  acknowledge(pool, isPlus)
  return pool
}

const sender = (fromEmail: string): UserPoolEmail =>
  UserPoolEmail.withSES({
    fromEmail,
    fromName: 'Gumnut',
    sesRegion: region,
    sesVerifiedDomain: fromEmail.slice(fromEmail.indexOf('@') + 1),
  })

/** A passkey belongs to a domain for good, so they exist only where the site has its own. */
const passkeys = (domain: string) => ({
  signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
  passkeyRelyingPartyId: domain,
  passkeyUserVerification: PasskeyUserVerification.REQUIRED,
})

/** A passkey unlocked by finger, face or PIN is two factors; otherwise people with an authenticator app could not use one. */
function countPasskeyAsTwoFactors(pool: UserPool): void {
  const resource = pool.node.defaultChild as CfnUserPool
  resource.webAuthnFactorConfiguration = 'MULTI_FACTOR_WITH_USER_VERIFICATION'
}

function acknowledge(pool: IUserPool, isPlus: boolean): void {
  Validations.of(pool).acknowledge(
    {
      id: 'AwsSolutions-COG1',
      reason:
        'At least 12 characters and no composition rules, as NIST SP 800-63B and ASVS 5 ask; the rule wants composition.',
    },
    {
      id: 'AwsSolutions-COG2',
      reason:
        'MFA is offered (authenticator app, passkey) and not forced: a learning app that holds no money must not lose beginners at the door.',
    },
  )
  if (isPlus) return
  Validations.of(pool).acknowledge({
    id: 'AwsSolutions-COG8',
    reason:
      'The Plus plan costs US$0.02 for each active person and protects real people: prod has it, this environment has none to protect.',
  })
}
