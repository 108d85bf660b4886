// Ports of the machine: time, chance and the log, as the core needs them. A Lambda, a browser and a test each bring their own.

/** What time it is, so that a test or the local stack can say another. */
export type Clock = { now(): Date }

/** Waiting, in real time whatever the clock says. */
export type Timer = {
  /** Milliseconds since some fixed moment; never goes back. */
  elapsedMs(): number
  pause(ms: number): Promise<void>
  /** What the promise comes to, or undefined when that takes longer than `ms`; the promise itself goes on. */
  within<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined>
}

/** A new UUID. */
export type NewId = () => string

export type RandomSource = {
  /** Cryptographically random bytes. */
  bytes(count: number): Uint8Array
  /** From 0, below 1: for jitter, never for secrets. */
  fraction(): number
}

/** What may be logged: short facts. There is no place for a body, a name, an address or a token. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>

export type Log = {
  info(message: string, facts?: LogFacts): void
  warn(message: string, facts?: LogFacts): void
  error(message: string, facts?: LogFacts): void
}

export type Figure = { name: string; value: number; unit: 'count' | 'seconds' | 'milliseconds' | 'none' }

/** Writes figures out at once, so that a function that ends right after has lost none. */
export type PublishMetrics = (figures: readonly Figure[]) => void

/** An error as it may be logged: its kind and where it was thrown, not its message, which can quote input. */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { errorName: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame))
  return {
    errorName: error.name,
    errorAt: frames[0]?.trim(),
    ...(error.cause === undefined
      ? {}
      : { errorCause: error.cause instanceof Error ? error.cause.name : typeof error.cause }),
  }
}

/** One item of a person, changed as a whole. */
export type OwnItemStore<Record> = {
  find(userId: string): Promise<Record | undefined>
  /**
   * Stores `after` in one conditional write.
   * @param before as it was read, or undefined when there was none
   * @returns false when it changed since, or is gone
   * @throws AccountClosed
   */
  replace(userId: string, before: Record | undefined, after: Record): Promise<boolean>
}
