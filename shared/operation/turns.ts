// Turns: work on one thing, one after the other within this process, so that requests that arrive together do not push each
// other aside. Between processes only the store's conditions count.

/** Runs work after all that was asked for under the same name before, whether that went well or not. */
export type Turns = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Turns of this process; a name that nothing waits for takes no room. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const done = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, done)
    const forget = (): void => {
      if (last.get(name) === done) last.delete(name)
    }
    done.then(forget, forget)
    return done
  }
}
