// Owns what CloudTrail would record of calls to the pool, and EventBridge hand on: who was concerned by `sub`, what was asked with
// its secrets hidden, and whether it was refused. The fields are those that AWS documents or shows in its examples (ADR 037).
import { randomUUID } from 'node:crypto'
import type { EventBridgeEvent } from 'aws-lambda'
import { decodeJwt } from 'jose'
import type { CognitoError } from './cognito-error.ts'
import type { Input } from './request-input.ts'

type PoolCall = {
  eventVersion: string
  userIdentity: { type: string; principalId: string }
  eventTime: string
  eventSource: 'cognito-idp.amazonaws.com'
  eventName: string
  awsRegion: string
  sourceIPAddress: string
  userAgent: string
  errorCode?: string
  requestParameters: unknown
  responseElements: null
  additionalEventData: { sub?: string }
  requestID: string
  eventID: string
  readOnly: boolean
  eventType: 'AwsApiCall'
  managementEvent: true
  eventCategory: 'Management'
}
export type PoolCallEvent = EventBridgeEvent<'AWS API Call via CloudTrail', PoolCall>
export type SeePoolCall = (event: PoolCallEvent) => void

const hidden = 'HIDDEN_DUE_TO_SECURITY_REASONS'
/** What no log may hold, by the name of the parameter. */
const secretNames = /^(accessToken|session|previousPassword|proposedPassword|userCode|credential|secretHash|username)$/

function recorded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(recorded)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    const lower = name.charAt(0).toLowerCase() + name.slice(1)
    return [lower, secretNames.test(lower) ? hidden : recorded(inner)]
  })
  return Object.fromEntries(entries)
}

/** Whom a call with an access token concerns; undefined for one without. */
function subOf({ AccessToken: token }: Input): string | undefined {
  try {
    return typeof token === 'string' ? decodeJwt(token).sub : undefined
  } catch {
    return undefined
  }
}

type Reporting = { region: string; seeCall: SeePoolCall | undefined }

/** Only calls with an access token: what people do about themselves. */
export function reportCall(pool: Reporting, eventName: string, input: Input, problem?: CognitoError): void {
  const sub = subOf(input)
  if (pool.seeCall === undefined || sub === undefined) return
  const eventTime = new Date().toISOString().replace(/\.\d+/, '')
  const eventID = randomUUID()
  pool.seeCall({
    version: '0',
    id: randomUUID(),
    'detail-type': 'AWS API Call via CloudTrail',
    source: 'aws.cognito-idp',
    account: '000000000000',
    time: eventTime,
    region: pool.region,
    resources: [],
    detail: {
      eventVersion: '1.11',
      userIdentity: { type: 'Unknown', principalId: 'Anonymous' },
      eventTime,
      eventSource: 'cognito-idp.amazonaws.com',
      eventName,
      awsRegion: pool.region,
      sourceIPAddress: '127.0.0.1',
      userAgent: 'local',
      ...(problem === undefined ? {} : { errorCode: problem.type }),
      requestParameters: recorded(input),
      responseElements: null,
      additionalEventData: { sub },
      requestID: randomUUID(),
      eventID,
      readOnly: /^(Get|List)/.test(eventName),
      eventType: 'AwsApiCall',
      managementEvent: true,
      eventCategory: 'Management',
    },
  })
}
