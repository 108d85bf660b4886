// Value chart (P56): something over time as lines, with a crosshair for a mouse, a finger and the arrow keys. Drawn by hand in SVG,
// in pixels of the room it has, so that its text keeps the size of the page's.
import { memo, type PointerEvent, useState } from 'react'
import { classNames } from '../class-names.ts'
import { nearest } from './chart-arithmetic.ts'
import {
  type ChartLine,
  type ChartMarker,
  type Drawing,
  drawingOf,
  type DrawingSource,
  type LineLook,
  markPath,
} from './chart-drawing.ts'
import styles from './chart.module.css'
import { useRoom } from './use-room.ts'

export type Stretch = { from: number; to: number; label: string }

/** Days ascend; every line has a value, or null, for each of them. The crosshair follows the first. */
export type ValueChartProps = Omit<DrawingSource, 'markers'> & {
  /** What the chart is about, such as "Value over time". */
  label: string
  markers?: readonly ChartMarker[]
  /** What the marks along the bottom are called, by kind; kinds without a mark are left out. */
  markerLabels?: Partial<Record<ChartMarker['kind'], string>>
  shaded: Stretch | null
  /** What is to be said about one place of the list. */
  describe: (at: number) => string
}

const noMarkers: readonly ChartMarker[] = []
const noLabels = {}

const Swatch = ({ look }: { look: LineLook }) => (
  <svg className={styles.swatch} viewBox="0 0 24 8" aria-hidden="true">
    <path className={classNames(styles.line, styles[look])} d="M0,4H24" />
  </svg>
)

type PlotProps = { drawing: Drawing; lines: readonly ChartLine[]; shaded: Stretch | null }

/** All that stays while the crosshair moves: few elements, each in its place for any days, so that a change sets attributes. */
const Plot = memo(({ drawing: { x, bottom, grid, paths, marks, texts }, lines, shaded }: PlotProps) => (
  <svg className={styles.drawing} aria-hidden="true">
    {shaded !== null && (
      <rect
        className={styles.shaded}
        x={x(shaded.from)}
        y={0}
        width={Math.max(1, x(shaded.to) - x(shaded.from))}
        height={bottom}
      />
    )}
    <path className={styles.grid} d={grid} />
    <g className={styles.text}>
      {texts.map(({ text, x: left, y: top, anchor }, place) => (
        <text key={place} x={left} y={top} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
    {lines
      .map(({ key, look }, at) => <path key={key} className={classNames(styles.line, styles[look])} d={paths[at]} />)
      .toReversed()}
    {marks.map(({ kind, path }) => (
      <path key={kind} className={classNames(styles.mark, styles[kind])} d={path} />
    ))}
  </svg>
))

type LegendProps = {
  lines: readonly ChartLine[]
  marks: Drawing['marks']
  markerLabels: NonNullable<ValueChartProps['markerLabels']>
  shaded: Stretch | null
}

const Legend = memo(({ lines, marks, markerLabels, shaded }: LegendProps) => (
  <ul className={styles.legend}>
    {lines.map(({ key, label, look }) => (
      <li key={key}>
        <Swatch look={look} />
        {label}
      </li>
    ))}
    {marks.map(({ kind }) => (
      <li key={kind}>
        <svg className={styles.markSwatch} viewBox="-6 -6 12 12" aria-hidden="true">
          <path className={classNames(styles.mark, styles[kind])} d={markPath(kind, 0, 0)} />
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
))

export function ValueChart({
  label,
  days,
  lines,
  markers = noMarkers,
  markerLabels = noLabels,
  shaded,
  formatValue,
  describe,
}: ValueChartProps) {
  const [ref, room] = useRoom()
  const [pointed, setPointed] = useState<number | null>(null)
  const last = days.length - 1
  const shown = Math.min(pointed ?? last, last)
  const drawing = drawingOf({ days, lines, markers, formatValue }, room)
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left
    setPointed(nearest(days, drawing.dayOf(left)))
  }
  const crossX = drawing.x(days[shown] ?? 0)
  const value = lines[0]?.values[shown]
  const said = describe(shown)
  return (
    <div className={styles.chart}>
      <p className={styles.said}>{said}</p>
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
          aria-valuetext={said}
          onChange={({ target }) => setPointed(Number(target.value))}
        />
        <Plot drawing={drawing} lines={lines} shaded={shaded} />
        <svg className={classNames(styles.drawing, styles.pointer)} aria-hidden="true">
          {pointed !== null && <path className={styles.cross} d={`M${crossX},0V${drawing.bottom}`} />}
          {typeof value === 'number' && <circle className={styles.dot} cx={crossX} cy={drawing.y(value)} r={5} />}
        </svg>
      </div>
      <Legend lines={lines} marks={drawing.marks} markerLabels={markerLabels} shaded={shaded} />
    </div>
  )
}
