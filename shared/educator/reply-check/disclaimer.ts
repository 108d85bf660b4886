// The educator's disclaimer: the text the server always appends, and the test for one.

/** Appended by the server to every reply, whatever the model wrote (P29). */
export const educatorDisclaimer =
  'This is general educational information only, not licensed financial advice. Please seek advice from a licensed adviser before investing.'

const referral =
  /\b(?:licen[sc]ed|qualified|registered|authori[sz]ed|accredited)\b[\w ,/-]{0,45}?\b(?:advis[eo]rs?|planners?|professionals?|experts?)\b|\b(?:seek|get|obtain|need|want|for|take)\b (?:\w+ ){0,3}?licen[sc]ed (?:\w+ ){0,2}?advice\b|\badvis[eo]rs? (?:who (?:is|holds?)|with|that holds?) (?:a |an )?(?:licen[sc]e|licensed|afsl|qualified)/
const general =
  /\bgeneral(?:ly)?,? (?:\w+ ){0,2}?(?:information|info|education|educational|in nature|knowledge|guide|guidance|explanation|explainer|learning|material|background)\b|\b(?:education(?:al)?|information(?:al)?|info|learning)(?: (?:information|content|material|purposes|use))?,? (?:only|purposes)\b|\b(?:only|just|purely|simply|merely|strictly|for) (?:\w+ ){0,2}?(?:education(?:al)?|information(?:al)?|info|learning)\b|(?:\bnot|n't|\bnever|\bno|\bneither) (?:\w+ ){0,4}?(?:advice|recommendations?)\b|\beducational (?:information|content|material)\b/

/** Whether a sentence is, or holds, one half of a disclaimer. */
export const isDisclaiming = (low: string): boolean => referral.test(low) || general.test(low)

/** Whether a reply both sends the reader to a licensed adviser and says that it is general education, not advice. */
export function hasDisclaimer(reply: string): boolean {
  const low = reply.toLowerCase().replace(/[\u2018\u2019]/g, "'")
  return referral.test(low) && general.test(low)
}
