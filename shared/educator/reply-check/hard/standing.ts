// Claims about the standing of the educator: that it or its makers hold a licence, that qualified people have checked what it says,
// that an adviser is not needed beside it. One sentence is read at a time; what is denied or asked is none.
import { isSaid, oneOf, singlyQuoted } from './expressions.ts'

/** The educator, its makers and what it says. */
const us = oneOf(
  "i|i'm|i've|(?:i|we)(?='ve|'m|'re)|we|we're|we've|me|ours?|mine|us",
  '(?:my|our|these|those|each of these) (?:answers?|entries|cards|letters|replies such as this one|wording|lessons?|explanations?|replies|material|course|team|own|planners?|company|service|figures)',
  "gumnut(?:'s)?",
  'the (?:educator|lessons here|teaching here|explanations here|material here|company behind \\w+|(?:folks|people) (?:behind|who sign off on) \\w+)',
  'its (?:educator|replies|answers|explanations)',
  '(?:this|the) (?:app|service|course|educator|chat|tutor|coach|company|explanation|lesson|page|unit|material|description)(?: carries| operates)?',
  '(?:the )?(?:lessons?|answers?|warnings|comparisons|content|notes) (?:here|in this (?:app|lesson)|of this (?:course|app))',
  'replies such as this one',
  '(?:every(?:thing)?|what|any|anything|each)(?: (?:answer|reply|lesson|one))?(?: (?:i|we|you) (?:say|write|tell|teach|get|read|hear|explain|see|go over)| of these (?:answers|explanations))',
)
/** What gives somebody's word weight by law, and those who have it. */
const credentials = oneOf(
  '(?:australian )?(?:financial services|afs|general advice) (?:licen[cs]e|authorisation)',
  'afsl',
  '(?:licen[cs]e\\b(?! holder| or)|licensee|licensed(?! (?:adviser|advisor|person|people|firm|professional|financial adviser|planner|ones?)))(?: number)?',
  'rg ?146',
  'authoris(?:ation|ed representatives?|ed education service)',
  'permit\\b',
  'accredit(?:ed|ation)',
  'certificate',
  'registered (?:tax )?(?:agents?|practitioners?)',
  '(?:planning|advisory) (?:firm|panel)',
  'licensed planners',
  'compliance sign-off',
  'registered (?:hand|hands)',
  '(?:proper )?papers',
  '(?:responsible manager|compliance people|licensed desk|certified team|accredited team|qualified team)',
  'eye of (?:people|an authorised)',
  '(?:oversight|supervision|certificate) of',
  'asic\\b(?= (?:keeps|for|itself|so|ourselves|,))',
  'planners before',
  '(?:certified|qualified|accredited|chartered|ticketed|in-house|(?<!\\byour )own|our|registered) (?:\\w+ )?(?:planners?|solicitors?|auditors?|counsellors?|planning (?:team|crew|firm)|advisers?|accountants?|people|professionals|team)',
  'planning (?:team|crew)',
  "(?:asic|the regulator)'s (?:wing|tick|oversight|supervision|approval|eye|stamp)",
  'same (?:ticket|qualification|accreditation|standard|exams?|rule book|certificate|compliance vetting)',
  'finance ticket',
  'as (?:an? )?(?:supervised|authorised|accredited|licensed)',
)
/** Has it, or was looked over by who has it. */
const holds = oneOf(
  'hold|holds|held|got|have|has|had|carr(?:y|ies)|operat(?:e|es|ing)|runs?|sits?|comes? under|falls? under|issued under|written under|prepared under|pass(?:es|ed)?|cover(?:s|ed)',
  "checked|reviewed|prepared under|put together under|meets?|signed off|signs? off|ticked off|approved|vetted|gone over|goes past|goes? through|pass across|approved by|been (?:past|through|tasted)|looked (?:over|at)|looks over|certified|put through|trained to|did|sat|built on|under the (?:eyes?|supervision|oversight)|go over|answer as|your accredited|get(?:s)? a (?:tick|once-over)|examined|endorsed|read over|sits under|am|are|is|'m|'re|watched over",
)
const claim = new RegExp(
  `\\b${us}\\b[^.!?]{0,70}(?:\\b|(?='))${holds}\\b[^.!?]{0,60}\\b${credentials}|\\b${credentials}\\b[^.!?]{0,60}\\b(?:go(?:es)? over|checks?|checked|runs an eye over|tick(?:s)? off|look(?:s)? over each|put \\w+ signature under|sign(?:s)? off|signed off|look(?:s)? (?:over|at)|have looked at|vet|vets|been vetted|settled|stand(?:s|ing)? behind)\\b[^.!?]{0,40}\\b(?:me|us|these|this|my|our|everything|what i|lesson|answers?)\\b`,
  'gi',
)

