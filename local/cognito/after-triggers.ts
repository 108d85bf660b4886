// Owns the triggers that are called when something is done: a sign-in before its tokens are handed out, a confirmed sign-up and a reset password. One
// that fails refuses the caller, as in AWS; what it answers is not read.
import { CognitoError } from './cognito-error.ts'
import type { Pool } from './pool.ts'
import type { User } from './pool-user.ts'
import type { Input } from './request-input.ts'

const common = (pool: Pool, clientId: string, user: User) => ({
  version: '1',
  region: pool.region,
  userPoolId: pool.poolId,
  userName: user.username,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
  response: {},
})

function requestOf(user: User, input: Input) {
  const given = input['ClientMetadata']
  const isGiven = typeof given === 'object' && given !== null && Object.keys(given).length > 0
  return {
    userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
    ...(isGiven ? { clientMetadata: given as Record<string, string> } : {}),
  }
}

async function call(name: string, work: Promise<unknown> | undefined): Promise<void> {
  await work?.catch((problem: unknown) => {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new CognitoError('UserLambdaValidationException', `${name} failed with error ${reason}.`)
  })
}

/**
 * PostAuthentication, after the last challenge. Of the metadata that the caller sends it sees what came with RespondToAuthChallenge;
 * a sign-in at the hosted page has none. The pool remembers no devices, so none is new.
 */
export const afterSignIn = (pool: Pool, clientId: string, user: User, input: Input): Promise<void> =>
  call(
    'PostAuthentication',
    pool.triggers.postAuthentication?.({
      ...common(pool, clientId, user),
      triggerSource: 'PostAuthentication_Authentication',
      request: { ...requestOf(user, input), newDeviceUsed: false },
    }),
  )

/** PostConfirmation, after either of the two operations that it is named for. */
export const afterConfirmation = (
  pool: Pool,
  operation: 'ConfirmSignUp' | 'ConfirmForgotPassword',
  user: User,
  input: Input,
): Promise<void> =>
  call(
    'PostConfirmation',
    pool.triggers.postConfirmation?.({
      ...common(pool, pool.clients.everyday.id, user),
      triggerSource: `PostConfirmation_${operation}`,
      request: requestOf(user, input),
    }),
  )
