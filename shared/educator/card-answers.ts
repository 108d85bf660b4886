// Card answers: whether a question that a card answers asks for an idea as well.

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
const idea = /\b(?:what(?:'?s| is| are) an?|means?|meaning|explain\w*|how (?:do|does)|works?|why)\b/

/**
 * Whether a question that a card answers asks for nothing beside it.
 * @param termId the term that it names, where it names one
 */
export const isAnsweredByCard = (question: string, termId: string | undefined): boolean =>
  termId === undefined || (shown.has(termId) && !idea.test(question.toLowerCase().replaceAll('’', "'")))
