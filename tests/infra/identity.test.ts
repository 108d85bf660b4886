// Sign-in as CDK makes it: the pool, the web client, Google.
import { expect, test } from 'vitest'
import { at, fullSettings, ofType, synthesise, theOnly } from './synthesis.ts'

const plain = synthesise('dev')
const full = synthesise('prod', { settings: fullSettings })
const pool = theOnly(plain.identity, 'AWS::Cognito::UserPool').Properties
const client = theOnly(plain.app, 'AWS::Cognito::UserPoolClient').Properties
const securityClient = theOnly(plain.identity, 'AWS::Cognito::UserPoolClient').Properties

test('people sign up themselves with an email address, in any case, that Cognito verifies', () => {
  expect(pool).toMatchObject({
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ['email'],
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
  })
})

test('a password needs 12 characters and no composition', () => {
  expect(at(pool, 'Policies', 'PasswordPolicy')).toMatchObject({
    MinimumLength: 12,
    RequireLowercase: false,
    RequireNumbers: false,
    RequireSymbols: false,
    RequireUppercase: false,
  })
})

test('an authenticator app is offered, and no codes by text message or mail', () => {
  for (const { identity } of [plain, full]) {
    const { Properties } = theOnly(identity, 'AWS::Cognito::UserPool')
    expect(Properties).toMatchObject({ MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] })
    expect(Properties['SmsConfiguration']).toBeUndefined()
  }
})

