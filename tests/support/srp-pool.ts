// The sign-in by password of a user pool, for pages that are tested without a running one: the stand-in's own arithmetic behind
// the two operations of it.
import { newSalt, acceptsClaim, openChallenge, provePassword, type SrpChallenge } from '#local/cognito/srp.ts'
import './quick-powers.ts'

type Answer = { status: number; body: object }
type Input = { AuthParameters?: Record<string, string>; ChallengeResponses?: Record<string, string> }

/** @returns the answer to an operation of Cognito's; undefined for one that is none of signing in */
export function srpPool(
  { poolId, userId, password }: { poolId: string; userId: string; password: string },
  tokens: () => object,
): (operation: string, input: Input) => Answer | undefined {
  const poolName = poolId.split('_')[1] ?? ''
  const proof = provePassword(poolName, userId, password, newSalt())
  const secretBlock = Buffer.from('a block that comes back as it is')
  let challenge: SrpChallenge | null = null

  return (operation, { AuthParameters = {}, ChallengeResponses = {} }) => {
    if (operation === 'InitiateAuth' && AuthParameters['SRP_A'] !== undefined) {
      challenge = openChallenge(proof, AuthParameters['SRP_A'])
      const ChallengeParameters = {
        SALT: proof.saltHex,
        SECRET_BLOCK: secretBlock.toString('base64'),
        SRP_B: challenge?.serverPublic.toString(16),
        USERNAME: userId,
        USER_ID_FOR_SRP: userId,
      }
      return { status: 200, body: { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters } }
    }
    if (operation !== 'RespondToAuthChallenge' || challenge === null) return undefined
    const timestamp = ChallengeResponses['TIMESTAMP'] ?? ''
    const signature = Buffer.from(ChallengeResponses['PASSWORD_CLAIM_SIGNATURE'] ?? '', 'base64')
    return acceptsClaim(challenge, { poolName, userId, secretBlock, timestamp, signature })
      ? { status: 200, body: { AuthenticationResult: tokens() } }
      : { status: 400, body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' } }
  }
}
