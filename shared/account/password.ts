// Password: which new passwords are refused because they are among the first an attacker tries (P7).

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const withoutLeet = (text: string): string => [...text].map((sign) => leet[sign] ?? sign).join('')

/**
 * The text with letters in the place of signs, once for each place at which what is at its end may begin to be decoration: the 1 of
 * P@ssw0rd123 is no i. What is before the first letter is taken for decoration, and for letters as well.
 */
function readings(text: string): string[] {
  const first = Math.max(text.search(/\p{L}/u), 0)
  const last = text.search(/\P{L}*$/u)
  const ends = Array.from({ length: text.length - last + 1 }, (_, more) => last + more)
  const from = (start: number): string[] =>
    ends.map((end) => text.slice(0, start) + withoutLeet(text.slice(start, end)) + text.slice(end))
  return [text, ...from(first), ...(first === 0 ? [] : from(0))]
}

/** A part this long or shorter that is repeated to the end adds nothing: abcabcabcabc, 1212121212. */
const shortUnit = 4
/** Shorter runs of letters are taken for decoration: the x of password123x. */
const shortestWord = 3

/** The shortest part that the text is a repetition of; the text itself when it is none. */
function unitOf(text: string): string {
  // A text inside itself doubled, past its start, is found where its repetition begins.
  return text.slice(0, (text + text).indexOf(text, 1))
}

/** Each character one above the one before, or one below, as 234567890123 and abcdefghijkl; after 9 comes 0. */
function isSequence(text: string): boolean {
  const codes = text.split('').map((unit) => unit.charCodeAt(0))
  const isStep = (step: number) => (code: number, index: number) => {
    const before = codes[index - 1]
    if (before === undefined || code === before + step) return true
    return step === 1 ? before === 57 && code === 48 : before === 48 && code === 57
  }
  return codes.every(isStep(1)) || codes.every(isStep(-1))
}

/** The one or two common words that a run of letters is; undefined when it is anything else. */
function commonWordsIn(run: string, common: ReadonlySet<string>): string[] | undefined {
  if (run.length < shortestWord) return []
  const unit = unitOf(run)
  if (unit.length <= shortUnit && unit !== run) return [unit]
  if (common.has(run)) return [run]
  for (let at = shortestWord; at <= run.length - shortestWord; at++) {
    const pair = [run.slice(0, at), run.slice(at)]
    if (pair.every((word) => common.has(word))) return pair
  }
  return undefined
}

function isCommon(text: string, common: ReadonlySet<string>): boolean {
  if (common.has(text) || isSequence(text) || unitOf(text).length <= shortUnit) return true
  const runs = text.match(/\p{L}+/gu) ?? []
  const words = runs.map((run) => commonWordsIn(run, common))
  if (!words.every((ofRun) => ofRun !== undefined)) return false
  const found = words.flat()
  // A common word among many random signs is a random password.
  const letters = runs.filter((run) => run.length >= shortestWord).join('').length
  return found.length > 0 && new Set(found).size <= 2 && letters >= text.length / 2
}

const lettersIn = (text: string): string => text.replaceAll(/\P{L}/gu, '')

/**
 * Whether a password is its owner's email address, or the name in it, whatever digits and signs are around or between: who knows
 * the address tries it first. A name that is less than half of the password is a part of something else.
 */
export function isOwnAddress(password: string, email: string): boolean {
  const address = email.trim().toLowerCase()
  const [name = ''] = address.split('@')
  const typed = password.toLowerCase()
  if (name !== '' && typed.includes(address)) return true
  return readings(typed).some((text) => {
    const letters = lettersIn(text)
    if (letters.length < shortestWord || letters.length < text.length / 2) return false
    return [lettersIn(name), lettersIn(address)].includes(unitOf(letters))
  })
}

/**
 * Whether a password is easily guessed whatever its length: a common one, one or two common words with digits and signs around
 * them or in the place of letters (P4ssword2026!, passwordpassword, dragon-monkey), a sequence, or a short part repeated.
 * Three words, or one that is not common, are not.
 * @param common passwords and words in lower case
 */
export function isEasilyGuessed(password: string, common: ReadonlySet<string>): boolean {
  return readings(password.toLowerCase()).some((text) => isCommon(text, common))
}
