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
export type PreTokenGeneration = (event: PreTokenGenerationV2TriggerEvent) => Promise<PreTokenGenerationV2TriggerEvent>

/** What it answers is not read: that it failed is what counts. */
type After<Event> = (event: Event) => Promise<unknown>

export type Triggers = {
  /** Without it, an email user and a Google user with one address are two users, as in AWS. */
  preSignUpExternal?: PreSignUpExternal
  /** Without it, every mail has the pool's own text, and none is refused. */
  customMessage?: CustomMessage
  /** Called before the tokens of a sign-in are handed out. */
  postAuthentication?: After<PostAuthenticationTriggerEvent>
  /** Called after a reset password. */
  postConfirmation?: After<PostConfirmationTriggerEvent>
  /** Without it, every access token of a sign-in by password has the scope of the self-service operations and no other. */
  preTokenGeneration?: PreTokenGeneration
}
