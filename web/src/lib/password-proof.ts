// Password proof: the browser's half of a sign-in by password that our API hands on to Cognito (P107, ADR 037). The arithmetic is
// Amplify's own; the password stays here.
import { BigInteger } from 'amplify-big-integer'
import { getAuthenticationHelper, getNowString, getSignatureString } from 'amplify-proof'

export type ProofChallenge = { salt: string; serverPublic: string; secretBlock: string; userIdForSrp: string }
export type Proof = { secretBlock: string; timestamp: string; signature: string }

/** @param userPoolId as `ap-southeast-2_Name` */
export async function beginProof(
  userPoolId: string,
): Promise<{ clientPublic: string; prove: (challenge: ProofChallenge, password: string) => Promise<Proof> }> {
  const userPoolName = userPoolId.split('_')[1] ?? ''
  const helper = await getAuthenticationHelper(userPoolName)
  return {
    clientPublic: helper.A.toString(16),
    async prove({ salt, serverPublic, secretBlock, userIdForSrp: username }, password) {
      const hkdf = await helper.getPasswordAuthenticationKey({
        username,
        password,
        serverBValue: new BigInteger(serverPublic, 16),
        salt: new BigInteger(salt, 16),
      })
      const timestamp = getNowString()
      const challengeParameters = { SECRET_BLOCK: secretBlock }
      const about = { userPoolName, username, challengeParameters, dateNow: timestamp, hkdf }
      return { secretBlock, timestamp, signature: getSignatureString(about) }
    },
  }
}
