// Securities named in a text: shares, funds, coins, brokers, by code or by name.
import { isHarmlessCapitals, isKnownAcronym } from './acronyms.ts'
import { australianBrands, australianCompanies, australianFunds } from './securities-australian.ts'
import { coins, foreignSecurities, lowerCaseCodes } from './securities-world.ts'

/** What was named. `isTechnology` marks bitcoin and ethereum, which may be explained but not recommended. */
export interface Mention {
  readonly name: string
  readonly isTechnology: boolean
}

interface Name {
  readonly words: readonly string[]
  readonly needs: 'nothing' | 'capital' | 'company'
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
const codes = new Set<string>()
const namesByFirstWord = new Map<string, Name[]>()
const solidNames = new Set<string>()

function learnName(entry: string): void {
  const mark = entry.charAt(0)
  const words = wordsOf(entry)
  const [first] = words
  if (first === undefined) return
  const needs = mark === '^' ? 'capital' : mark === '?' ? 'company' : 'nothing'
  namesByFirstWord.set(first, [...(namesByFirstWord.get(first) ?? []), { words, needs }])
  const solid = words.join('')
  if (needs === 'nothing' && solid.length >= 6) solidNames.add(solid)
}

for (const row of [australianCompanies, australianFunds, australianBrands, foreignSecurities, coins].flatMap((rows) =>
  rows.split(';'),
)) {
  const [, code = '', names = ''] = /^\s*(\S+)\s*(.*)$/s.exec(row) ?? []
  if (code.length >= 3 && !isKnownAcronym(code)) codes.add(code)
  for (const name of names.split(',')) learnName(name.trim())
}
const lowerCodes = new Set(wordsOf(lowerCaseCodes))

const technology = new Set(['bitcoin', 'bitcoins', 'btc', 'ethereum', 'ether', 'eth', 'xbt'])
const companyWord =
  /^(?:shares?|stocks?|units?|coins?|tokens?|inc|ltd|limited|group|etfs?|calls|puts|securities|holdings|corp|crypto|network)$/
const dealWord =
  /^(?:buy|buying|bought|sell|selling|hold|holding|own|owning|grab|into|on|pick|choose|add|accumulate|trim|exit|dump|in|with|like|love|at)$/
const shortJoiners = new Set([
  'a',
  'i',
  'an',
  'as',
  'at',
  'be',
  'by',
  'do',
  'go',
  'he',
  'if',
  'in',
  'is',
  'it',
  'me',
  'my',
  'no',
  'of',
  'on',
  'or',
  'so',
  'to',
  'up',
  'us',
  'we',
])

interface Token {
  readonly text: string
  readonly low: string
  readonly at: number
}

const isCapital = (token: Token): boolean => token.text.charAt(0) !== token.low.charAt(0)

/** The word itself or, at the end of a name, its plural: "a few Telstras". */
const isWord = (low: string | undefined, word: string, isLast: boolean): boolean =>
  low === word || (isLast && word.length >= 5 && low === `${word}s`)

function matchesName(name: Name, tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]
  if (
    first === undefined ||
    name.words.some((word, step) => !isWord(tokens[at + step]?.low, word, step === name.words.length - 1))
  )
    return false
  if (name.needs === 'nothing') return true
  if (!isCapital(first)) return false
  if (name.needs === 'capital') return true
  const after = tokens[at + name.words.length]?.low ?? ''
  const before = tokens[at - 1]?.low ?? ''
  return (
    companyWord.test(after) ||
    (at > 0 && dealWord.test(before)) ||
    (at > 0 && !companyWord.test(before) && /^(?:is|looks|has|will)$/.test(after))
  )
}

/** "CB A" and "Wood side": a code or a long name cut in two. */
function isCutInTwo(tokens: readonly Token[], at: number, text: string): string | undefined {
  const [one, two] = [tokens[at], tokens[at + 1]]
  if (one === undefined || two === undefined || two.at - (one.at + one.text.length) > 2) return undefined
  const solid = one.low + two.low
  if (solidNames.has(solid) && !/[.!?\n]/.test(text.slice(one.at + one.text.length, two.at))) return solid
  const three = tokens[at + 2]
  if (three !== undefined && three.at - (two.at + two.text.length) <= 2 && solidNames.has(solid + three.low))
    return solid + three.low
  const isUpper = /^[A-Z]{1,3}$/.test(one.text) && /^[A-Z]{1,3}$/.test(two.text)
  if (!isUpper || solid.length > 4 || shortJoiners.has(one.low)) return undefined
  return codes.has(solid.toUpperCase()) && !isHarmlessCapitals(two.text) && !isHarmlessCapitals(one.text)
    ? solid.toUpperCase()
    : undefined
}

/** Whether capitals mean anything in this text: a shouted one is all capitals. */
function isShouting(text: string): boolean {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0
  const capitals = text.match(/[A-Z]/g)?.length ?? 0
  return letters >= 16 && capitals > letters * 0.6
}

/** Every security named in one sentence. One pass over its words. */
export function findSecurities(text: string): Mention[] {
  const found: Mention[] = []
  const add = (name: string, isTechnology = false): void => void found.push({ name, isTechnology })
  const tokens: Token[] = Array.from(text.matchAll(/[A-Za-z0-9]+/g), (match) => ({
    text: match[0],
    low: match[0].toLowerCase(),
    at: match.index,
  }))
  const shouting = isShouting(text)
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) continue
    const name = (namesByFirstWord.get(token.low) ?? namesByFirstWord.get(token.low.replace(/s$/, '')))?.find(
      (candidate) => matchesName(candidate, tokens, at),
    )
    if (name !== undefined) {
      add(name.words.join(' '))
      at += name.words.length - 1
    } else if (technology.has(token.low)) {
      add(token.low, true)
    } else if (lowerCodes.has(token.low) || isCodeLike(token.text, shouting)) {
      add(token.text)
    } else {
      const cut = isCutInTwo(tokens, at, text)
      if (cut !== undefined) add(cut)
    }
  }
  if (/\b(?:ASX|NASDAQ|NYSE|LSE|NZX|Nasdaq)\s?:\s?[A-Z0-9]{2,5}\b|\b[A-Za-z0-9]{2,5}\.(?:AX|ax|ASX)\b/.test(text))
    add('exchange code')
  if (/[$#][A-Z]{2,5}\b/.test(text.replace(/\b(?:A|US|NZ|AU|AUD|USD)\$/g, ''))) add('cashtag')
  return found
}

function isCodeLike(text: string, shouting: boolean): boolean {
  if (!/^[A-Z0-9]{3,6}$/.test(text) || !/[A-Z]/.test(text)) return false
  if (isHarmlessCapitals(text)) return false
  if (codes.has(text)) return true
  return !shouting && /^[A-Z]{3,5}$/.test(text)
}
