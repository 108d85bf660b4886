// Run: by what a start knows that another Gumnut is up. `run` is new at each start, and the stack answers with it from its first moment.
export const runPath = '/__local/run'

const answerWithinMs = 2000

/**
 * What is answered at this address in place of a run.
 * @throws an error of the name TimeoutError where something listens and is silent, another where nothing does
 */
export const runAt = async (url: string): Promise<string> =>
  (await fetch(`${url}${runPath}`, { signal: AbortSignal.timeout(answerWithinMs) })).text()

/** Whether a Gumnut answers there; another program answers with something else, or not at all. */
export const isGumnutAt = (url: string): Promise<boolean> =>
  runAt(url).then(
    (answer) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(answer),
    () => false,
  )
