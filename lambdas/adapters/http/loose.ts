// Loose: fields of a provider's document that may be anything; what is not of the right kind reads as null or as nothing.
// oxlint-disable promise/valid-params -- the `catch` of a schema is no promise's
import * as z from 'zod/mini'

/** A field of the right kind, or null when it is missing or is something else. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.catch(z.nullable(schema), null), null)

/** An entry of a list or a map: the same, without being optional. */
export const entry = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullable(schema), null)

/** A list, or an empty one. */
export const list = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.catch(z.array(schema), []), [])

export const text = orNull(z.string())

/** A finite number; numbers written as strings, "Infinity" among them, are none. */
export const amount = orNull(z.number())

/** When a provider says something happened: seconds since 1970. */
export const instantOf = (seconds: number | null): Date | null =>
  seconds !== null && seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000) : null
