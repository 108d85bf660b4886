// Owns the call of the trigger before each token, and what its answer changes in the access token.
import { CognitoError } from './cognito-error.ts'
import type { User } from './pool-user.ts'
import type { PreTokenEvent, PreTokenGeneration, TokenSource } from './triggers.ts'

type Granted = Readonly<{ scopes: readonly string[]; groups: readonly string[] }>
type Request = Granted & { user: User; clientId: string; source: TokenSource }

export type TokenCustomiser = (request: Request) => Promise<Granted>

/** @param trigger without it, tokens have the scopes and groups that they come with */
export function createTokenCustomiser(
  { region, poolId }: { region: string; poolId: string },
  trigger: PreTokenGeneration | undefined,
): TokenCustomiser {
  const eventFor = ({ user, clientId, source, scopes, groups }: Request): PreTokenEvent => ({
    version: '2',
    triggerSource: `TokenGeneration_${source}`,
    region,
    userPoolId: poolId,
    userName: user.username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    request: {
      userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
      groupConfiguration: { groupsToOverride: [...groups], iamRolesToOverride: [], preferredRole: null },
      scopes: [...scopes],
    },
    response: { claimsAndScopeOverrideDetails: null },
  })

  return async (request) => {
    if (trigger === undefined) return request
    const answer = await trigger(eventFor(request)).catch((problem: unknown) => {
      const reason = problem instanceof Error ? problem.message : String(problem)
      throw new CognitoError('UserLambdaValidationException', `PreTokenGeneration failed with error ${reason}.`)
    })
    const overrides = answer.response.claimsAndScopeOverrideDetails
    if (overrides === null) return request
    const { scopesToAdd = [], scopesToSuppress = [] } = overrides.accessTokenGeneration ?? {}
    // A scope that is in both lists is taken out, as a claim would be.
    const scopes = new Set([...request.scopes, ...scopesToAdd].filter((scope) => !scopesToSuppress.includes(scope)))
    // Without groups in its answer, Cognito leaves them out of the tokens.
    return { scopes: [...scopes], groups: overrides.groupOverrideDetails?.groupsToOverride ?? [] }
  }
}
