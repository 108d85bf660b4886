// Request limits at the edge: a bucket for each person in this container's memory. It costs an honest person nothing, and
// what many containers let through together is bounded by the throttles in front of them (ADR 012).
import type { Area } from '#shared/operation/operation.ts'
import { fail } from '#shared/operation/problem.ts'
import { type Allowance, type Bucket, takeToken } from './allowances.ts'

export type RequestLimits<A extends Area> = {
  /** @throws Problem too_many_requests, with the time until the next request may pass */
  take(userId: string, operation: keyof A & string): void
}

/** The bucket used longest ago is forgotten first; it is full again by then or nearly so. */
const maxRememberedBuckets = 10_000

const slowDown =
  'You are sending requests faster than we can serve everybody. Nothing was changed; please wait a moment, then try again.'

type Limiting = {
  /** Real time that has passed, in milliseconds: the handlers' clock can be set, and a wait must end whatever it says. */
  now?: () => number
  maxBuckets?: number
}

/** @param allowances one for the whole area, and others for operations with a bucket of their own */
export function limitRequests<A extends Area>(
  { area, ...own }: { area: Allowance } & { readonly [Name in keyof A]?: Allowance },
  { now = () => performance.now(), maxBuckets = maxRememberedBuckets }: Limiting = {},
): RequestLimits<A> {
  const ownAllowances = new Map(Object.entries(own as Record<string, Allowance>))
  const buckets = new Map<string, Bucket>()

  return {
    take(userId, operation) {
      const allowance = ownAllowances.get(operation) ?? area
      const key = `${allowance === area ? '' : operation}:${userId}`
      const { bucket, waitSeconds } = takeToken(buckets.get(key), allowance, now())
      // Put back last: a map keeps its order, so the first one is the one used longest ago.
      buckets.delete(key)
      buckets.set(key, bucket)
      const [oldest] = buckets.keys()
      if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest)
      if (waitSeconds > 0) fail('too_many_requests', slowDown, { retryAfterSeconds: waitSeconds })
    },
  }
}
