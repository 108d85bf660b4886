// Directives with a security: somebody is told to deal in what has a name or a code.
import { findSecurities } from '../securities.ts'

const directive =
  /\b(?:you should|you ought to|you could do worse than|i'd|i would|i'm|i am|go for|go with|get into|load up on|stack|buy|buying|grab|grabbing|sell|selling|dump|hold onto|hang on to|stick with|steer clear of|avoid|pick up|snap up|top up|pile into|put (?:your|it|some|everything|the)|start with|own|accumulate|swap|switch)\b/i
const verdict =
  /\b(?:is|are|looks?|seems?|remains?|beats?|wins?)\b[^.!?]{0,30}\b(?:best|better|undervalued|cheap|a bargain|a (?:solid|strong|great|good|safe|sensible) (?:buy|pick|choice|bet|hold)|worth (?:buying|owning|a look)|the (?:pick|one|standout|winner)|going to (?:double|rise|moon|run))\b/i
const unless =
  /["“?]|\b(?:can't|cannot|won't|don't|do not|doesn't|not|never|no|nobody|whether|if|asked|wanted|would be|lost|fell|rose|pushed|had to|dispos\w+|eligible|collapsed|bought|sold|was|were|history|founded|listed|index|lesson|practice|scam\w*|tap|add)\b/i

export const directsToSecurity = (plain: string): boolean =>
  (directive.test(plain) || verdict.test(plain)) && !unless.test(plain) && findSecurities(plain).length > 0
