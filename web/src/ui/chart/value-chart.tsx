// Value chart (P56): something over time as lines, with a crosshair for a mouse, a finger and the arrow keys. Drawn by hand in SVG,
// in pixels of the room it has, so that its text keeps the size of the page's. React puts its elements there once; what they show
// is written by the chart writer, for the first days and for all others.
import { memo, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { type ChartLine, type ChartMarker, type LineLook, markPath } from './chart-drawing.ts'
import { type LiveCharts, markLook, type Stretch } from './chart-picture.ts'
import { chartWriter } from './chart-writer.ts'
import styles from './chart.module.css'
import { useRoom } from './use-room.ts'

type MarkLabels = Partial<Record<ChartMarker['kind'], string>>

export type ValueChartProps = {
  /** What the chart is about, such as "Value over time". */
  label: string
  /** The days of this moment: a change is drawn at once. */
  now: LiveCharts
  isShaded: boolean
  /** Below the chart: what its lines and marks are, and what is shaded. */
  lines: readonly ChartLine[]
  markers: readonly ChartMarker[]
  /** What the marks along the bottom are called, by kind; kinds without a mark are left out. */
  markerLabels: MarkLabels
  shaded: Stretch | null
}

const Swatch = ({ look }: { look: LineLook }) => (
  <svg className={styles.swatch} viewBox="0 0 24 8" aria-hidden="true">
    <path className={classNames(styles.line, styles[look])} d="M0,4H24" />
  </svg>
)

type LegendProps = Pick<ValueChartProps, 'lines' | 'markers' | 'markerLabels' | 'shaded'>

const Legend = memo(({ lines, markers, markerLabels, shaded }: LegendProps) => (
  <ul className={styles.legend}>
    {lines.map(({ key, label, look }) => (
      <li key={key}>
        <Swatch look={look} />
        {label}
      </li>
    ))}
    {(['in', 'out', 'income'] as const)
      .filter((kind) => markers.some((marker) => marker.kind === kind))
      .map((kind) => (
        <li key={kind}>
          <svg className={styles.markSwatch} viewBox="-6 -6 12 12" aria-hidden="true">
            <path className={markLook(kind)} d={markPath(kind, 0, 0)} />
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

export function ValueChart({ label, now, isShaded, ...legend }: ValueChartProps) {
  const [measure, room] = useRoom()
  const writer = useRef<ReturnType<typeof chartWriter>>(null)
  const chart = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    writer.current = chartWriter(chart.current!)
  }, [])
  useLayoutEffect(() => {
    const draw = (): void => writer.current?.show(now.get(), room, isShaded)
    draw()
    return now.subscribe(draw)
  }, [now, room, isShaded])
  useEffect(() => {
    return now.ahead((days) => writer.current?.prepare(days, room))
  }, [now, room])
  // With the page, which follows a press by a frame.
  useLayoutEffect(() => {
    writer.current?.say()
  })
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): void =>
    writer.current?.pointNear(clientX - currentTarget.getBoundingClientRect().left)
  return (
    <div className={styles.chart} ref={chart}>
      <p className={styles.said} />
      <div
        className={styles.plot}
        ref={measure}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && writer.current?.point(null)}
      >
        {/* The arrow keys, and a screen reader's own gestures, move it as they move every slider. */}
        <input
          className={styles.keys}
          type="range"
          min={0}
          step={1}
          aria-label={`${label}, day by day`}
          onChange={({ target }) => writer.current?.point(Number(target.value))}
        />
        <div className={styles.pictures} aria-hidden="true" />
      </div>
      <Legend {...legend} />
    </div>
  )
}
