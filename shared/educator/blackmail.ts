// Blackmail: whether somebody is threatened with pictures of themselves. They are met as a person first, with what eSafety tells people
// to do (https://www.esafety.gov.au/key-topics/image-based-abuse/report-image-based-abuse), by no model and without lessons.

const pictures = String.raw`(?:photos?|pics?|pictures?|videos?|vids?|nudes?)`
const pay = String.raw`(?:asking|wants?|pay|paid)\b.{0,20}\b(?:money|bitcoin|btc|bucks|pay|them|or)\b`
const spread = String.raw`\b(?:leak|post|send|share)\b.{0,20}\b${pictures}\b`

const patterns = [
  String.raw`^(?=.*\b(?:${pictures}|instagram)\b)(?=.*(?:blackmail|extort|threaten)).*\b(?:i|i'?m|me|my)\b`,
  String.raw`\bbeing sextorted`,
  String.raw`\b(?:nudes|dick pic)\b.{0,30}\b(?:he|he's|she|they|wants)\b.{0,9}${pay}|${pay}.{0,20}\bnudes\b`,
  String.raw`${spread}.*\b(?:unless i pay|if i don'?t (?:pay|send (?:money|\d)))`,
  String.raw`\b(?:recorded|video of|deepfake of) me\b.*\b(?:and|she|he|they) (?:wants?|asks?)\b.*\b(?:money|bitcoin|btc)\b`,
].map((pattern) => new RegExp(pattern, 's'))

/**
 * Whether somebody who asks this is blackmailed with pictures.
 * @param question in small letters, with plain quotes
 */
export const isBlackmail = (question: string): boolean =>
  !/\b(?:emotional(?:ly)? blackmail|photographer|not send|threatening letter|(?:i|to) sell my (?:photos|pictures))/.test(
    question,
  ) && patterns.some((pattern) => pattern.test(question))
