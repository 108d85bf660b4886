// Allowances: how many requests one person may make, as a token bucket (P42, ADR 012).

/** A bucket: `burst` requests at once when it is full, and `perSecond` more as time goes by. */
export type Allowance = { readonly burst: number; readonly perSecond: number }

export const allowances = {
  /**
   * One's own holdings, lessons and profile. Fair use promises bursts of 200 and 20 a second; a portfolio of 1,000
   * holdings typed into a script must get in too, without a pause.
   */
  ownData: { burst: 1200, perSecond: 50 },
  /** Search, quotes, and what is followed or has an alert set on it: each may become a call to a provider that blocks frequent callers. */
  market: { burst: 120, perSecond: 2 },
  /** Asking for new prices: the provider is asked at most every ten seconds anyway, so a person has no use for more. */
  refresh: { burst: 120, perSecond: 0.5 },
} as const satisfies Record<string, Allowance>

/** What is left of an allowance, and when that was counted (milliseconds of any clock that only goes forward). */
export type Bucket = { readonly tokens: number; readonly countedAt: number }

export type Taken = { readonly bucket: Bucket; /** 0 when the request may pass. */ readonly waitSeconds: number }

/** Sums of fractions come out a hair too low; a client that waited as long as told must get through. */
const roundingSlack = 1e-9

/** Takes a token for one request. A request that is refused takes none, so that asking in vain does not lengthen the wait. */
export function takeToken(bucket: Bucket | undefined, { burst, perSecond }: Allowance, nowMs: number): Taken {
  const refilled =
    bucket === undefined ? burst : bucket.tokens + (Math.max(0, nowMs - bucket.countedAt) / 1000) * perSecond
  const tokens = Math.min(burst, refilled)
  if (tokens < 1 - roundingSlack) return { bucket: { tokens, countedAt: nowMs }, waitSeconds: (1 - tokens) / perSecond }
  return { bucket: { tokens: Math.max(0, tokens - 1), countedAt: nowMs }, waitSeconds: 0 }
}
