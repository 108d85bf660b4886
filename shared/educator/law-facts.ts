// Law facts for a question: the dated facts that go along to the model, found by the term that the question names and by its words.
import { type FactTopic, type LawFact, lawFacts } from '../facts/law-and-numbers.ts'

const traded = String.raw`(?:s[eo]ld?|selling|sale|profits?|gains?|shares?|stocks?|etfs?|crypto|bitcoin|coins?)`
const kept = String.raw`(?:safe|guarantee[ds]?|protect(?:s|ed)?|cover(?:s|ed)?|insured)`
const failed = String.raw`(?:collaps\w*|bust|fail(?:s|ed)?|go(?:es|ing|ne)? (?:broke|under|bust|bankrupt|down)|went (?:broke|under|bust|bankrupt)|bankrupt)`
const bankNames = String.raw`(?:anz|cba|commbank|commonwealth bank|westpac|nab|macquarie|bendigo|ing|ubank|(?<!\b(?:set|setting|sign\w*|top\w*|open\w*|end\w*|back\w*|sav\w+) )up)`
const saved = String.raw`(?:banks?|savings|deposits?|money in|bank accounts?|savings accounts?|credit union|${bankNames} (?:money|account))`

type Topic = {
  /** Terms of the glossary, by id: whoever asks about one of them asks about the law. */
  readonly terms: readonly string[]
  readonly asks: RegExp
  /** Of something else, although the words are there. */
  readonly never?: RegExp
}

/** Of every topic: facts that no question finds would never be told. */
const topics: Readonly<Record<FactTopic, Topic>> = {
  'capital-gains': {
    terms: ['capital-gain', 'capital-gains-tax', 'capital-loss', 'cgt-discount', 'cost-base'],
    asks: new RegExp(
      String.raw`\b(?:cgt|capital gains?|(?:30 ?(?:%|per ?cent)|gains?|2027).{0,20}\bminimum tax|minimum tax\b.{0,20}\b(?:30|gains?|2027)|(?:12|twelve) month|tax(?:ed|es)?\b.{0,60}\b${traded}|${traded}\b.{0,60}\btax(?:ed|es)?|discount\b.{0,40}\b(?:h[eo]ld(?:ing)?|keep|own)\b.{0,30}\b(?:year|months)|h[eo]ld(?:ing)?\b.{0,30}\byear\b.{0,40}\bdiscount)\b`,
    ),
  },
  'super-guarantee': {
    terms: ['superannuation-guarantee'],
    asks: /\b(?:super(?:annuation)? guarantee|sg|payday super|qualifying earnings|ordinary time earnings|(?:employers?|boss|work|pay(?:check)?)\b.{0,40}\bsuper|super(?:annuation)?\b.{0,40}\b(?:employers?|boss|rate|percent|per cent|%|overtime|commissions?|payday)|(?:rate|percent(?:age)?|per cent|%|overtime|commissions?)\b.{0,25}\bsuper(?:annuation)?)\b/,
    never: /\b(?:fees?|returns?|in (?:shares|crypto|bonds|property|cash))\b/,
  },
  'super-caps': {
    terms: ['concessional-contribution', 'non-concessional-contribution'],
    asks: /\b(?:(?:non[- ]?)?concessional|salary sacrific\w*|(?:super|contributions?)\b.{0,40}\b(?:caps?|limits?|max(?:imum)?)|(?:caps?|limits?|max(?:imum)?)\b.{0,40}\b(?:super|contributions?)|(?:extra|more|voluntary)\b.{0,30}\bsuper|(?:how much|the most|can i|allowed)\b.{0,30}\b(?:put|add|pay|contribute)\b.{0,20}\b(?:in|into|to)\b.{0,12}\bsuper)\b/,
    never: /\bfees?\b/,
  },
  deposits: {
    terms: ['deposit-guarantee'],
    asks: new RegExp(
      String.raw`\b(?:deposit guarantee|government guarantee|financial claims scheme|fcs|${saved}\b.{0,40}\b(?:${kept}|${failed})|(?:${kept}|${failed})\b.{0,40}\b${saved}|(?:${kept}|lose|money)\b.{0,30}\b${bankNames} ${failed}|if ${bankNames} ${failed})\b`,
    ),
    never: /\b(?:life|income|health|car|home) (?:insurance|cover)\b/,
  },
  'tax-free-threshold': {
    terms: ['tax-free-threshold'],
    asks: /\b(?:tax[- ]free threshold|(?:earn|income)\b.{0,40}\b(?:before|without)\b.{0,20}\btax|no tax|(?:start|begin) (?:to )?pay(?:ing)? (?:any |income )?tax|(?:pay|owe) (?:any |income )?tax\b.{0,30}\b(?:if i (?:only )?(?:earn|make)|on (?:a )?low income|under))\b/,
  },
}

/** A fact as the model reads it. */
export type CitedFact = Omit<LawFact, 'id' | 'topic' | 'source'> & { source: string }

/**
 * The facts about what a question asks, in the order of the table; none for most questions.
 * @param termId the term of the glossary that it names, where it names one
 */
export function lawFactsFor(question: string, termId?: string): readonly CitedFact[] {
  const low = question.toLowerCase()
  const isAsked = ({ terms, asks, never }: Topic): boolean =>
    never?.test(low) !== true && ((termId !== undefined && terms.includes(termId)) || asks.test(low))
  return lawFacts
    .filter(({ topic }) => isAsked(topics[topic]))
    .map(({ statement, from, to, source, checkedOn }) => ({ statement, from, to, source: source.name, checkedOn }))
}
