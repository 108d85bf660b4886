// Figure card: the person's own figures, drawn in the browser from what the screens show, with the same functions. The
// server names the card and knows no figure for it.
import { Link } from '../../../router/router.tsx'
import type { FigureCard as CardName } from '#shared/educator/question.ts'
import { useHoldings } from '../../../data/use-holdings.ts'
import { paths } from '../../../lib/paths.ts'
import styles from './answer.module.css'
import { Waiting } from './figure-parts.tsx'
import { Learning } from './learning-figures.tsx'
import { Performance } from './performance-figures.tsx'
import { Concentration, Holdings, Value } from './portfolio-figures.tsx'

const Nothing = () => (
  <p>
    Nothing is in your portfolio yet. <Link to={paths.portfolio}>Add what you hold</Link> and the figures show up here.
  </p>
)

const titles: Record<CardName, string> = {
  value: 'What your portfolio is worth',
  holdings: 'What you hold',
  concentration: 'How your portfolio is spread',
  learning: 'Your lessons',
  performance: 'How your portfolio has done',
  brokerage: 'Brokerage you have paid',
  dividends: 'Dividends you have received',
}

function OfPortfolio({ card }: { card: Exclude<CardName, 'learning'> }) {
  const { data: portfolio, isPending } = useHoldings()
  if (portfolio === undefined) return isPending ? <Waiting /> : <p>Your portfolio can’t be shown right now.</p>
  if (portfolio.holdings.length === 0) return <Nothing />
  if (card === 'value') return <Value portfolio={portfolio} />
  if (card === 'holdings') return <Holdings portfolio={portfolio} />
  if (card === 'concentration') return <Concentration portfolio={portfolio} />
  return <Performance portfolio={portfolio} what={card} />
}

/** A card that this version does not know shows nothing. */
export const FigureCard = ({ card }: { card: CardName }) =>
  card in titles ? (
    <div role="group" className={styles.card} aria-label={titles[card]}>
      <h3 className={styles.label}>{titles[card]}</h3>
      {card === 'learning' ? <Learning /> : <OfPortfolio card={card} />}
      <p className={styles.small}>Worked out on this device. The AI doesn’t see it.</p>
    </div>
  ) : null
