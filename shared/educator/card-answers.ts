// Card answers: whether a question that a card answers asks for an idea as well.
import { cardFor } from './figure-cards.ts'

/** Terms that name what the cards show, rather than an idea. */
const shown: ReadonlySet<string> = new Set([
  'bitcoin',
  'brokerage',
  'cryptocurrency',
  'distribution',
  'dividend',
  'ethereum',
  'exchange-traded-fund',
  'portfolio',
  'return',
  'share',
])
const idea =
  /\b(?:what(?:'?s| is| are) an?|means?|meaning|explain\w*|how (?:do|does)|works?|worked out|calculat\w+|includ\w+|too|pays the|why|compared (?:to|with)|vs|tell me about)\b/

/** Where a question begins, beside another. */
const another =
  /[?!,;:.\n]\s*| (?:and|also|plus) (?=(?:also )?(?:(?:how|what|when)'?s?|which|who|where|why|do|does|did|am|is|are|was|can|could|would|should|will)\b)/
const asks =
  /^(?:also )?(?:(?:how|what|when)'?s?|which|who|where|why|do|does|did|am|is|are|was|can|could|would|should|will)\b/

/**
 * Whether a question that a card answers asks for nothing beside it.
 * @param termId the term that it names, where it names one
 */
export function isAnsweredByCard(question: string, termId: string | undefined): boolean {
  const low = question.toLowerCase().replaceAll('’', "'")
  if (idea.test(low) || (termId !== undefined && !shown.has(termId))) return false
  return low.split(another).every((part) => !asks.test(part.toLowerCase()) || cardFor(part) !== undefined)
}
