// Frame costs: what a change cost the main thread of a page, read from the browser's trace.

/** Of the trace; times in microseconds, `tdur` the thread's own, which does not grow while others use the processor. */
export type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args: { data?: { type?: string } }
}

const partOf: Readonly<Record<string, string>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
}
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur
const isIn = (one: TraceEvent, other: TraceEvent): boolean => one.ts >= other.ts && endOf(one) <= endOf(other)

/** @param type of the event that makes the change */
export function costsIn(events: readonly TraceEvent[], type: string) {
  const spans = events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts)
  return spans
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
    .flatMap((event) => {
      const own = spans.filter(({ pid, tid }) => pid === event.pid && tid === event.tid)
      const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
      const paint = own.find(({ name, ts }) => name === 'Paint' && ts > event.ts)
      const first = tasks.findIndex((task) => isIn(event, task))
      const last = tasks.findIndex((task) => paint !== undefined && isIn(paint, task))
      if (first === -1 || last === -1) return []
      const between = tasks.slice(first, last + 1)
      const parts: Record<string, number> = {}
      let outer: TraceEvent | undefined
      for (const one of own) {
        const part = partOf[one.name]
        if (part === undefined || !between.some((task) => isIn(one, task))) continue
        // What script makes the browser do at once counts as that, and a script within a script once.
        if (outer !== undefined && isIn(one, outer)) {
          if (part === 'script') continue
          parts['script'] = (parts['script'] ?? 0) - (one.tdur ?? 0) / 1000
        }
        if (part === 'script') outer = one
        parts[part] = (parts[part] ?? 0) + (one.tdur ?? 0) / 1000
      }
      return [{ ms: between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000, parts }]
    })
}
