// One at a time: work that must not run twice at once, in this tab or another of the same browser, such as sending what is kept.

/** @returns a function that starts the work, or joins the one under way by this name; other tabs wait for their turn */
export function oneAtATime<Result>(): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>()
  return (name, work) => {
    const before = underWay.get(name)
    if (before !== undefined) return before
    // Pages that are not served securely have no locks.
    const locks: LockManager | null | undefined = navigator.locks
    const running = Promise.resolve(locks ? locks.request(name, work) : work()).finally(() => underWay.delete(name))
    underWay.set(name, running)
    return running
  }
}
