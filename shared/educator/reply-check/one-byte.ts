// One byte a sign: the rules read a reply about twice as fast when no sign of it lies above U+00FF.

/** What a thumb, a rocket, a skull or a medal becomes: it judges what it stands beside. */
const thumbSign = '\u00a4'
/** What a rocket, a diamond hand or a money face becomes: it needs no neighbour. */
const cheerSign = '\u00a7'
/** What a wink becomes. */
const winkSign = '\u00a6'
const picture = '\u00ae'
const strangeLetter = '\u00f0'
const otherSign = '\u00ac'
/** Any sign that praises or damns what stands beside it, for an expression. */
export const praiseOrBlame = `[${thumbSign}${cheerSign}]`
const taken = new Set([thumbSign, cheerSign, winkSign])

const thumbs = '👍👎✅❌🔥💩🏆🥇👑💯🙌👀😍🤩💪🫡🤮🗑☠💀⭐✔❤💤😴💸🚫⛔🟢🔴★☆'
const standIns = new Map<string, string>([
  ['\u2014', ' - '],
  ['\u2026', '...'],
  ['\u20ac', '\u00a3'],
  ['\u20bf', '\u00a5'],
  ['\u0153', '\u00e6'],
  ['\u0152', '\u00c6'],
  ['\u0142', 'l'],
  ['\u0141', 'L'],
  ['\u0111', 'd'],
  ['\u0110', 'D'],
  ['😉', winkSign],
])
for (const sign of thumbs) standIns.set(sign, thumbSign)
for (const sign of '🚀💎🤑') standIns.set(sign, cheerSign)
// Sigma, beta and the other letters of formulas are no foreign script.
for (const sign of 'αβγδεζηθκλμνξπρστφχψωΑΒΓΔΣΩ') standIns.set(sign, '\u00aa')

function standInOf(sign: string): string {
  if (/\p{L}/u.test(sign)) return strangeLetter
  if (/\p{N}/u.test(sign)) return '9'
  if (/\p{Pd}/u.test(sign)) return '-'
  return /\p{Extended_Pictographic}/u.test(sign) ? picture : otherSign
}

/**
 * The text with every sign above U+00FF replaced by one below that means the same to the rules: a letter by a strange
 * letter, a digit by a digit, a picture by a picture. The signs that lie below already must not carry a meaning of their
 * own: those that double as a stand-in are taken away first.
 */
export function toOneByte(text: string): string {
  // Built sign by sign: an engine keeps two bytes for what was cut or replaced out of a two-byte text.
  let out = ''
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    if (code < 0xa0) out += sign
    else if (code <= 0xff) out += taken.has(sign) ? otherSign : sign
    else {
      let standIn = standIns.get(sign)
      if (standIn === undefined) standIns.set(sign, (standIn = standInOf(sign)))
      out += standIn
    }
  }
  return out
}
