// Question words: a question as the words that a search compares: plurals and singulars met, typing errors put right against
// the words that the lessons and the glossary use.
import { besideOthers } from './beside-others.ts'

/** Words that say nothing about what a question is about. */
const noise = new Set(
  `a about all am an and any are as at be been but by can could did do does doing each else ever explain few for from get
  give go going getting good had has have he hello help her here hey hi his how i if in into is isn't it its just know let like make many
  me mean means more most much my need no not of off ok on one only or other our out over please really same say she
  should show so some such tell than thank thanks that the their them then there these they thing things this those to too
  trying up us use using very want was way we well were what when where which while who why will with work works would you your
  simply simpler optional wat wut u ur r pls plz im ive id dont doesnt isnt cant whats hows wheres gonna wanna gotta mate lol idk bro tbh actually vs versus
  aussie australia australian people someone everyone stuff firststep happen happens happened invest investing investment investments
  investor investors money til till bloke guy girl fella heaps bit lot lots somebody someone grand bucks buck today now`.split(
    /\s+/,
  ),
)

/** How young people write some words of the field. */
const slang = new Map([
  ['stonks', 'stocks'],
  ['moolah', 'money'],
  ['hodl', 'hold'],
  ['gainz', 'gains'],
  ['b4', 'before'],
  ['diff', 'difference'],
  ['u', 'you'],
  ['ppl', 'people'],
  ['insta', 'instagram'],
  ['graph', 'chart'],
  ['graphs', 'charts'],
  ['min', 'minimum'],
  ['mins', 'minutes'],
  ['mined', 'mining'],
  ['riskiest', 'risky'],
  ['fx', 'currency'],
  ['safely', 'safe'],
  ['safer', 'safe'],
  ['safest', 'safe'],
])

/** Endings that say how a word stands in its sentence: diversified, diversify and diversification meet, as do trade and trading. */
const endings: ReadonlyArray<readonly [ending: RegExp, left: string]> = [
  [/(?<=[a-z]{3})if(?:ication|ied|ying|y)$/, 'if'],
  [/(?<=[a-z]{4})at(?:ion|ed|ing|e)$/, ''],
  [/(?<=[a-z]{5})ity$/, ''],
  [/(?<=[a-z]{3})ment$/, ''],
  [/(?<=[a-z]{4})ion$/, ''],
  [/(?<=[a-z]{5})al$/, ''],
  [/(?<=[a-z]{4})ier$/, ''],
  [/(?<=[a-z]{3})(?:ing|ed|e)$/, ''],
  [/(?<=[a-z]{4})y$/, ''],
]

/** Words whose endings make them what they are: without them, futures would meet the future, and optional an option. */
const whole: ReadonlySet<string> = new Set(['dodgy', 'fixed', 'futures', 'mining', 'optional', 'simply'])

/** A word in the form in which words are compared: bubbles, bubble; crashes, crash; trading, trade. */
function stemOf(word: string): string {
  const low = word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replaceAll(/['’]/g, '')
  if (low.length <= 3 || whole.has(low)) return low
  const one = low
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=(?:ch|sh|ss|x))es$/, '')
    .replace(/(?<=[^su])s$/, '')
  const [ending, left] = endings.find(([each]) => each.test(one)) ?? [/$/, '']
  return one.replace(ending, left)
}

const noiseStems = new Set([...noise].map(stemOf))

/** Whether a word, in the form in which words are compared, says nothing about what a question is about. */
export const isNoise = (stem: string): boolean => stem.length < 2 || noiseStems.has(stem)

/** The words of a text in order, as they are compared. */
export const stemsOf = (text: string): string[] =>
  (
    besideOthers
      .reduce((left, [said, searched]) => left.replaceAll(said, searched), text.toLowerCase().normalize('NFKC'))
      .match(/[\p{L}\p{N}]+(?:['’+/.&-][\p{L}\p{N}]+)*/gu) ?? []
  )
    .flatMap((word) => (/^(?:p\/e|t\+2|60\/40)$/.test(word) ? [word] : word.split(/[+/.&-]/)))
    .filter((word) => word !== '')
    .map((word) => stemOf(slang.get(word) ?? word))

/** Everyday words and those of the lessons that mean much the same. */
const kin = [
  'boss employer payroll',
  'job employer worker staff',
  'wage salary pay payslip',
  'house home',
  'bust broke collapse fail bankrupt under liquidation',
  'cost fee charge expense',
  'fall drop crash tank plunge',
  'rise up gain',
  'recover recovery back',
  'scam fraud fake scammer',
  'hack stolen steal thief attacker',
  'gift giving inherit',
  'spend spending',
  'swap trade switch move',
  'licence licensed regulated',
  'age old retire',
  'cap limit maximum',
  'borrow loan leverage debt lender',
  'professional manager expert',
  'behind worse underperform',
  'receipt record paperwork note',
  'release unlock',
  'email message text',
  'send sent transfer pay paid',
  'weekly monthly regular',
  'refund back',
  'delist kicked removed drop out',
  'half halved',
  'deposit savings',
  'feel feeling sick stress nervous',
  'america us united states',
  'wallet key',
].map((group) => [...new Set(group.split(' ').map(stemOf))])

/** What means much the same as a word, in the form in which words are compared. */
export const kinOf = (stem: string): readonly string[] =>
  kin.filter((group) => group.includes(stem)).flatMap((group) => group.filter((other) => other !== stem))

/** Edits between two words, a swap of two neighbours counting as one; anything above `limit` is `limit + 1`. */
function editsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    ;[before, last] = [last, row]
  }
  return Math.min(last[other.length]!, limit + 1)
}

/** A short word with an error in it could be too many others. */
const shortestCorrected = 5

/**
 * Puts a typing error right where one known word is near enough; any other word stays as it is.
 * @param known the words of the lessons and the glossary with how often they occur
 */
export function corrected(word: string, known: ReadonlyMap<string, number>): string {
  if (known.has(word) || isNoise(word) || word.length < shortestCorrected || /\d/.test(word)) return word
  const limit = word.length >= 8 ? 2 : 1
  let best: { word: string; edits: number; count: number } | undefined
  for (const [candidate, count] of known) {
    // The first letter is the one least often wrong.
    if (candidate.length < 4 || candidate[0] !== word[0]) continue
    const edits = editsBetween(word, candidate, limit)
    if (edits > limit) continue
    if (best === undefined || edits < best.edits || (edits === best.edits && count > best.count))
      best = { word: candidate, edits, count }
  }
  return best?.word ?? word
}
