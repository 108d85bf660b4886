// Learn map: on Learn, what somebody owns, as ideas. It needs more answers than the rest of the page, so it stands below what is
// in sight first.
import { usePortfolioFacts } from '../../../data/use-portfolio-facts.ts'
import { useReview } from '../../../data/use-review.ts'
import { MapCard } from './map-card.tsx'
import { useToday } from './use-today.ts'

export default function LearnMap() {
  const { data } = useReview()
  const facts = usePortfolioFacts()
  const today = useToday()
  if (data === undefined || facts === null || facts.holdings.length === 0) return null
  return <MapCard facts={facts} review={data.review} today={today} />
}
