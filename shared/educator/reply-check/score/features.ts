// Features: what the score reads of a unit in its context: words, pairs of them, what kinds of word meet, and plain facts of
// form: who is spoken to, what is negated, quoted, past, supposed, asked or told.
import { checkByPatterns } from '../patterns/check-by-patterns.ts'
import type { GuardCode } from '../codes.ts'
import { toPlain } from '../normalise.ts'
import { findSecurities } from '../securities.ts'
import type { Unit } from './units.ts'
import { kindOfWord } from './word-kinds.ts'

export type ReadUnit = Unit & {
  readonly plain: string
  readonly words: readonly string[]
  readonly kinds: readonly string[]
  readonly patterns: readonly GuardCode[]
}

const maxWords = 120

/** Words in lower case, with sums, shares, years and numbers made alike, and named securities as NAME. */
function wordsOf(plain: string): string[] {
  let text = plain.replace(/\[\s?lessons?\b[^\]\n]{0,40}\]/gi, ' CITED ')
  for (const { name, isTechnology } of findSecurities(plain)) {
    if (isTechnology || name.length < 2) continue
    text = text.replaceAll(new RegExp(`\\b${name.replace(/[^A-Za-z0-9 ]/g, '.')}\\b`, 'gi'), ' NAME ')
  }
  const words =
    text
      .replace(/'/g, '')
      .replace(/\b(?!(?:NAME|CITED)\b)[A-Z]+[a-z]*/g, (word) => word.toLowerCase())
      .replace(/[$£€]\s?\d[\d.,]{0,15}\s?[kmb]?\b/g, ' MONEY ')
      .replace(/\d[\d.,]{0,15}\s?(?:%|per ?cent\b)/g, ' PCT ')
      .replace(/\b(?:1[5-9]|20)\d\d\b/g, ' YEAR ')
      .replace(/\d[\d.,]{0,15}/g, ' NUM ')
      .match(/[A-Za-z]+|[?!:;,"|]/g) ?? []
  return withQuotesMarked(words.slice(0, maxWords))
}

/** Few words in quotation marks are a name or a manner of speaking. */
const shortestQuote = 3

/** The words with those of a quotation marked, unless there is hardly anything around it. */
function withQuotesMarked(words: readonly string[]): string[] {
  const marks = words.flatMap((word, at) => (word === '"' ? [at] : []))
  const isQuoted = words.map(() => false)
  for (let pair = 0; pair + 1 < marks.length; pair += 2) {
    const [from, to] = [marks[pair] ?? 0, marks[pair + 1] ?? 0]
    const inside = to - from - 1
    if (inside >= shortestQuote && words.length - inside - 2 >= shortestQuote) isQuoted.fill(true, from + 1, to)
  }
  return words.map((word, at) => (isQuoted[at] === true ? `Q${word}` : word))
}

const kindIn = (word: string): string => {
  const isQuoted = /^Q[a-zA-Z]/.test(word)
  const itself = isQuoted ? word.slice(1) : word
  const kind = /^[A-Z]/.test(itself) ? itself : kindOfWord(itself)
  if (kind === undefined) return '-'
  return isQuoted ? `Q${kind}` : kind
}

/** A unit with what its features are made of. The costly part of a score: the patterns read every unit. */
export function readUnit(unit: Unit): ReadUnit {
  const plain = toPlain(unit.text)
  const words = wordsOf(plain)
  // The patterns find too much to decide alone in a long reply, and what they find is worth knowing.
  const patterns = checkByPatterns(plain).codes.filter((code) => code !== 'D' && code !== 'C')
  return { ...unit, plain, words, kinds: words.map(kindIn), patterns }
}

const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:ing|ed|es|s|ly|er|est)$/, '') : word)

