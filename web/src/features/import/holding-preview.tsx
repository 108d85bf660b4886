// Holding preview: what an import would do to one investment: its totals before and after, what stands in the way, its rows.
import type { PreviewState } from '#shared/portfolio/import/preview-state.ts'
import { useBalances } from '../../lib/balances.tsx'
import { formatCount, formatMoney } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Stack } from '../../ui/stack.tsx'
import { CodeSearch } from './code-search.tsx'
import { AddAsOther, MissingBuy, Offer } from './holding-repairs.tsx'
import { type RowsProps, SettledRows, WaitingRows } from './holding-rows.tsx'
import type { HoldingOutline } from './import-session.ts'
import styles from './import.module.css'
import { stateWords } from './row-line.tsx'

/** What the file says is there to be checked; what is held is covered with all other amounts. */
function Totals({ holding: { before, after } }: { holding: HoldingOutline }) {
  const { areHidden } = useBalances()
  const said = ({ units, costBase }: { units: number; costBase: number }): string => {
    if (units === 0 && costBase === 0) return 'Nothing'
    return areHidden ? '••• units, paid •••' : `${formatCount(units, 'unit')}, paid ${formatMoney(costBase)}`
  }
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Now</dt>
        <dd>{said(before)}</dd>
      </div>
      <div>
        <dt>After the import</dt>
        <dd>{after === null ? 'Not known yet' : said(after)}</dd>
      </div>
    </dl>
  )
}

const stateOrder: readonly PreviewState[] = ['needsYou', 'new', 'there', 'skipped']

const countWord = (state: PreviewState, count: number): string =>
  state === 'needsYou' && count > 1 ? 'need you' : stateWords[state].word.toLowerCase()

export const Counts = ({ counts }: { counts: HoldingOutline['counts'] }) => (
  <div className={styles.buttons}>
    {stateOrder.flatMap((state) =>
      counts[state] === 0
        ? []
        : [
            <Chip key={state} tone={stateWords[state].tone}>
              {counts[state].toLocaleString('en-AU')} {countWord(state, counts[state])}
            </Chip>,
          ],
    )}
  </div>
)

export function HoldingPreview(props: RowsProps) {
  const { holding, run, today } = props
  const { key, instrument, name, counts, isLeft, unknown } = holding
  const { symbol } = instrument
  const leave = (): void =>
    run.choose((before) => {
      const left = new Set(before.left)
      if (!left.delete(key)) left.add(key)
      return { ...before, left }
    })
  const choose = (): void =>
    run.choose((before) => ({ ...before, unpriced: new Set([...(before.unpriced ?? []), key]) }))
  return (
    <Card
      title={symbol}
      action={
        <Button
          size="small"
          variant="quiet"
          className={styles.quietLast}
          aria-label={isLeft ? `Bring back ${symbol}` : `Leave out ${symbol}`}
          onClick={leave}
        >
          {isLeft ? 'Bring back' : 'Leave out'}
        </Button>
      }
    >
      <Stack gap={3}>
        {name !== null && name !== symbol && <p className={styles.quiet}>{name}</p>}
        {isLeft ? (
          <p>Left out. Nothing of it is sent.</p>
        ) : (
          <>
            <Counts counts={counts} />
            <Totals holding={holding} />
            <AddAsOther holding={holding} run={run} />
            {unknown === 'coin' && (
              <p>
                We don’t know which coin {symbol} is. Find it to see its live price, or{' '}
                <button type="button" className={styles.textButton} onClick={choose}>
                  add {symbol} without a live price
                </button>
                .
              </p>
            )}
            {unknown === 'code' && <p>The file has a name here and no code. Find which one it is, or leave it out.</p>}
            {unknown !== null && <CodeSearch key={key} holding={holding} run={run} />}
            <MissingBuy holding={holding} run={run} today={today} />
            <Offer holding={holding} run={run} />
            <WaitingRows {...props} />
            <SettledRows {...props} />
            {unknown === null && <CodeSearch key={key} holding={holding} run={run} />}
          </>
        )}
      </Stack>
    </Card>
  )
}
