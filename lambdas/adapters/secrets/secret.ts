// Secret: a key that is read when it is first needed, and read again after a while, so that it can be changed without a deployment.
import { errorFacts } from '#shared/operation/ports.ts'
import { log } from '../../edge/log.ts'

export type Secret = {
  /** @returns undefined when it cannot be read */
  read(): Promise<string | undefined>
  /** Reads it anew next time, after it was refused. */
  forget(): void
}

const rememberedMs = 5 * 60_000
const connectTimeoutMs = 500
const requestTimeoutMs = 1500

/** A secret the local stack was started with. */
export const givenSecret = (value: string): Secret => ({ read: () => Promise.resolve(value), forget: () => undefined })

/**
 * A secret of AWS Secrets Manager, whose whole text is the key.
 * @param endpoint another Secrets Manager than the region's
 */
export function awsSecret({ id, region, endpoint }: { id: string; region: string; endpoint?: string }): Secret {
  let remembered: { value: Promise<string | undefined>; at: number } | undefined

  async function fetchIt(): Promise<string | undefined> {
    try {
      // Loaded here, because most requests need no secret.
      const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager')
      const client = new SecretsManagerClient({
        region,
        maxAttempts: 2,
        requestHandler: {
          connectionTimeout: connectTimeoutMs,
          requestTimeout: requestTimeoutMs,
          throwOnRequestTimeout: true,
        },
        ...(endpoint === undefined
          ? {}
          : { endpoint, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }),
      })
      const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }))
      const value = SecretString?.trim()
      if (value !== undefined && value !== '') return value
      log.error('a secret is empty')
    } catch (error) {
      log.error('a secret cannot be read', errorFacts(error))
    }
    remembered = undefined
    return undefined
  }

  return {
    read() {
      if (remembered === undefined || performance.now() - remembered.at > rememberedMs) {
        remembered = { value: fetchIt(), at: performance.now() }
      }
      return remembered.value
    },
    forget() {
      remembered = undefined
    },
  }
}
