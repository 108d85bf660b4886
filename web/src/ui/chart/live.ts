// Live: a value that can be read at any time and tells when it changes, so that what follows it needs no drawing by React.

/** Reading it twice without a change in between gives the same object. */
export type Live<T> = { get: () => T; subscribe: (onChange: () => void) => () => void }
