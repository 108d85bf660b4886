// DecodeText: the bytes of a file as text, whatever program saved it: UTF-8, UTF-16 or Latin-1 (Windows-1252).

/** Larger files are refused before they are read: no broker's history comes near. */
const maxFileBytes = 50 * 1024 * 1024

const tooLarge =
  'This file is larger than 50 MB, which no list of trades is. Choose a shorter period and export it again.'
const binary =
  'This isn’t a text file or a spreadsheet that we can read. Export your trades as CSV or XLSX and try again.'

/** What Windows-1252 has where Latin-1 has control characters, 0x80 to 0x9f; a dot where it has nothing. */
const windows1252 = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'
const chunk = 8192

function joined(length: number, unitAt: (index: number) => number): string {
  const parts: string[] = []
  for (let from = 0; from < length; from += chunk) {
    const units = Array.from({ length: Math.min(chunk, length - from) }, (_, index) => unitAt(from + index))
    parts.push(String.fromCharCode(...units))
  }
  return parts.join('')
}

const utf16 = (bytes: Uint8Array, from: number, isLittle: boolean): string =>
  joined((bytes.length - from) >> 1, (index) => {
    const at = from + index * 2
    const [first, second] = [bytes[at] ?? 0, bytes[at + 1] ?? 0]
    return isLittle ? first | (second << 8) : (first << 8) | second
  })

const latin1 = (bytes: Uint8Array): string =>
  joined(bytes.length, (index) => {
    const byte = bytes[index] ?? 0
    return byte >= 0x80 && byte < 0xa0 ? windows1252.charCodeAt(byte - 0x80) : byte
  })

/** The text of UTF-8 bytes; null when they are not UTF-8. */
function utf8(bytes: Uint8Array, from: number): string | null {
  const parts: string[] = []
  let units: number[] = []
  for (let at = from; at < bytes.length;) {
    const lead = bytes[at++]!
    let code = lead
    if (lead >= 0x80) {
      const more =
        lead >= 0xf0 && lead < 0xf5 ? 3 : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xc2 && lead < 0xe0 ? 1 : 0
      if (more === 0) return null
      code = lead & (0x3f >> more)
      for (let left = more; left > 0; left--) {
        const next = bytes[at++] ?? 0
        if ((next & 0xc0) !== 0x80) return null
        code = (code << 6) | (next & 0x3f)
      }
    }
    if (code > 0xffff) units.push(0xd7c0 + (code >> 10), 0xdc00 | (code & 0x3ff))
    else units.push(code)
    if (units.length >= chunk) {
      parts.push(String.fromCharCode(...units))
      units = []
    }
  }
  return parts.join('') + String.fromCharCode(...units)
}

/** Zero bytes nearly always in the second (or first) place of a pair: UTF-16 of a European text, saved without a mark. */
function utf16Order(bytes: Uint8Array): 'little' | 'big' | null {
  const pairs = Math.min(bytes.length, 2000) >> 1
  let [first, second] = [0, 0]
  for (let pair = 0; pair < pairs; pair++) {
    first += Number(bytes[pair * 2] === 0)
    second += Number(bytes[pair * 2 + 1] === 0)
  }
  if (pairs < 4) return null
  if (second > pairs * 0.7 && first === 0) return 'little'
  return first > pairs * 0.7 && second === 0 ? 'big' : null
}

/** Whether the bytes are a ZIP container, as every xlsx file is; its content is for the spreadsheet reader. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/**
 * The text in a file, without its byte order mark.
 * @returns a sentence for the person when the file is too large or no text
 */
export function decodeText(bytes: Uint8Array): { readonly text: string } | { readonly problem: string } {
  if (bytes.length > maxFileBytes) return { problem: tooLarge }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: utf16(bytes, 2, true) }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: utf16(bytes, 2, false) }
  const order = utf16Order(bytes)
  if (order !== null) return { text: utf16(bytes, 0, order === 'little') }
  if (bytes.includes(0)) return { problem: binary }
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  const text = utf8(bytes, mark) ?? latin1(bytes)
  // oxlint-disable-next-line no-control-regex
  const controls = text.slice(0, 4000).match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0
  return controls > 10 ? { problem: binary } : { text }
}