test('passkeys belong to the own domain of the site and check who holds them', () => {
  const { Properties } = theOnly(full.identity, 'AWS::Cognito::UserPool')
  expect(Properties).toMatchObject({
    WebAuthnRelyingPartyID: fullSettings.site.domain,
    WebAuthnUserVerification: 'required',
    WebAuthnFactorConfiguration: 'MULTI_FACTOR_WITH_USER_VERIFICATION',
  })
  expect(at(Properties, 'Policies', 'SignInPolicy')).toEqual({ AllowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN'] })
  const ownClient = theOnly(full.app, 'AWS::Cognito::UserPoolClient').Properties
  expect(ownClient['ExplicitAuthFlows']).toEqual(['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH'])
})

test('without a domain of its own an environment has none: that of CloudFront is not theirs to keep', () => {
  for (const name of ['WebAuthnRelyingPartyID', 'WebAuthnUserVerification', 'WebAuthnFactorConfiguration'])
    expect(pool[name], name).toBeUndefined()
  expect(at(pool, 'Policies', 'SignInPolicy')).toBeUndefined()
  expect(client['ExplicitAuthFlows']).toEqual(['ALLOW_USER_SRP_AUTH'])
})

test('prod cannot lose its people; every pool is on the plan with rotation of refresh tokens and nothing dearer', () => {
  const own = theOnly(full.identity, 'AWS::Cognito::UserPool')
  expect(own).toMatchObject({
    DeletionPolicy: 'RetainExceptOnCreate',
    UpdateReplacePolicy: 'Retain',
    Properties: { DeletionProtection: 'ACTIVE', UserPoolTier: 'ESSENTIALS' },
  })
  expect(own.Properties['UserPoolAddOns']).toBeUndefined()
  expect(pool).toMatchObject({ DeletionProtection: 'INACTIVE', UserPoolTier: 'ESSENTIALS' })
})

test('the web client has no secret, uses SRP only, and does not tell which addresses exist', () => {
  expect(client).toMatchObject({
    GenerateSecret: false,
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
  })
})

test('tokens live 15 minutes; a refresh token lives 30 days, works once, and can be revoked', () => {
  expect(client).toMatchObject({
    AccessTokenValidity: 15,
    IdTokenValidity: 15,
    RefreshTokenValidity: 30 * 24 * 60,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
    EnableTokenRevocation: true,
  })
  // Cognito refuses a client that has rotation and the old refresh flow.
  expect(client['ExplicitAuthFlows']).not.toContain('ALLOW_REFRESH_TOKEN_AUTH')
})

test('OAuth is the code flow, back to exactly the page of this site', () => {
  expect(client).toMatchObject({
    AllowedOAuthFlows: ['code'],
    // Not the scope of Cognito's own operations on the account: a stolen token must not have it.
    AllowedOAuthScopes: ['openid', 'email', 'profile'],
  })
  const own = theOnly(full.app, 'AWS::Cognito::UserPoolClient').Properties
  expect(own['CallbackURLs']).toEqual(['https://app.example.com.au/'])
  expect(own['LogoutURLs']).toEqual(['https://app.example.com.au/'])
  expect(JSON.stringify(client['CallbackURLs'])).toMatch(
    /^\[\{"Fn::Join":\["",\["https:\/\/",\{"Fn::GetAtt":\["[^"]+","DomainName"\]\},"\/"\]\]\}\]$/,
  )
})

test('Google is there when its secret is, with the secret read at deployment, and is not missed otherwise', () => {
  expect(ofType(plain.identity, 'AWS::Cognito::UserPoolIdentityProvider')).toEqual([])
  expect(client['SupportedIdentityProviders']).toEqual(['COGNITO'])

  const google = theOnly(full.identity, 'AWS::Cognito::UserPoolIdentityProvider').Properties
  expect(google).toMatchObject({
    ProviderName: 'Google',
    AttributeMapping: { email: 'email', email_verified: 'email_verified', name: 'name' },
  })
  expect(JSON.stringify(at(google, 'ProviderDetails', 'client_id'))).toContain(
    'secret:gumnut/prod/google:SecretString:clientId::}}',
  )
  expect(JSON.stringify(at(google, 'ProviderDetails', 'client_secret'))).toContain(
    'secret:gumnut/prod/google:SecretString:clientSecret::}}',
  )
  expect(theOnly(full.app, 'AWS::Cognito::UserPoolClient').Properties['SupportedIdentityProviders']).toEqual([
    'COGNITO',
    'Google',
  ])
})

test('security sessions have a client of their own: by password alone, 5 minutes, without OAuth, and never renewed', () => {
  expect(securityClient).toMatchObject({
    GenerateSecret: false,
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
    AccessTokenValidity: 5,
    IdTokenValidity: 5,
    // The shortest that Cognito allows.
    RefreshTokenValidity: 60,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    EnableTokenRevocation: true,
    AllowedOAuthFlowsUserPoolClient: false,
    SupportedIdentityProviders: ['COGNITO'],
  })
  for (const name of ['AllowedOAuthFlows', 'AllowedOAuthScopes', 'CallbackURLs', 'RefreshTokenRotation'])
    expect(securityClient[name], name).toBeUndefined()
})

test('the scope that the API asks for is one of the pool', () => {
  expect(theOnly(plain.identity, 'AWS::Cognito::UserPoolResourceServer').Properties).toMatchObject({
    Identifier: 'gumnut',
    Scopes: [{ ScopeName: 'api' }],
  })
})

const identityFunction = (stack: typeof plain.identity) => {
  const [found] = ofType(stack, 'AWS::Lambda::Function').filter(([, { Properties }]) =>
    String(Properties['FunctionName']).endsWith('identity'),
  )
  if (found === undefined) throw new Error('There is no identity function')
  return found
}

test.each([
  ['PreSignUp', []],
  ['CustomMessage', []],
  ['PreTokenGenerationConfig', ['LambdaArn']],
  ['PostAuthentication', []],
  ['PostConfirmation', []],
])('Cognito calls the function at %s, and only this pool may', (trigger, path) => {
  const [id, { Properties: fn }] = identityFunction(plain.identity)
  const named = JSON.stringify(at(pool, 'LambdaConfig', trigger, ...path))
  expect(named).toContain(`:function:${String(fn['FunctionName'])}"`)
  const permissions = ofType(plain.identity, 'AWS::Lambda::Permission')
  expect(permissions).toHaveLength(5)
  for (const [, { Properties, DependsOn }] of permissions) {
    expect(JSON.stringify(Properties['FunctionName'])).toBe(named)
    expect(DependsOn).toContain(id)
    expect(Properties).toMatchObject({
      Principal: 'cognito-idp.amazonaws.com',
      SourceArn: { 'Fn::GetAtt': [expect.stringMatching(/^UserPool/), 'Arn'] },
    })
  }
})

test('before a token it is called in version two, which knows scopes, and it knows which client may change accounts', () => {
  expect(at(pool, 'LambdaConfig', 'PreTokenGenerationConfig', 'LambdaVersion')).toBe('V2_0')
  expect(at(pool, 'LambdaConfig', 'PreTokenGeneration')).toBeUndefined()
  const [, { Properties }] = identityFunction(plain.identity)
  const [id] = ofType(plain.identity, 'AWS::Cognito::UserPoolClient')[0] ?? []
  expect(at(Properties, 'Environment', 'Variables', 'SECURITY_CLIENT_ID')).toEqual({ Ref: id })
})

test('the function writes mails where the pool sends through SES, and the pool’s own text is true of both codes', () => {
  const sendsBy = (stack: typeof plain.identity): unknown => {
    return at(identityFunction(stack)[1].Properties, 'Environment', 'Variables', 'EMAIL_SENDING_ACCOUNT')
  }
  expect(sendsBy(synthesise('dev', { settings: {} }).identity)).toBe('COGNITO_DEFAULT')
  expect(sendsBy(full.identity)).toBe('DEVELOPER')
  expect(theOnly(full.identity, 'AWS::Cognito::UserPool').Properties['EmailConfiguration']).toMatchObject({
    EmailSendingAccount: 'DEVELOPER',
  })
  expect(at(pool, 'VerificationMessageTemplate', 'EmailMessage')).toMatch(/\{####\}.*24 hours.*1 hour/)
})
