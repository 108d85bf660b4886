// Allocation card: what the portfolio is made of, as a picture with its legend, by class and by holding.
import type { HoldingType } from '#shared/market/instrument.ts'
import { memo, useState } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { type Slice, slicesByHolding, slicesByType } from '#shared/portfolio/summary.ts'
import { Money } from '../../lib/amount.tsx'
import { formatCount, formatPercent } from '../../lib/format.ts'
import { holdingTypeNames, holdingTypePlurals } from '../../lib/holding-words.ts'
import { Card } from '../../ui/card.tsx'
import { Donut } from '../../ui/donut.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import styles from './allocation-card.module.css'

type View = 'class' | 'holding'
const views = [
  { value: 'class', label: 'Class' },
  { value: 'holding', label: 'Holding' },
] as const

const maxSlices = 7

/** A class keeps its colour; holdings of one class are shades of it, so that the picture still says what they are. */
function coloured(slices: readonly Slice[]): Array<Slice & { colour: string }> {
  const seen = new Map<HoldingType, number>()
  return slices.map((slice) => {
    const shade = seen.get(slice.type) ?? 0
    seen.set(slice.type, shade + 1)
    // What is left over is of several classes.
    if (slice.key === 'rest') return { ...slice, colour: 'var(--control)' }
    const strength = Math.max(30, 100 - 22 * shade)
    return {
      ...slice,
      colour:
        strength === 100
          ? `var(--class-${slice.type})`
          : `color-mix(in oklab, var(--class-${slice.type}) ${strength}%, var(--surface))`,
    }
  })
}

type PictureProps = { slices: ReadonlyArray<Slice & { colour: string }>; view: View }

/** All of them stand there; only a pointer draws one anew. */
const Picture = ({ slices, view }: PictureProps) => {
  const [pointed, setPointed] = useState<string | null>(null)
  const description = `What your portfolio is made of: ${slices.map(({ label, sharePercent }) => `${label} ${formatPercent(sharePercent, 1)}`).join(', ')}.`
  const shown = slices.find(({ key }) => key === pointed) ?? slices[0]
  return (
    <div className={styles.picture} data-view={view}>
      <Donut arcs={slices} description={description} pointedKey={pointed} onPoint={setPointed}>
        {shown !== undefined && (
          <>
            <strong className={styles.share}>{formatPercent(shown.sharePercent, 1)}</strong>
            <span className={styles.largest}>{shown.label}</span>
          </>
        )}
      </Donut>
      <ul className={styles.legend}>
        {slices.map(({ key, label, type, value, sharePercent, colour }) => (
          <li
            key={key}
            className={key === pointed ? styles.pointed : undefined}
            onPointerEnter={() => setPointed(key)}
            onPointerLeave={() => setPointed(null)}
          >
            <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
            <span className={styles.label}>
              {label}
              {view === 'holding' && key !== 'rest' && <span className={styles.kind}> {holdingTypeNames[type]}</span>}
            </span>
            <span className={styles.figures}>
              <Money aud={value} />
              <span className={styles.percent}>{formatPercent(sharePercent, 1)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Drawn for other holdings only; amounts in it cover themselves. */
export const AllocationCard = memo(function AllocationCard({ holdings }: { holdings: readonly Holding[] }) {
  return (
    <Card
      title="Allocation"
      className={styles.card}
      // Which picture is seen follows from the radio that is checked, in the style sheet.
      action={<SegmentedControl label="Show the allocation by" options={views} value="class" />}
    >
      <div className={styles.frame}>
        <Picture
          slices={coloured(slicesByType(holdings)).map((slice) => ({
            ...slice,
            label: holdingTypePlurals[slice.type],
          }))}
          view="class"
        />
        <Picture slices={coloured(slicesByHolding(holdings, maxSlices))} view="holding" />
      </div>
      <p className={styles.note}>
        {formatCount(holdings.length, 'investment')} at the latest prices we have. It shows what you hold, not what you
        should hold.
      </p>
    </Card>
  )
})
