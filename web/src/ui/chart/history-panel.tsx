// History panel: a value chart with what chooses its days and what stands beside it. What it is about comes as words.
import { memo, type ReactNode, useState } from 'react'
import { PillButton } from '../pill-button.tsx'
import { SegmentedControl } from '../segmented-control.tsx'
import { type Option, Select } from '../select.tsx'
import { TextInput } from '../text-input.tsx'
import { ChartTable } from './chart-table.tsx'
import styles from './history-panel.module.css'
import type { Chart, LiveCharts, Stretch } from './chart-picture.ts'
import { ValueChart, type ValueChartProps } from './value-chart.tsx'

/** The card that a panel stands in: what changes in it is laid out and painted apart from the page. */
export const chartCard = styles.card

export type OwnDays = { from: string; to: string }
type Choosing<V extends string> = { options: ReadonlyArray<Option<V>>; value: V; onChange: (value: V) => void }

type HistoryPanelProps<Range extends string, Other extends string> = {
  chart: Pick<ValueChartProps, 'label' | 'markerLabels'> &
    Chart & {
      formatDay: (day: number) => string
      /** How a value is written in the table, in full. */
      formatExact: (value: number) => string
    }
  /** The deepest fall, to be shaded on demand; null: there was none. */
  fall: Stretch | null
  /** The same of this moment: a chip changes the chart at once, and all that is said around it in the next frame. */
  now: LiveCharts
  ranges: Choosing<Range>
  /** The days of one's own, where they are asked for; `latest` is the last that can be. */
  own: { days: OwnDays; latest: string; onChange: (days: OwnDays) => void } | null
  comparisons: Choosing<Other> & { note: string }
  /** The figures of the chosen days, above the chart. */
  children: ReactNode
}

function OwnDaysFields({ days, latest, onChange }: NonNullable<HistoryPanelProps<string, string>['own']>) {
  const [typed, setTyped] = useState(days)
  const isInOrder = typed.from !== '' && typed.to !== '' && typed.from < typed.to && typed.to <= latest
  const change = (changed: Partial<OwnDays>): void => {
    const next = { ...typed, ...changed }
    setTyped(next)
    if (next.from !== '' && next.to !== '' && next.from < next.to && next.to <= latest) onChange(next)
  }
  return (
    <div className={styles.own}>
      <TextInput
        label="From the close of"
        type="date"
        value={typed.from}
        max={latest}
        onChange={(from) => change({ from })}
      />
      <TextInput
        label="To the close of"
        type="date"
        value={typed.to}
        max={latest}
        onChange={(to) => change({ to })}
        error={isInOrder ? undefined : 'Choose a day after the first one, up to today.'}
      />
    </div>
  )
}

/** What chooses the days; where there is no chart of the chosen ones too, so that others can be. */
export const DayChoices = <Range extends string>({
  ranges,
  own,
}: Pick<HistoryPanelProps<Range, string>, 'ranges' | 'own'>) => (
  <>
    <SegmentedControl label="Days shown" {...ranges} />
    {own !== null && <OwnDaysFields {...own} />}
  </>
)

type ToolsProps<Other extends string> = {
  comparisons: HistoryPanelProps<string, Other>['comparisons']
  hasFall: boolean
  isTable: boolean
  isShaded: boolean
  setTable: (isTable: boolean) => void
  setShaded: (isShaded: boolean) => void
}

function AllTools<Other extends string>({
  comparisons,
  hasFall,
  isTable,
  isShaded,
  setTable,
  setShaded,
}: ToolsProps<Other>) {
  const { note, ...comparison } = comparisons
  return (
    <div className={styles.tools}>
      {comparison.options.length > 1 && (
        <div className={styles.compare}>
          <Select label="Compare with" hint={note} {...comparison} />
        </div>
      )}
      <div className={styles.buttons}>
        {hasFall && !isTable && (
          <PillButton onClick={() => setShaded(!isShaded)}>
            {isShaded ? 'Hide the deepest fall' : 'Show the deepest fall'}
          </PillButton>
        )}
        <PillButton onClick={() => setTable(!isTable)}>{isTable ? 'Show as chart' : 'Show as table'}</PillButton>
      </div>
    </div>
  )
}

/** Below the chart; other days change nothing of it. */
const Tools = memo(AllTools) as typeof AllTools

export function HistoryPanel<Range extends string, Other extends string>({
  chart: { label, days, lines, markers, markerLabels, formatDay, formatExact },
  fall,
  now,
  ranges,
  own,
  comparisons,
  children,
}: HistoryPanelProps<Range, Other>) {
  const [isTable, setTable] = useState(false)
  const [isShaded, setShaded] = useState(false)
  return (
    <div className={styles.panel}>
      {children}
      <DayChoices ranges={ranges} own={own} />
      {days.length < 2 ? (
        <p className={styles.short}>There’s only one day to show so far. The line starts with the second.</p>
      ) : isTable ? (
        <ChartTable label={label} days={days} lines={lines} formatDay={formatDay} formatValue={formatExact} />
      ) : (
        <ValueChart {...{ label, now, isShaded, lines, markers, markerLabels }} shaded={isShaded ? fall : null} />
      )}
      <Tools
        comparisons={comparisons}
        hasFall={fall !== null}
        isTable={isTable}
        isShaded={isShaded}
        setTable={setTable}
        setShaded={setShaded}
      />
    </div>
  )
}
