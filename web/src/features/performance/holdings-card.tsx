// Holdings card: what each holding added over the chosen days, as a table.
import { memo, useState } from 'react'
import { Link } from '../../router/router.tsx'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { Change, Money } from '../../lib/amount.tsx'
import { formatCount, formatSignedPercent } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { showAllWords } from '../../lib/show-all-words.ts'
import { ShowAll } from '../../ui/show-all.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TableScroller } from '../../ui/table-scroller.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import styles from './performance.module.css'

const firstShown = 20

export const HoldingsCard = memo(function HoldingsCard({
  answer: { holdings, holdingsNotListed },
}: {
  answer: Performance
}) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? holdings : holdings.slice(0, firstShown)
  return (
    <Card
      title="By holding"
      action={<WhatIs heading="By holding" ids={['portfolio', 'capital-gain']} load={loadTerm} />}
    >
      <TableScroller label="By holding, as a table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Holding</th>
              <th scope="col">Value</th>
              <th scope="col">Gain</th>
              <th scope="col">Income</th>
              <th scope="col">Time-weighted</th>
              <th scope="col">Money-weighted a year</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, symbol, endValue, gain, income, timeWeighted, moneyWeightedPerYear, isSample }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`${paths.portfolio}/${id}`}>{symbol}</Link> {isSample && <Chip tone="notice">Sample</Chip>}
                </th>
                <td>
                  <Money aud={endValue} />
                </td>
                <td>
                  <Change aud={gain} />
                </td>
                <td>
                  <Money aud={income} />
                </td>
                <td>{formatSignedPercent(timeWeighted * 100)}</td>
                <td>{moneyWeightedPerYear === null ? '–' : formatSignedPercent(moneyWeightedPerYear * 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      {shown.length < holdings.length && (
        <ShowAll label={showAllWords(holdings.length, 'holdings', holdingsNotListed)} onPress={() => setWhole(true)} />
      )}
      {holdingsNotListed > 0 && (
        <p className={styles.muted}>
          {formatCount(holdingsNotListed, 'more holding is', 'more holdings are')} in the totals.
        </p>
      )}
    </Card>
  )
})
