// A reply in the forms the rules read: as a person sees it, and with its disguises undone.
import { toLatinLookAlikes } from './confusables.ts'
import { isKnownAcronym } from './acronyms.ts'
import { toOneByte } from './one-byte.ts'

/** The forms of one reply. Every step is a single pass, so the work grows with the length of the text only. */
export interface ReplyForms {
  /** Latin letters, plain quotes and spaces, no emphasis marks, nothing invisible, one byte a sign; case kept. */
  readonly plain: string
  /** `plain` with spelled-out letters joined, repeated letters shortened and digits read as letters inside words. */
  readonly folded: readonly string[]
  /** True when words were spelled out letter by letter, which no honest reply does. */
  readonly isSpelledOut: boolean
}

/** How much of a text is read after its signs were unfolded. */
export const longestForm = 8000
const invisible = /[\p{Cf}\p{Co}\p{Cn}\u034f\u115f\u1160\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** What a person would read: compatibility forms, accents and look-alikes undone, emphasis marks taken away. */
export function toPlain(reply: string): string {
  const latin = toLatinLookAlikes(
    reply
      .toWellFormed()
      .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
      .normalize('NFKC')
      // One sign can unfold into eighteen, so the work is capped again.
      .slice(0, longestForm)
      .replace(invisible, '')
      .replace(controls, ''),
  )
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[\u2018\u2019\u201a\u201b\u02bc\u2032\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\u2010\u2011\u2012\u2013\u2212]/g, '-')
    .replace(/\u2044/g, '/')
    .replace(/[*_~`]/g, '')
    .replace(/[^\S\n]/g, ' ')
}

/** Words of one letter that a chat puts side by side: "not a q i can answer", "u r a bit early". */
const chatWords = /^(?:aq[iu]|[ru][ru]a|[iu]n[iu])$/

const isSingle = (token: string): boolean => token.length === 1 && /[A-Za-z@$!]/.test(token)

/**
 * Joins letters that were written apart ("b u y", "C.B.A", "s-e-l-l"): three or more single letters with the same
 * separator. Known acronyms such as "A.S.X." are joined without counting as spelled out.
 */
export function joinLetters(text: string): { text: string; isSpelledOut: boolean } {
  const pieces = text.match(/[A-Za-z0-9@$]+|[^A-Za-z0-9@$]+/g) ?? []
  const out: string[] = []
  let isSpelledOut = false
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? ''
    const gap = pieces[at + 1] ?? ''
    if (!isSingle(piece) || gap.length > 3 || /[\n()]/.test(gap)) {
      out.push(piece)
      continue
    }
    let joined = piece
    let next = at + 2
    // A capital after a small letter opens the next word: "s h o u l d I".
    while (
      pieces[next - 1] === gap &&
      isSingle(pieces[next] ?? '') &&
      !(/[a-z]$/.test(joined) && /[A-Z]/.test(pieces[next] ?? ''))
    ) {
      joined += pieces[next]
      next += 2
    }
    if (joined.length < 3 || (gap === ' ' && chatWords.test(joined))) {
      out.push(piece)
      continue
    }
    if (!gap.includes(',') && !isKnownAcronym(joined.toUpperCase())) isSpelledOut = true
    out.push(joined)
    at = next - 2
  }
  return { text: out.join(''), isSpelledOut }
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}
/** Tokens that mix digits and letters honestly: 5k, 2nd, 1990s, 10x, A200, T2, Q4, FY25, 401k. */
const honestMix =
  /^(?:[a-z]{0,2}\$?\d+(?:st|nd|rd|th|s|k|m|bn?|tn?|x|am|pm|yrs?|mths?|d|h|c|p|pc|kg|km|gb|mb)?|[a-z]{1,3}\d{1,3}|\d+[a-z]?)$/i

/** Reads digits and signs inside a word as the letters they stand for: 8uy, s3ll, $ell, 1nvest, b1tc0in. */
export function deLeet(text: string, one: 'i' | 'l'): string {
  return text.replace(/[A-Za-z0-9@$|]+(?:![A-Za-z0-9@$|]+)?/g, (word) => {
    if (!/[A-Za-z]/.test(word) || !/[0-9@$!|]/.test(word) || honestMix.test(word)) return word
    return word.replace(/[0-9@$!|]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? sign)))
  })
}

/** Shortens "buuuuy" and "sellllll" to words a rule knows. */
const shortenRuns = (text: string): string =>
  text.replace(/([a-z])\1{2,}/gi, (_, letter: string) => (/[lo]/i.test(letter) ? letter + letter : letter))

/** Opens "buy-the-one-that-pays": words tied together, which no rule would read. */
const untie = (text: string): string => text.replace(/\b\w+(?:-\w+){3,}/g, (tied) => tied.replaceAll('-', ' '))

/** All forms of a reply. `folded` is empty when nothing was disguised. */
export function normaliseReply(reply: string): ReplyForms {
  const plain = toOneByte(toPlain(reply))
  const joined = joinLetters(plain)
  const base = untie(shortenRuns(joined.text))
  const folded = new Set([base, deLeet(base, 'i'), deLeet(base, 'l')])
  folded.delete(plain)
  return { plain, folded: [...folded], isSpelledOut: joined.isSpelledOut }
}
