// Lambda credentials: stands in, inside the bundles, for the AWS SDK's search of nine places for credentials.
// Lambda always hands them over in the environment, so the other eight (profiles, SSO, STS, instance metadata, ...) are a
// quarter of each bundle and of its start-up for nothing (scripts/cold-import.ts measures both).

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** The name and shape under which SDK clients ask for @aws-sdk/credential-provider-node. */
export const defaultProvider = () => (): Promise<Credentials> => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    return Promise.reject(new Error('There are no credentials in the environment: this bundle is made for Lambda.'))
  }
  return Promise.resolve({ accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) })
}
