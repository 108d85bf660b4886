// Once: what is made at its first use and kept.

/** A value made at its first use; what fails is tried again at the next. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
