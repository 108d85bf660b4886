// Value chart (P56): something over time as lines, with a crosshair for a mouse, a finger and the arrow keys. Drawn by hand in SVG,
// in pixels of the room it has, so that its text keeps the size of the page's.
import { type PointerEvent, useMemo, useState } from 'react'
import { classNames } from '../class-names.ts'
import { type Column, dayTicks, linePath, nearest, scopeOf, valueTicks } from './chart-arithmetic.ts'
import styles from './chart.module.css'
import { useRoom } from './use-room.ts'

/** How a line looks, in colour and in pattern. */
type LineLook = 'main' | 'stepped' | 'dashed'
export type ChartLine = { key: string; label: string; values: Column; look: LineLook }
export type ChartMarker = { day: number; kind: 'in' | 'out' | 'income' }
export type Stretch = { from: number; to: number; label: string }

export type ValueChartProps = {
  /** What the chart is about, such as "Value over time". */
  label: string
  /** Ascending; every line has a value, or null, for each of them. */
  days: readonly number[]
  /** The first is the one that the crosshair follows. */
  lines: readonly ChartLine[]
  markers?: readonly ChartMarker[]
  /** What the marks along the bottom are called, by kind; kinds without a mark are left out. */
  markerLabels?: Partial<Record<ChartMarker['kind'], string>>
  shaded: Stretch | null
  /** How a value is written at the edge. */
  formatValue: (value: number) => string
  /** What is to be said about one place of the list. */
  describe: (at: number) => string
}

const markerPaths: Record<ChartMarker['kind'], string> = {
  in: 'M0,-5L5,4H-5Z',
  out: 'M0,5L5,-4H-5Z',
  income: 'M0,-5L5,0L0,5L-5,0Z',
}
/** Marks nearer to each other than this are drawn as one. */
const markerGapPx = 9

/** Of marks that would lie on each other, one of each kind. */
function apart(markers: readonly ChartMarker[], x: (day: number) => number): ChartMarker[] {
  const last: Partial<Record<ChartMarker['kind'], number>> = {}
  return markers.filter(({ day, kind }) => {
    const at = x(day)
    const before = last[kind]
    if (before !== undefined && at - before < markerGapPx) return false
    last[kind] = at
    return true
  })
}

const Swatch = ({ look }: { look: LineLook }) => (
  <svg className={styles.swatch} viewBox="0 0 24 8" aria-hidden="true">
    <path className={classNames(styles.line, styles[look])} d="M0,4H24" />
  </svg>
)

export function ValueChart({
  label,
  days,
  lines,
  markers = [],
  markerLabels = {},
  shaded,
  formatValue,
  describe,
}: ValueChartProps) {
  const [ref, { width, height, rem }] = useRoom()
  const [pointed, setPointed] = useState<number | null>(null)
  const last = days.length - 1
  const shown = Math.min(pointed ?? last, last)
  const drawing = useMemo(() => {
    const [from, to] = [days[0] ?? 0, Math.max(days.at(-1) ?? 1, (days[0] ?? 0) + 1)]
    const scope = scopeOf(lines.map(({ values }) => values))
    const bottom = height - 1.75 * rem
    const x = (day: number): number => 4 + ((day - from) / (to - from)) * (width - 8)
    const y = (value: number): number => bottom - ((value - scope[0]) / (scope[1] - scope[0])) * (bottom - 0.75 * rem)
    const dayOf = (left: number): number => from + ((left - 4) / (width - 8)) * (to - from)
    const paths = lines.map(({ values, look }) => linePath(days, values, x, y, look === 'stepped'))
    return {
      x,
      y,
      dayOf,
      bottom,
      paths,
      rows: valueTicks(scope, Math.max(2, Math.floor(height / (3.25 * rem)))),
      columns: dayTicks(from, to, Math.max(1, Math.floor(width / (5 * rem)))),
    }
  }, [days, lines, width, height, rem])
  const { x, y, bottom } = drawing
  const marks = useMemo(() => apart(markers, drawing.x), [markers, drawing])
  const kinds = (['in', 'out', 'income'] as const).filter((kind) => marks.some((mark) => mark.kind === kind))
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left
    setPointed(nearest(days, drawing.dayOf(left)))
  }
  const crossX = x(days[shown] ?? 0)
  return (
    <div className={styles.chart}>
      <p className={styles.said}>{describe(shown)}</p>
      <div
        className={styles.plot}
        ref={ref}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
      >
        {/* The arrow keys, and a screen reader's own gestures, move it as they move every slider. */}
        <input
          className={styles.keys}
          type="range"
          min={0}
          max={last}
          step={1}
          value={shown}
          aria-label={`${label}, day by day`}
          aria-valuetext={describe(shown)}
          onChange={({ target }) => setPointed(Number(target.value))}
        />
        <svg className={styles.drawing} width={width} height={height} aria-hidden="true">
          {shaded !== null && (
            <rect
              className={styles.shaded}
              x={x(shaded.from)}
              y={0}
              width={Math.max(1, x(shaded.to) - x(shaded.from))}
              height={bottom}
            />
          )}
          {drawing.rows.map((value) => (
            <g key={value}>
              <path className={styles.grid} d={`M0,${y(value)}H${width}`} />
              {/* At the very bottom the marks are. */}
              {bottom - y(value) > rem && (
                <text className={styles.text} x={2} y={y(value) - 4}>
                  {formatValue(value)}
                </text>
              )}
            </g>
          ))}
          {drawing.columns.map(({ day, label: written }) => (
            <text
              key={day}
              className={styles.text}
              x={Math.min(width - rem, Math.max(rem, x(day)))}
              y={height - 0.4 * rem}
              textAnchor={x(day) > width - 2 * rem ? 'end' : x(day) < 2 * rem ? 'start' : 'middle'}
            >
              {written}
            </text>
          ))}
          {lines
            .map(({ key, look }, at) => (
              <path key={key} className={classNames(styles.line, styles[look])} d={drawing.paths[at]} />
            ))
            .toReversed()}
          {marks.map(({ day, kind }) => (
            <path
              key={`${kind}${day}`}
              className={classNames(styles.mark, styles[kind])}
              d={markerPaths[kind]}
              transform={`translate(${x(day)},${bottom - 6})`}
            />
          ))}
          {pointed !== null && <path className={styles.cross} d={`M${crossX},0V${bottom}`} />}
          {lines.slice(0, 1).map(({ key, values }) => {
            const value = values[shown]
            return (
              typeof value === 'number' && <circle key={key} className={styles.dot} cx={crossX} cy={y(value)} r={5} />
            )
          })}
        </svg>
      </div>
      <ul className={styles.legend}>
        {lines.map(({ key, label: name, look }) => (
          <li key={key}>
            <Swatch look={look} />
            {name}
          </li>
        ))}
        {kinds.map((kind) => (
          <li key={kind}>
            <svg className={styles.markSwatch} viewBox="-6 -6 12 12" aria-hidden="true">
              <path className={classNames(styles.mark, styles[kind])} d={markerPaths[kind]} />
            </svg>
            {markerLabels[kind]}
          </li>
        ))}
        {shaded !== null && (
          <li>
            <span className={styles.shadedSwatch} aria-hidden="true" />
            {shaded.label}
          </li>
        )}
      </ul>
    </div>
  )
}
