// Once: what is made at its first use and kept.

/** A value made at its first use; where making it throws, the next use tries again. A promise is kept, also one that fails. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