const forms: ReadonlyArray<readonly [string, RegExp]> = [
  ['asks', /\?["')\]]*$/],
  ['exclaims', /!["')\]]*$/],
  ['quotes', /["“][^"”]{3,}["”]/],
  ['quoted', /^["“]/],
  ['you', /\b(?:you|your|you're|you've|you'd|yours|yourself)\b/i],
  ['self', /\b(?:i|i'd|i'm|i've|my|me)\b/i],
  ['not', /\b(?:not|no|never|nobody|neither|nor|none|cannot|without)\b|n't\b/i],
  [
    'declines',
    /\b(?:i|we) (?:can't|cannot|won't|can not|don't|am not able|'m not able)\b|\bnot something i\b|\b(?:sorry|afraid|decline)\b/i,
  ],
  ['warns', /\b(?:scam|scams|scammer|fraud|con|beware|red flag|phishing|fake)\b/i],
  [
    'reports',
    /\b(?:you|you've|your (?:message|question|note|request))(?: have|'ve)? (?:just |also )?(?:ask(?:ed|s|ing)?|wr(?:ite|ote)|written|typed|said|say|mention(?:ed)?|told|want(?:ed)?|put|quot(?:ed|e)|pasted|sent)\b/i,
  ],
  [
    'helpLine',
    /13 ?11 ?14|lifeline|beyond ?blue|1800 ?007|debt helpline|financial counsell|kids helpline|1300 ?22|idcare|scamwatch/i,
  ],
  [
    'guards',
    /\b(?:never|don't|do not|no need to|stop|nobody|no one) (?:\w+ ){0,2}?(?:give|hand|send|share|read|type|tell|click|tap|install|pay|let|reply|answer|trust|transfer|needs?|asks?)\b|\bhang up|\b(?:ring|call|phone|contact|tell) (?:your|the) (?:own )?(?:bank|fund|police)|\breport (?:it|them|the)|\bblock (?:them|him|her|the)|on the (?:number|back) (?:on|of)/i,
  ],
  ['past', /\b(?:was|were|had|fell|rose|lost|gained|dropped|collapsed|did|took|became|went)\b/i],
  ['year', /\b(?:1[5-9]|20)\d\d\b/],
  ['supposes', /\b(?:if|suppose|imagine|say|assume|picture|would)\b/i],
  ['compares', /\b(?:than|more|less|better|worse|versus|vs)\b/i],
  ['depends', /\bdepends?\b|\bvar(?:y|ies)\b|\bup to\b/i],
  ['source', /\b(?:ato|asic|apra|rba|moneysmart|spiva|pds|product disclosure|lifeline|scamwatch)\b/i],
  ['units', /\bunits?\b/i],
  ['money', /[$£€]\s?\d|\b\d+ (?:dollars|bucks)\b/i],
  ['percent', /%|per ?cent\b/i],
  ['cited', /\[lesson/i],
  ['so', /^(?:\W*)(?:so|that's why|which is why|then|given|since|because|with|for)\b/i],
  [
    'but',
    /^(?:\W*)(?:but|still|though|however|oh|psst|that said|honestly|frankly|between us|now|anyway|having said|all the same|even so|mind you|for what it|if i|little|spoiler|by the way|nevertheless|nonetheless|ok|okay)\b|\b(?:mind you|just saying|for what it's worth|between (?:us|you)|if pressed|if (?:i|you) (?:had|were|really|must))\b/i,
  ],
  ['app', /\b(?:tap|xp|quiz|lesson|practice|screen|menu|button|streak|module|settings)\b/i],
]

const imperative = /^(?:DEAL|SEND|NOT)$/

/** Names of the features of one unit; some repeat. `all` are the units of its reply in order. */
export function featuresOf(all: readonly ReadUnit[], at: number): string[] {
  const unit = all[at]
  if (unit === undefined) return []
  const { words, kinds, plain } = unit
  const out: string[] = ['*']
  const marked = ['^', ...words, '$']
  const stems = marked.map(stem)
  const sorts = ['^', ...kinds.map((kind, place) => (kind === '-' ? (words[place] ?? '') : kind)), '$']
  for (let place = 0; place < marked.length; place++) {
    const [word, next, third] = [stems[place] ?? '', stems[place + 1], stems[place + 2]]
    const [sort, nextSort, thirdSort] = [sorts[place], sorts[place + 1], sorts[place + 2]]
    out.push(word)
    if (next !== undefined) out.push(`${word} ${next}`, `k:${sort} ${nextSort}`)
    if (third !== undefined)
      out.push(`${word} _ ${third}`, `k:${sort} _ ${thirdSort}`, `k:${sort} ${nextSort} ${thirdSort}`)
  }
  const met = [...new Set(kinds.filter((kind) => kind !== '-'))].toSorted()
  for (const [place, kind] of met.entries()) {
    out.push(`m:${kind}`)
    for (const other of met.slice(place + 1)) out.push(`m:${kind}&${other}`)
  }
  const shape = forms.filter(([, form]) => form.test(plain)).map(([name]) => name)
  if (imperative.test(kinds[0] ?? '') || imperative.test(kinds[1] ?? '')) shape.push('orders')
  if (unit.isListItem) shape.push('item')
  if (unit.isTableRow) shape.push('row')
  if (unit.isTitle) shape.push('title')
  shape.push(`length${Math.min(6, Math.floor(words.length / 6))}`)
  if (at === 0) shape.push('first')
  if (at === all.length - 1) shape.push('last')
  for (const [place, name] of shape.entries()) {
    out.push(`f:${name}`)
    for (const other of shape.slice(place + 1)) out.push(`f:${name}&${other}`)
    for (const kind of met) out.push(`f:${name}&${kind}`)
  }
  for (const code of unit.patterns) {
    // Twice, as it stands for more than a word does.
    out.push(`p:${code}`, `pp:${code}`, 'p:any')
    for (const name of shape) out.push(`p:${code}&${name}`, `p:any&${name}`)
    for (const other of unit.patterns) if (other > code) out.push(`p:${code}&${other}`)
  }
  if (unit.patterns.length === 0) out.push('p:none')
  for (const [side, neighbour] of [
    ['<', all[at - 1]],
    ['>', all[at + 1]],
  ] as const) {
    if (neighbour === undefined) continue
    for (const kind of new Set(neighbour.kinds)) if (kind !== '-') out.push(`${side}${kind}`)
    for (const [name, form] of forms) if (form.test(neighbour.plain)) out.push(`${side}f:${name}`)
    for (const code of neighbour.patterns) out.push(`${side}p:${code}`)
  }
  return out
}
