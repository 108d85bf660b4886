// Fall details: one fall of the past, closer: what would be left, how long it took, and where the figures come from.
import { type MarketFall, marketFalls } from '#shared/facts/market-falls.ts'
import { monthsBetween, type Replay } from '#shared/portfolio/crash-replay.ts'
import { Money } from '../../../lib/amount.tsx'
import { formatDay } from '../../../lib/format-day.ts'
import { formatMoney } from '../../../lib/format.ts'
import { holdingTypePlurals } from '../../../lib/holding-words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { OutsideLink } from '../outside-link.tsx'
import { lengthText, monthText } from './falls-words.ts'
import styles from './practice.module.css'

/** A fall, and what it would have come to. */
export type ShownFall = { fall: MarketFall; replay: Replay }

export function FallDetails({ shown: { fall, replay }, isMadeUp }: { shown: ShownFall; isMadeUp: boolean }) {
  const amount = (aud: number) => (isMadeUp ? formatMoney(aud) : <Money aud={aud} />)
  const { high, low, back } = fall
  const bottom = typeof low === 'string' ? { after: lengthText(monthsBetween(high, low)), when: monthText(low) } : low
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>Fewer dollars at the bottom</dt>
          <dd className={styles.figure}>{amount(replay.lost)}</dd>
          <dd className={styles.muted}>
            {amount(replay.before)} would have been {amount(replay.atLow)}
          </dd>
        </div>
        <div>
          <dt>From the high to the low</dt>
          <dd className={styles.figure}>{bottom.after}</dd>
          <dd className={styles.muted}>
            {monthText(high)} to {bottom.when}
          </dd>
        </div>
        <div>
          <dt>{replay.monthsBack === null ? 'From the high to a higher price' : 'From the low to a higher price'}</dt>
          <dd className={styles.figure}>{lengthText(replay.monthsBack ?? replay.monthsBelow)}</dd>
          <dd className={styles.muted}>
            Above the old high in {monthText(back)}
            {replay.monthsBack !== null && `, ${lengthText(replay.monthsBelow)} after it`}
          </dd>
        </div>
      </dl>
      {replay.fallen.length > 0 ? (
        <ul className={styles.parts}>
          {replay.fallen.map(({ type, before, atLow }) => (
            <li key={type}>
              {holdingTypePlurals[type]}: {amount(before)} less {fall.percent}% is {amount(atLow)}
            </li>
          ))}
          {replay.untouched > 0 && <li>Everything else stays as it stands: {amount(replay.untouched)}</li>}
        </ul>
      ) : (
        <p className={styles.text}>Nothing you hold is of the kind that fell then.</p>
      )}
      <p className={styles.text}>
        {fall.measure}, by closing prices and without dividends: down {fall.percent}%. {fall.aside}
      </p>
      <Disclosure summary="Where these figures come from">
        <p className={styles.muted}>Checked on {formatDay(marketFalls.checkedOn)}.</p>
        <ul className={styles.sources}>
          {fall.sources.map(({ name, url }) => (
            <li key={url}>
              <OutsideLink href={url}>{name}</OutsideLink>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
