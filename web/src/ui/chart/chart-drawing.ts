// Chart drawing: a chart as the few strings that an SVG takes.
import { type Column, dayTicks, linePath, scopeOf, valueTicks } from './chart-arithmetic.ts'
import { type EdgeKind, edgeTexts } from './edge-money.ts'
import type { Room } from './use-room.ts'

/** How a line looks, in colour and in pattern. */
export type LineLook = 'main' | 'stepped' | 'dashed'
export type ChartLine = { key: string; label: string; values: Column; look: LineLook }
export type ChartMarker = { day: number; kind: 'in' | 'out' | 'income' }

/** A text at the edge, and where. */
type EdgeText = { text: string; x: number; y: number; anchor?: 'start' | 'middle' | 'end' }
export type Drawing = {
  x: (day: number) => number
  y: (value: number) => number
  dayOf: (left: number) => number
  /** Where the marks stand and the lines end. */
  bottom: number
  /** All lines across, and each line along. */
  grid: string
  paths: string[]
  /** The marks of each kind there is. */
  marks: Array<{ kind: ChartMarker['kind']; path: string }>
  texts: EdgeText[]
}

export type DrawingSource = {
  days: readonly number[]
  lines: readonly ChartLine[]
  markers: readonly ChartMarker[]
  edges: EdgeKind
}

/** Around a mark's own middle. */
const markSteps: Record<ChartMarker['kind'], string> = {
  in: 'm0,-5l5,9h-10z',
  out: 'm0,5l5,-9h-10z',
  income: 'm0,-5l5,5l-5,5l-5,-5z',
}
export const markPath = (kind: ChartMarker['kind'], x: number, y: number): string =>
  `M${Math.round(x * 10) / 10},${y}${markSteps[kind]}`
/** Marks nearer to each other than this are drawn as one. */
const markerGapPx = 9

/** Of marks that would lie on each other, one of each kind. */
function marksOf(markers: readonly ChartMarker[], x: (day: number) => number, y: number): Drawing['marks'] {
  return (['in', 'out', 'income'] as const).flatMap((kind) => {
    let path = ''
    let before = Number.NEGATIVE_INFINITY
    for (const marker of markers) {
      const at = x(marker.day)
      if (marker.kind !== kind || at - before < markerGapPx) continue
      path += markPath(kind, at, y)
      before = at
    }
    return path === '' ? [] : [{ kind, path }]
  })
}

export function drawingOf({ days, lines, markers, edges }: DrawingSource, { width, height, rem }: Room): Drawing {
  const [from, to] = [days[0] ?? 0, Math.max(days.at(-1) ?? 1, (days[0] ?? 0) + 1)]
  const scope = scopeOf(lines.map(({ values }) => values))
  const bottom = height - 1.75 * rem
  const x = (day: number): number => 4 + ((day - from) / (to - from)) * (width - 8)
  const y = (value: number): number => bottom - ((value - scope[0]) / (scope[1] - scope[0])) * (bottom - 0.75 * rem)
  const rows = valueTicks(scope, Math.max(2, Math.floor(height / (3.25 * rem))))
  // At the very bottom the marks are.
  const labelled = rows.filter((value) => bottom - y(value) > rem)
  const columns = dayTicks(from, to, Math.max(1, Math.floor(width / (5 * rem))))
  return {
    x,
    y,
    dayOf: (left) => from + ((left - 4) / (width - 8)) * (to - from),
    bottom,
    grid: rows.map((value) => `M0,${y(value)}H${width}`).join(''),
    paths: lines.map(({ values, look }) => linePath(days, values, x, y, look === 'stepped')),
    marks: marksOf(markers, x, bottom - 6),
    texts: [
      ...edgeTexts[edges](labelled).map((text, at) => ({ text, x: 2, y: y(labelled[at] ?? 0) - 4 })),
      ...columns.map(({ day, label }): EdgeText => {
        const at = x(day)
        return {
          text: label,
          x: Math.min(width - rem, Math.max(rem, at)),
          y: height - 0.4 * rem,
          anchor: at > width - 2 * rem ? 'end' : at < 2 * rem ? 'start' : 'middle',
        }
      }),
    ],
  }
}
