// Directives with a security: somebody is told to deal in what has a name or a code.
import { findSecurities } from '../securities.ts'
import { singlyQuoted } from './expressions.ts'

const directive =
  /\b(?:you should|you ought to|you could do worse than|(?:i'd|i would|i'm|i am) (?:just |probably |simply |definitely |personally )?(?:buy|sell|hold|pick|put|go|choose|get|take|grab|own|add|stick|avoid|start|load|switch|swap)\w*|go for|go with|get into|load up on|stack|buy|buying|grab|grabbing|sell|selling|dump|hold onto|hang on to|stick with|steer clear of|avoid|pick up|snap up|top up|pile into|put (?:your|it|some|everything|the)|start with|own(?<!\b(?:my|your|his|her|its|our|their|\w{1,20}(?<!\blet)'s|whose|very) own)|accumulate|swap|switch)\b/i
const verdict =
  /\b(?:is|are|looks?|seems?|remains?|beats?|wins?)\b[^.!?]{0,30}\b(?:best(?! (?:thought of|described|known|understood|remembered)\b)|better|undervalued|cheap|a bargain|a (?:solid|strong|great|good|safe|sensible) (?:buy|pick|choice|bet|hold)|worth (?:buying|owning|a look)|the (?:pick|one|standout|winner)|going to (?:double|rise|moon|run))\b/i
const unless =
  /["“?]|\b(?:can't|cannot|won't|don't|do not|doesn't|not|never|no|nobody|whether|if|asked|(?:you want|you'd like) me to say that|gonna pass on rating|as (?:you (?:put|say|said|told)|i (?:understand|hear))|wanted|would (?:be|mean)|lost|fell|collapsed|bought|sold|was|were|history|founded|listed|index|lesson|practice|scam\w*|isn't an? (?:job|gift|prize|offer)|neither|belongs to you|with your name on it|tap|add|ato (?:calls|counts|treats|sees))\b|\bswap\b[^|]*\|\s*(?:generally )?(?:yes|no)\b/i

/** Words of facts and stories, where nobody is told anything. */
const narrates =
  /\b(?:rose|pushed|had to|rush(?:es)? to|dispos\w+|eligible|says (?:he|she|it|they)|stud(?:y|ies)|as with|as in [^.!?]{1,30} (?:19|20)\d\d|happens when|forc(?:es?|ed|ing)|papers?|said (?:he|she|it|they) would|had offered|relied on|sank|did it in|told (?:her|him|them)|s?he writes|they write|(?:foundation|study|paper|researchers|analysts|report) put (?:the|it)(?: \w+){0,3} at (?:more|less|about|some|nearly|\d))\b/i
/** The reader is told, whatever else the sentence holds. */
const told =
  /\b(?:you should|you ought to|you could do worse than)\b|^\s*(?:buy|sell|grab|dump|own|avoid|swap|switch|go for|go with|load up on|pick up|snap up|top up|start with|accumulate)\b/i

/** A verdict on a security stays one beside a fact; a directive may be none, as "the funds had to buy Tesla" is. */
const directs = (plain: string): boolean => directive.test(plain) && (told.test(plain) || !narrates.test(plain))

export const directsToSecurity = (plain: string): boolean =>
  (directs(plain) || verdict.test(plain)) &&
  !unless.test(plain) &&
  !singlyQuoted.test(plain) &&
  findSecurities(plain).length > 0
