// Owns the Lambda triggers of the pool, as the real one calls them: a refusal is an error, and what counts is the answer.
import type {
  CustomMessageTriggerEvent,
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
} from 'aws-lambda'

export type PreSignUpExternal = (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>
export type CustomMessage = (event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>
type Overrides = PreTokenGenerationV2TriggerEvent['response']['claimsAndScopeOverrideDetails']
/** As Cognito sends it, which is more exact than the published type: what there is none of is null. */
export type PreTokenEvent = {
  version: '2'
  triggerSource: `TokenGeneration_${TokenSource}`
  region: string
  userPoolId: string
  userName: string
  callerContext: { awsSdkVersion: string; clientId: string }
  request: {
    userAttributes: Record<string, string>
    groupConfiguration: { groupsToOverride: string[]; iamRolesToOverride: string[]; preferredRole: null }
    scopes: string[]
  }
  response: { claimsAndScopeOverrideDetails: null }
}
/** What makes Cognito generate tokens, in its own words. */
export type TokenSource = 'Authentication' | 'HostedAuth' | 'RefreshTokens'
export type PreTokenGeneration = (
  event: PreTokenEvent,
) => Promise<{ response: { claimsAndScopeOverrideDetails: Overrides | null } }>

/** What it answers is not read: that it failed is what counts. */
type After<Event> = (event: Event) => Promise<unknown>

export type Triggers = {
  /** Without it, an email user and a Google user with one address are two users, as in AWS. */
  preSignUpExternal?: PreSignUpExternal
  /** Without it, every mail has the pool's own text, and none is refused. */
  customMessage?: CustomMessage
  /** Called before the tokens of a sign-in are handed out. */
  postAuthentication?: After<PostAuthenticationTriggerEvent>
  /** Called after a confirmed sign-up and a reset password. */
  postConfirmation?: After<PostConfirmationTriggerEvent>
  /** Without it, every access token of a sign-in by password has the scope of the self-service operations and no other. */
  preTokenGeneration?: PreTokenGeneration
}
