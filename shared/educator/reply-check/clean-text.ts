// Cleaning of what a person typed before anything reads it.

// Control characters but line feed and tab; zero width; bidi controls; word joiners; the byte order mark; soft hyphen.
const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** Tag characters, which can carry a whole hidden instruction. */
const tags = /[\u{e0000}-\u{e007f}]/gu

/**
 * The message as the guard, the model and the log may see it: well formed, NFC, nothing invisible, at most two line
 * feeds in a row, trimmed. Line breaks of any kind become a line feed first.
 */
export function cleanText(message: string): string {
  return message
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(unseen, '')
    .replace(tags, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