const adviser = oneOf(
  'adviser',
  'advisor',
  'planner',
  'planners',
  'professional',
  'accountant',
  'paid (?:planner|adviser|professional|route|advice)',
  'counsellor',
  'tax agent',
)
/** An adviser adds nothing to what is said here. */
const needless = new RegExp(
  [
    `\\b(?:no|any|hardly|little|less) (?:more |real |remaining |further )?(?:need|call|reason|occasion|use|point)\\b[^.!?]{0,25}\\b(?:of|for|to (?:pay|see|go|book|hire|have|ring|consult|bother|spend))\\b[^.!?]{0,30}\\b${adviser}`,
    `\\b(?:an?|the|paying (?:an?|for an?|one of those)) (?:\\w+ )?${adviser}\\b[^.!?]{0,60}\\b(?:(?:isn't|is not) something you need|has nothing (?:left to|to (?:add|tell|teach))|(?:would be|is) (?:a waste|doubling up|money down|superfluous|money you)|has been rendered superfluous|has become unnecessary|adds? nothing|would add nothing|makes? [^.!?]{0,30}(?:superfluous|unnecessary)|adds? nothing|is unnecessary|will not be required|could tell you that|(?:is|are) not needed|is a formality|you can skip)`,
    `\\b(?:skip(?= (?:the|an?|paying|seeing|adviser|that)\\b)|dispense with|get away without|save yourself|do without|instead of paying|without paying)\\b[^.!?]{0,30}\\b${adviser}`,
    `\\b(?:needn't|need not|won't need|don't need|doesn't need|do not need|no need|never need|nobody \\w+ \\w+ \\w+ needs|too simple to need|too small to need)\\b[^.!?]{0,30}\\b${adviser}`,
    `\\b(?:nothing|anything|everything|whatever|what|the same thing)\\b[^.!?]{0,40}\\b(?:a |an |paid |the )?${adviser}\\b[^.!?]{0,30}\\b(?:would|could|can|left to|charge|tell)\\b[^.!?]{0,40}\\b(?:lessons|here|these|this|us|we|me|app|already)\\b`,
    `(?<!\\b(?:can't|cannot|don't|never|not) )\\b(?:same job as|stand in for|take the place of|takes the place of|stands in for|treat (?:it|this|what (?:i|we) say|my explanations)[^.!?]{0,30} as) (?:\\w+ ){0,4}(?:${adviser}|appointment|consultation|advice|the real deal|theirs)`,
    "\\b(?:won't be needing|have no need (?:of|for)|no need to pay|you've no need (?:of|to pay)) one of (?:them|those)\\b",
    `\\b(?:does|do|doing) the (?:same )?job (?:an?|as an?|of an?) ${adviser}`,
    "\\byou(?:'ve| have) got me\\b",
  ].join('|'),
  'gi',
)
/** Claims of other forms: supervised, vetted, registered. */
const worded = new RegExp(
  [
    "\\b(?:we|i|gumnut|this (?:app|chat|service|educator)|our (?:team|service|company)|the (?:app|company behind (?:me|us|this)))\\b[^.!?]{0,60}\\b(?:hold|holds|have|has|operates?|works?|runs?|am|are|is|'re|'m)\\b[^.!?]{0,40}\\b(?:licen[cs]ed?(?! (?:adviser|ones?\\b))|afsl|supervision|supervised|overseen|registered (?:with|to)|authorised representative|asic-approved|approved by asic|vetted)\\b",
    "\\b(?:i'm|we're|i am|we are|as) (?:an? )?(?:asic-approved|licensed(?! adviser)|registered (?:with asic|to give|tax agent|adviser)|overseen by|supervised by|authorised representative)",
    '\\b(?:everything|each|every|what|answers?|lessons?|repl(?:y|ies)|stories|examples)\\b[^.!?]{0,60}\\b(?:checked|reviewed|signed off|signs off|ticked off|approved|vetted|passed)\\b[^.!?]{0,50}\\b(?:planners?|planning team|advisers?|tax agents?|practitioner|asic|apra)\\b',
    "\\b(?:you )?(?:(?:really |probably |honestly )?(?:don't|won't|do not|will not|needn't)) (?:really |even )?(?:need|pay for|bother with|see) (?:an?|any|to pay an?) (?:financial |licensed )?(?:adviser|advisor|planner)\\b(?! to (?:open|use|start|buy|read|lodge|join|trade))",
    '\\basic (?:has )?(?:vetted|approved|supervises|reviewed|checks) (?:our|this|my|the app|gumnut)',
  ].join('|'),
  'gi',
)
const reportsIt =
  /["“?]|\b(?:pretend\w*|scams?|claims?|promis\w+|anyone who|anybody who|myth|moneysmart|make sure|asked me|act as|whether)\b/i
const takesItBack =
  /\b(?:(?:i'm|i am|we're|we are|it's|it is|is|are) (?:not|no)\b(?! (?:need|call))|isn't|aren't|holds? no|do not hold|does not hold|doesn't hold|don't hold|don't have|do not have|doesn't have|haven't|hasn't|no (?:afsl|licen[cs]e|permit)|without (?:a |an |the )?(?:licen\w*|afsl|being)|neither|nor|never|nobody (?:here|licensed|qualified|behind this)|no (?:certificate|qualified|registered)|zero licen[cs]e|no use for|against public sources|not (?:an?|the|licen[cs]ed|allowed|able|advice)|nothing in|none of|lessons? (?:on|about)|what an?|how|explains?|part on|covers? what|can't|cannot|won't (?:be|say|tell|pick|weigh|judge)(?! needing)|didn't|wasn't|if (?:they|he|she|it)|there are|leave (?:that|it|this)|(?:may|might) (?:have|hold)|only an?|(?:can|could) (?:look|bring|check)|most people|must|should|some|many|people (?:who|with) (?!hold)|would need|needs? an?)\b/i
const leavesItOpen =
  /\b(?:may|might|could be|means?|only|to (?:open|use|start|buy|read|lodge|join|trade)|leave (?:that|it|this)|some people|if you)\b/i

/** Whether a plain sentence claims a licence, a review by qualified people, or that no adviser is needed. */
export const claimsStanding = (plain: string): boolean =>
  !reportsIt.test(plain) &&
  !singlyQuoted.test(plain) &&
  (isSaid(plain, claim, takesItBack) || isSaid(plain, worded, takesItBack) || isSaid(plain, needless, leavesItOpen))
