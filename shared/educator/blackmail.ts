// Blackmail: whether somebody is threatened with pictures of themselves. They are met as a person first, with what eSafety tells people
// to do (https://www.esafety.gov.au/key-topics/image-based-abuse/report-image-based-abuse), by no model and without lessons.

const pictures = String.raw`\b(?:photo|pic|picture|image|video|vid|nude)s?\b`
const intimate = String.raw`\b(?:nudes?|dick pics?|(?:intimate|private) ${pictures} of me|(?:my|our) (?:intimate|private) ${pictures}|(?:deepfake of|filmed|recorded|video of) (?:me|our video))\b`
const money = String.raw`(?:money|bitcoin|btc|\$?\d)`
const wants = String.raw`\b(?:wants?|asking|demanding) (?:me )?(?:(?:for )?${money}|to pay(?! me))`
const spread = String.raw`(?:leak|post|send|share|sell)\b`

const patterns = [
  String.raw`\b(?:sextort(?:ed|ing)|victim of sextortion)\b`,
  String.raw`^(?=.*(?:${pictures}|\b(?:insta|snap))).*\b(?:(?:being|been|get|getting|got|now) (?:blackmail|extort)ed|(?:blackmail|extort)ing me|blackmailer)\b`,
  String.raw`\bthreat\w+ (?:(?:me |to |still )*${spread}|me with my\b).{0,20}${pictures}|${intimate}.*\bthreatening me\b`,
  String.raw`\b(?:girl|guy|hackers?|he|scammers?|she|someone|they) (?:has|have|got) (?:\w+ of )?my nudes|\bleak my nudes`,
  `${intimate}.*${wants}|${wants}.*${intimate}`,
  // A photographer does not send what nobody has paid for; a threat is to send it.
  String.raw`^(?=.*(?:${pictures}|\bto (?:all |everyone |my )*(?:contacts|family|followers|friends)\b))(?=.*\b(?:will|gonna|going to|(?:he|i|she|they)'?(?:d|ll)) ${spread}).*\b(?:(?:unless i|if i don'?t) (?:pay|(?:give|send) (?:\w+ )?${money})|(?:wants?|pay)\b.{0,20}\bor\b)`,
].map((pattern) => new RegExp(pattern, 's'))

/**
 * Whether somebody who asks this is blackmailed with pictures.
 * @param question in small letters, with plain quotes
 */
export const isBlackmail = (question: string): boolean => patterns.some((pattern) => pattern.test(question))
