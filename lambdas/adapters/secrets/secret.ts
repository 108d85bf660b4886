// Secret: a key that is read when it is first needed, and read again after a while, so that it can be changed without a deployment.
import { errorFacts } from '#shared/operation/ports.ts'
import { log } from '../../edge/log.ts'
import { type AwsCredentials, callAws } from '../http/signed-request.ts'

export type Secret = {
  /** @returns undefined when it cannot be read */
  read(): Promise<string | undefined>
  /** Reads it anew next time, after it was refused. */
  forget(): void
}

const rememberedMs = 5 * 60_000
/** Of one try. */
const timeoutMs = 1500

/** A secret the local stack was started with. */
export const givenSecret = (value: string): Secret => ({ read: () => Promise.resolve(value), forget: () => undefined })

type Place = {
  readonly id: string
  readonly region: string
  /** The region's Secrets Manager, or another one. */
  readonly endpoint: string
  readonly credentials: () => AwsCredentials
}

/** @throws Error what Secrets Manager refuses with, or how it could not be reached, after a second try where that may help */
async function secretText({ id, region, endpoint, credentials }: Place): Promise<string | undefined> {
  const request = {
    method: 'POST',
    url: `${endpoint}/`,
    service: 'secretsmanager',
    region,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' },
    body: JSON.stringify({ SecretId: id }),
  } as const
  for (let isLast = false; ; isLast = true) {
    try {
      const { status, errorType, body } = await callAws(request, credentials(), timeoutMs)
      if (status === 200) return (body as { SecretString?: string } | null)?.SecretString
      const isFinal = status < 500 && errorType !== 'ThrottlingException'
      if (isLast || isFinal) throw new Refused(errorType ?? `HTTP ${status}`)
    } catch (error) {
      if (isLast || error instanceof Refused) throw error
    }
  }
}

class Refused extends Error {
  constructor(type: string) {
    super(`Secrets Manager answered ${type}`)
    this.name = type
  }
}

/** A secret of AWS Secrets Manager, whose whole text is the key. */
export function awsSecret(place: Place): Secret {
  let remembered: { value: Promise<string | undefined>; at: number } | undefined

  async function fetchIt(): Promise<string | undefined> {
    try {
      const value = (await secretText(place))?.trim()
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
