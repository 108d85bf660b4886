// Missing code: tells a part of the app that could not be fetched from one that failed.

/**
 * Whether code could not be fetched: the network is away, or a newer version has replaced it. Anything else that is thrown
 * is a fault of ours. Browsers word it differently, and none gives the error a name of its own.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module|unable to preload/i.test(error.message)
