// Figure chart: made-up numbers as lines, in SVG and in pixels of the room there is, so that its text keeps the size of the page's.
import { linePath, valueTicks } from '../../../ui/chart/chart-arithmetic.ts'
import { useRoom } from '../../../ui/chart/use-room.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FigureLegend, type FigureLook, type LegendEntry } from './figure-legend.tsx'
import { logTicks, scopeOf } from './figure-scale.ts'
import styles from './figure.module.css'

/** Values one step apart, beginning at the left edge; none for what is only said beside the lines. */
export type FigureLine = LegendEntry & { look: FigureLook; values: readonly number[] }

type FigureChartProps = {
  /** What is drawn, for who doesn't see it: the numbers stand in the legend and in the sentence of the figure. */
  label: string
  lines: readonly FigureLine[]
  /** What lies between two lines of values. */
  band?: LegendEntry & { low: readonly number[]; high: readonly number[] }
  /** Equal steps for equal percentages; else for equal amounts, from 0. */
  isLog?: boolean
  /** A dot on each of the lines at this step. */
  dotAt?: number
  formatValue: (value: number) => string
  formatStep: (step: number) => string
}

export function FigureChart({
  label,
  lines: all,
  band,
  isLog = false,
  dotAt,
  formatValue,
  formatStep,
}: FigureChartProps) {
  const [ref, { width, height, rem }] = useRoom()
  const lines = all.filter(({ values }) => values.length > 0)
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1))
  const scope = scopeOf([...lines.map(({ values }) => values), band?.low ?? [], band?.high ?? []], isLog)
  const bottom = height - 1.75 * rem
  const place = isLog ? Math.log : (value: number): number => value
  const [low, high] = [place(scope[0]), place(scope[1])]
  const x = (step: number): number => 6 + (step / last) * (width - 12)
  const y = (value: number): number => bottom - ((place(value) - low) / (high - low)) * (bottom - 1.1 * rem)
  const rows = isLog ? logTicks(scope) : valueTicks(scope, Math.max(2, Math.floor(height / (2.75 * rem))))
  const columns = valueTicks([0, last], Math.max(1, Math.floor(width / (5 * rem)))).filter(Number.isInteger)
  const steps = Array.from({ length: last + 1 }, (_, step) => step)
  const pathOf = (values: readonly number[]): string => linePath(steps, values, x, y, false)
  const edge = band === undefined ? '' : pathOf(band.high) + backwards(band.low, x, y)
  return (
    <div className={styles.chart}>
      <div className={styles.plot} ref={ref} role="img" aria-label={label}>
        <svg aria-hidden="true">
          <path className={styles.grid} d={rows.map((value) => `M0,${y(value)}H${width}`).join('')} />
          {band !== undefined && <path className={styles.band} d={edge} />}
          {lines.map(({ label: name, look, values }) => (
            <path key={name} className={classNames(styles.line, styles[look])} d={pathOf(values)} />
          ))}
          <g className={styles.text}>
            {rows.map((value) => (
              <text key={value} x={2} y={y(value) - 4}>
                {formatValue(value)}
              </text>
            ))}
            {columns.map((step) => (
              <text key={step} x={x(step)} y={height - 0.4 * rem} textAnchor={anchorOf(step, last)}>
                {formatStep(step)}
              </text>
            ))}
          </g>
          {dotAt !== undefined &&
            lines.map(({ label: name, look, values }) => (
              <circle
                key={name}
                className={classNames(styles.dot, styles[look])}
                cx={x(dotAt)}
                cy={y(values[dotAt] ?? 0)}
                r={4.5}
              />
            ))}
        </svg>
      </div>
      <FigureLegend entries={band === undefined ? all : [...all, band]} />
    </div>
  )
}

const anchorOf = (step: number, last: number): 'start' | 'middle' | 'end' =>
  step === 0 ? 'start' : step === last ? 'end' : 'middle'

/** The way back along the lower edge of a band. */
const backwards = (low: readonly number[], x: (step: number) => number, y: (value: number) => number): string =>
  low
    .map((value, step) => `L${x(step).toFixed(1)},${y(value).toFixed(1)}`)
    .toReversed()
    .join('') + 'Z'
