// Live: a value that can be read at any time and tells when it changes, so that one small part of a screen follows it alone.
import { useSyncExternalStore } from 'react'

/** Reading it twice without a change in between gives the same object. */
export type Live<T> = { get: () => T; subscribe: (onChange: () => void) => () => void }

export const useLive = <T>({ get, subscribe }: Live<T>): T => useSyncExternalStore(subscribe, get)
