// Concepts: the ideas that lessons teach and questions ask about, and what of a portfolio makes each of them matter.
/**
 * What of a portfolio an idea has to do with. `invested`: anything is held. `several`: two holdings or more. `funds`: two
 * ETFs or more. `small-buy`: a buy of which brokerage took more than 1 %. `fell`: something held stands 10 % or more below
 * its high of the last year.
 */
export const facets = [
  'invested',
  'several',
  'funds',
  'share',
  'etf',
  'coin',
  'ether',
  'trades',
  'small-buy',
  'dividend',
  'fell',
] as const
export type Facet = (typeof facets)[number]

type ConceptFacts = {
  name: string
  /** The lessons that teach it and ask about it, the main one first. */
  lessons: readonly number[]
  /** The questions that ask about it; each question belongs to one idea. */
  questions: readonly string[]
  /** Any one of these in a portfolio makes the idea matter; with none it is background. */
  touchedBy: readonly Facet[]
}

const facts = {
  compounding: {
    name: 'Compounding',
    lessons: [1],
    questions: ['l01-q1', 'l01-q3', 'l01-q5', 'l01-q6'],
    touchedBy: ['invested'],
  },
  'fee-drag': {
    name: 'Fees over the years',
    lessons: [1, 12],
    questions: ['l01-q2', 'l12-q2'],
    touchedBy: ['etf'],
  },
  inflation: {
    name: 'Inflation and real returns',
    lessons: [1, 2],
    questions: ['l01-q4', 'l02-q4'],
    touchedBy: ['invested'],
  },
  'risk-and-return': {
    name: 'Risk and return',
    lessons: [2],
    questions: ['l02-q2', 'l02-q3', 'l02-q6'],
    touchedBy: ['invested'],
  },
  'loss-and-recovery': {
    name: 'Falls, and the rise back',
    lessons: [2, 6],
    questions: ['l02-q1', 'l02-q5', 'l06-q6'],
    touchedBy: ['fell', 'coin'],
  },
  concentration: {
    name: 'Concentration',
    lessons: [3],
    questions: ['l03-q1', 'l03-q4', 'l03-q6'],
    touchedBy: ['share', 'coin'],
  },
  'market-risk': { name: 'Market risk', lessons: [3], questions: ['l03-q2', 'l03-q3'], touchedBy: ['several'] },
  overlap: { name: 'Overlap of funds', lessons: [3], questions: ['l03-q5'], touchedBy: ['funds'] },
  'etf-units': { name: 'What an ETF unit is', lessons: [4], questions: ['l04-q1', 'l04-q6'], touchedBy: ['etf'] },
  nav: { name: 'Net asset value', lessons: [4], questions: ['l04-q2', 'l04-q3'], touchedBy: ['etf'] },
  'spread-and-orders': {
    name: 'Spreads and orders',
    lessons: [4, 17],
    questions: ['l04-q4', 'l04-q5', 'l17-q4'],
    touchedBy: ['trades'],
  },
  'chart-scales': {
    name: 'Scales of a chart',
    lessons: [5],
    questions: ['l05-q1', 'l05-q2', 'l05-q3', 'l05-q6'],
    touchedBy: ['invested'],
  },
  'chart-adjustments': {
    name: 'What a chart leaves out',
    lessons: [5],
    questions: ['l05-q4', 'l05-q5'],
    touchedBy: ['share', 'etf'],
  },
  'keys-and-custody': { name: 'Keys and custody', lessons: [6], questions: ['l06-q1', 'l06-q3'], touchedBy: ['coin'] },
  blockchain: { name: 'How a blockchain is kept', lessons: [6], questions: ['l06-q4'], touchedBy: ['coin'] },
  'crypto-value': { name: 'What a coin is worth', lessons: [6], questions: ['l06-q2', 'l06-q5'], touchedBy: ['coin'] },
  'smart-contracts': { name: 'Smart contracts', lessons: [7], questions: ['l07-q1', 'l07-q4'], touchedBy: ['ether'] },
  gas: { name: 'Gas', lessons: [7], questions: ['l07-q3', 'l07-q6'], touchedBy: ['ether'] },
  staking: { name: 'Staking', lessons: [7], questions: ['l07-q2', 'l07-q5'], touchedBy: ['ether'] },
  survivorship: { name: 'Stories of winners', lessons: [8], questions: ['l08-q1', 'l08-q3'], touchedBy: [] },
  herding: {
    name: 'Hurry and the herd',
    lessons: [8],
    questions: ['l08-q2', 'l08-q4', 'l08-q5', 'l08-q6'],
    touchedBy: ['coin'],
  },
  'crash-record': { name: 'Falls on record', lessons: [9], questions: ['l09-q2', 'l09-q3'], touchedBy: ['invested'] },
  'loss-aversion': {
    name: 'What a fall feels like',
    lessons: [9],
    questions: ['l09-q1', 'l09-q4', 'l09-q6'],
    touchedBy: ['fell'],
  },
  'forced-selling': { name: 'Having to sell', lessons: [9, 11], questions: ['l09-q5', 'l11-q4'], touchedBy: [] },
  'pe-ratio': {
    name: 'Price and earnings',
    lessons: [10],
    questions: ['l10-q1', 'l10-q3', 'l10-q4'],
    touchedBy: ['share'],
  },
  bubbles: { name: 'Bubbles', lessons: [10], questions: ['l10-q2', 'l10-q5', 'l10-q6'], touchedBy: [] },
  gearing: { name: 'Investing with a loan', lessons: [11], questions: ['l11-q1', 'l11-q3'], touchedBy: [] },
  'credit-crisis': {
    name: 'How a credit crisis spreads',
    lessons: [11],
    questions: ['l11-q2', 'l11-q5', 'l11-q6'],
    touchedBy: [],
  },
  'super-rules': {
    name: 'Super: what goes in and out',
    lessons: [12],
    questions: ['l12-q1', 'l12-q3', 'l12-q4'],
    touchedBy: [],
  },
  'super-options': { name: 'Super: where it sits', lessons: [12], questions: ['l12-q5', 'l12-q6'], touchedBy: [] },
  'cost-base': { name: 'Cost base and parcels', lessons: [13], questions: ['l13-q3', 'l13-q4'], touchedBy: ['trades'] },
  'cgt-discount': { name: 'The CGT discount', lessons: [13], questions: ['l13-q1', 'l13-q5'], touchedBy: ['trades'] },
  'cgt-indexation': {
    name: 'CGT from July 2027',
    lessons: [13],
    questions: ['l13-q2', 'l13-q6'],
    touchedBy: ['trades'],
  },
  dividends: {
    name: 'Dividends and their dates',
    lessons: [14],
    questions: ['l14-q2', 'l14-q4', 'l14-q5'],
    touchedBy: ['dividend', 'share', 'etf'],
  },
  franking: {
    name: 'Franking credits',
    lessons: [14],
    questions: ['l14-q1', 'l14-q6'],
    touchedBy: ['dividend', 'share'],
  },
  'dividend-yield': { name: 'Dividend yield', lessons: [14], questions: ['l14-q3'], touchedBy: ['dividend', 'share'] },
  'index-weights': {
    name: 'How an index is built',
    lessons: [15],
    questions: ['l15-q1', 'l15-q3', 'l15-q5'],
    touchedBy: ['etf'],
  },
  'index-funds': { name: 'Index funds', lessons: [15], questions: ['l15-q2', 'l15-q6'], touchedBy: ['etf'] },
  'total-return': { name: 'Prices with dividends', lessons: [15], questions: ['l15-q4'], touchedBy: ['share', 'etf'] },
  averaging: {
    name: 'Dollar-cost averaging',
    lessons: [16],
    questions: ['l16-q1', 'l16-q2', 'l16-q3', 'l16-q5', 'l16-q6'],
    touchedBy: ['trades'],
  },
  'fees-by-size': {
    name: 'Flat and percentage fees',
    lessons: [17, 16],
    questions: ['l16-q4', 'l17-q1', 'l17-q3'],
    touchedBy: ['small-buy'],
  },
  'fees-disclosed': {
    name: 'Finding the fees',
    lessons: [17],
    questions: ['l17-q2', 'l17-q5', 'l17-q6'],
    touchedBy: ['etf'],
  },
  'scam-signs': { name: 'Signs of a scam', lessons: [18], questions: ['l18-q1', 'l18-q3', 'l18-q5'], touchedBy: [] },
  'scam-response': {
    name: 'Checks, and what to do after',
    lessons: [18],
    questions: ['l18-q2', 'l18-q4', 'l18-q6'],
    touchedBy: [],
  },
} as const satisfies Readonly<Record<string, ConceptFacts>>

export type ConceptId = keyof typeof facts
export type Concept = ConceptFacts & { id: ConceptId }

/** Every idea, in the order of the lessons. */
export const concepts: readonly Concept[] = Object.entries(facts).map(([id, about]) => ({
  id: id as ConceptId,
  ...about,
}))

const byQuestion = new Map(
  concepts.flatMap(({ id, questions }) => questions.map((question) => [question, id] as const)),
)

/** The idea that a question asks about; undefined when no idea names the question. */
export const conceptOfQuestion = (questionId: string): ConceptId | undefined => byQuestion.get(questionId)
