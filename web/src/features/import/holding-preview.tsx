// HoldingPreview: what an import would do to one investment: its totals before and after, what stands in the way, its rows.
import { useState } from 'react'
import type { PreviewHolding } from '#shared/portfolio/import/preview.ts'
import type { PreviewState } from '#shared/portfolio/import/preview-state.ts'
import { formatCount, formatMoney, formatQuantity } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './import.module.css'
import { RowLine, stateWords } from './row-line.tsx'
import type { ImportRun } from './use-import-run.ts'

const shownAtFirst = 25

function Totals({ holding: { before, after } }: { holding: PreviewHolding }) {
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Now</dt>
        <dd>
          {formatQuantity(before.units)} units, paid {formatMoney(before.costBase)}
        </dd>
      </div>
      {after !== null && (
        <div>
          <dt>After the import</dt>
          <dd>
            {formatQuantity(after.units)} units, paid {formatMoney(after.costBase)}
          </dd>
        </div>
      )}
    </dl>
  )
}

type HoldingProps = { holding: PreviewHolding; run: ImportRun; isLeft: boolean }

/** A holding with quantity and cost only: its trades can take the place of both. */
function Offer({ holding: { key, instrument, offer }, run }: Omit<HoldingProps, 'isLeft'>) {
  if (offer === null) return null
  const choose = (choice: 'keep' | 'replace'): void =>
    run.setChoices((before) => ({ ...before, existing: new Map([...(before.existing ?? []), [key, choice]]) }))
  const sum =
    offer.tradesAddUpTo === null
      ? 'These trades don’t add up on their own'
      : `These trades add up to ${formatQuantity(offer.tradesAddUpTo)}`
  return (
    <Banner tone="info" title={`You already hold ${formatQuantity(offer.quantity)} ${instrument.symbol}`}>
      <Stack gap={3}>
        <p>{sum}. Use them instead of what’s there, or add them to it?</p>
        <div className={styles.buttons}>
          <Button
            size="small"
            variant={offer.chosen === 'replace' ? 'primary' : 'secondary'}
            aria-pressed={offer.chosen === 'replace'}
            aria-label={`Use the trades for ${instrument.symbol}`}
            onClick={() => choose('replace')}
          >
            Use the trades
          </Button>
          <Button
            size="small"
            variant={offer.chosen === 'keep' ? 'primary' : 'secondary'}
            aria-pressed={offer.chosen === 'keep'}
            aria-label={`Keep both for ${instrument.symbol}`}
            onClick={() => choose('keep')}
          >
            Keep both
          </Button>
        </div>
      </Stack>
    </Banner>
  )
}

function Rows({ holding: { rows }, run }: Omit<HoldingProps, 'isLeft'>) {
  const [most, setMost] = useState(shownAtFirst)
  return (
    <>
      <ul className={styles.rows}>
        {rows.slice(0, most).map((shown) => (
          <RowLine key={shown.id} shown={shown} run={run} />
        ))}
      </ul>
      {rows.length > most && (
        <Button size="small" variant="secondary" onClick={() => setMost(most + 200)}>
          Show more of {formatCount(rows.length, 'row')}
        </Button>
      )}
    </>
  )
}

const stateOrder: readonly PreviewState[] = ['needsYou', 'new', 'there', 'skipped']

export function HoldingPreview({ holding, run, isLeft }: HoldingProps) {
  const { key, instrument, name, rows, problem } = holding
  const counts = stateOrder.flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length
    return count === 0 ? [] : [{ state, count }]
  })
  const waiting = rows.filter(({ state }) => state === 'needsYou')
  const rest = { ...holding, rows: rows.filter(({ state }) => state !== 'needsYou') }
  const leave = (): void =>
    run.setChoices((before) => {
      const left = new Set(before.left ?? [])
      if (!left.delete(key)) left.add(key)
      return { ...before, left }
    })
  return (
    <Card
      title={instrument.symbol}
      action={
        <Button
          size="small"
          variant="quiet"
          aria-label={isLeft ? `Bring ${instrument.symbol} back` : `Leave out ${instrument.symbol}`}
          onClick={leave}
        >
          {isLeft ? 'Bring back' : 'Leave out'}
        </Button>
      }
    >
      <Stack gap={3}>
        {name !== null && name !== instrument.symbol && <p className={styles.quiet}>{name}</p>}
        {isLeft ? (
          <p>Left out. Nothing of it is sent.</p>
        ) : (
          <>
            <div className={styles.buttons}>
              {counts.map(({ state, count }) => (
                <Chip key={state} tone={stateWords[state].tone}>
                  {count.toLocaleString('en-AU')} {stateWords[state].word.toLowerCase()}
                </Chip>
              ))}
            </div>
            <Totals holding={holding} />
            {problem !== null && (
              <Banner tone="notice" title="Something is missing before this">
                {problem} Add a file with the earlier trades, or leave {instrument.symbol} out.
              </Banner>
            )}
            <Offer holding={holding} run={run} />
            {waiting.length > 0 && <Rows holding={{ ...holding, rows: waiting }} run={run} />}
            {rest.rows.length > 0 && (
              <Disclosure summary={formatCount(rest.rows.length, waiting.length > 0 ? 'other row' : 'row')}>
                <Rows holding={rest} run={run} />
              </Disclosure>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
