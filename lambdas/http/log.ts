// Log: one JSON line per event, codes and counts only (spec section 6; nothing a person typed ever gets in).
import { Logger } from '@aws-lambda-powertools/logger'

/** What may be written: short facts. There is no place for a body, a name, an address or a token. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>

export const log = new Logger({ serviceName: 'gumnut' })

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
