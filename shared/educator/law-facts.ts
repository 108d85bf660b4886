// Law facts for a question: the dated facts that go along to the model, found by what the question is about.
import { type FactTopic, type LawFact, lawFacts } from '../facts/law-and-numbers.ts'

const topics: ReadonlyArray<readonly [FactTopic, RegExp]> = [
  [
    'capital-gains',
    /\b(?:cgt|capital gains?|(?:12|twelve) month|tax(?:ed|es)?\b.{0,60}\b(?:s[eo]ld?|selling|sale|profits?|gains?|shares?|stocks?|etfs?|crypto|bitcoin|coins?)|(?:s[eo]ld?|selling|sale|profits?|gains?|shares?|stocks?|etfs?|crypto|bitcoin|coins?)\b.{0,60}\btax(?:ed|es)?)\b/,
  ],
  [
    'super-guarantee',
    /\b(?:super(?:annuation)? guarantee|sg|(?:employers?|boss|work|pay(?:check)?)\b.{0,40}\bsuper|super(?:annuation)?\b.{0,40}\b(?:employers?|boss|rate|percent|per cent|%))/,
  ],
  [
    'super-caps',
    /\b(?:(?:non[- ]?)?concessional|salary sacrific\w*|(?:super|contributions?)\b.{0,40}\b(?:caps?|limits?|max(?:imum)?)|(?:caps?|limits?|max(?:imum)?)\b.{0,40}\b(?:super|contributions?)|(?:extra|more|voluntary)\b.{0,30}\bsuper)\b/,
  ],
  [
    'deposits',
    /\b(?:deposit guarantee|government guarantee|financial claims scheme|fcs|(?:bank|savings|deposits?)\b.{0,40}\b(?:safe|guaranteed?|protected|collapses?|bust|fails?)|(?:safe|guaranteed?|protected)\b.{0,40}\b(?:bank|savings|deposits?))\b/,
  ],
  [
    'tax-free-threshold',
    /\b(?:tax[- ]free threshold|(?:earn|income)\b.{0,40}\b(?:before|without)\b.{0,20}\btax|no tax)\b/,
  ],
]

/** A fact as the model reads it. */
export type CitedFact = Omit<LawFact, 'id' | 'topic' | 'source'> & { source: string }

/** The facts about what a question asks, in the order of the table; none for most questions. */
export function lawFactsFor(question: string): readonly CitedFact[] {
  const low = question.toLowerCase()
  const asked = new Set(topics.filter(([, words]) => words.test(low)).map(([topic]) => topic))
  return lawFacts
    .filter(({ topic }) => asked.has(topic))
    .map(({ statement, from, to, source, checkedOn }) => ({ statement, from, to, source: source.name, checkedOn }))
}
