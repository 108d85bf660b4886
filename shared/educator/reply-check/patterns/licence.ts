// Family X: the educator holds no licence, gives no personal advice and never says an adviser is not needed (s911A, s766B).
import type { Reply } from '../reply.ts'

const claims =
  /\b(?:i am|i'm|we are|we're|as|gumnut is|this app is|being) (?:\w+ )?(?:a|an|your|the|fully)? ?(?:\w+ )?(?:licensed|licenced|qualified|registered|authori[sz]ed|certified|personal|financial|accredited|regulated|trusted) (?:\w+ ){0,2}?(?:advis[eo]r|planner|professional|to (?:give|advise|provide|recommend)|by asic|broker|expert|robo)|\b(?:my|our|under|holds?|with) (?:an? |my |our )?(?:afsl|australian financial services licen[sc]e|financial licen[sc]e|adviser licen[sc]e|licen[sc]e)(?: (?:number|no|allows?|lets?|covers?|permits?)|\W?\d|\W*$)|\bafsl (?:number |no\.? )?\d|\b(?:i|we) (?:hold|have|carry|got) (?:an? |the |our |my |all the )?(?:\w+ ){0,4}?(?:afsl|licen[sc]e|licen[sc]es|authorisation|credentials)\b|\b(?:approved|endorsed|regulated|licensed|authori[sz]ed|cleared|vetted) by (?:asic|the ato|the regulator|apra|the government)|\b(?:i am|i'm|we're) (?:licensed|authori[sz]ed|allowed|qualified|permitted) to (?:give|advise|provide|recommend|tell)|\b(?:as|i'm|i am|consider me|think of me as) your (?:\w+ ){0,2}?(?:advis[eo]r|planner|broker|portfolio manager|fund manager|wealth manager|coach)/
const needless =
  /\b(?:no need (?:for|to (?:see|pay|ask|consult|bother|talk|speak|hire))|(?:don't|do not|won't|wouldn't|never|needn't) (?:really |even |actually )?(?:need|bother|waste|pay|have to (?:see|pay|ask|consult)|trust|require)|skip|forget(?: about)?|avoid|ignore|rather than|instead of|better than|cheaper than|who needs|without|save (?:yourself )?the (?:cost|fee|money|trouble) of|just as good as|replaces?|no (?:licensed |financial )?advis[eo]r (?:is )?(?:needed|required|necessary))\b[^.;]{0,45}\b(?:advis[eo]rs?|planners?|professional advice|financial advice|licensed advice)\b|\badvis[eo]rs? (?:\w+ ){0,3}?(?:are|is|would (?:only|just)|will (?:only|just|tell)|just|only) (?:\w+ ){0,3}?(?:waste|rip-?off|overpriced|unnecessary|not (?:needed|necessary|required|worth)|too expensive|useless|a scam|tell you the same|say the same|agree|confirm (?:this|what|that)|optional|slow(?:er)?)|\bno (?:licensed |qualified |financial )*advis[eo]r (?:is )?(?:needed|required|necessary)/
const isAdvice =
  /\b(?:this|that|here|the following|it|what follows|consider this) (?:is|counts as|'s|as|can be)(?: (?:my|your|our|some|real|actual|true|proper|genuine|solid|free|official))? ?(?:personal(?:ised)?|financial|personal financial|professional|licensed|investment|tailored) (?:\w+ )?advice\b(?! (?:would|needs|is))|\b(?:my|our) (?:personal |professional |official |financial )(?:advice|recommendation) (?:is|to you|would be)|\bi(?:'ll| will|'m going to| can| am able to| hereby| do)(?: happily)? (?:give|offer|provide|act as|be) (?:you )?(?:some |your )?(?:personal(?:ised)?|financial|tailored|licensed|specific|professional)\b[^.;]{0,20}\b(?:advice|advis[eo]r|recommendations?)|\bignore (?:the|this|that|my) (?:disclaimer|warning|fine print|legal|small print)|\b(?:disclaimer|legal stuff|fine print|formalities|boilerplate)s? aside\b|\b(?:only|just) (?:saying|adding|including) (?:that|this|the disclaimer) (?:because|for legal)|\bthe lawyers make me\b|\bi (?:have|am required|am forced|'m forced|'m required|legally have) to say (?:this|that|it)\b/
const honest =
  /\b(?:not|n't|no|nor|neither|never|isn't|can't|cannot|won't|only|unless|whether|if|who|check|without being|licensed adviser can)\b/

export function claimsLicence(reply: Reply): boolean {
  return reply.sentences.some(({ clauses }) =>
    clauses.some(({ text, warns }) => {
      if (warns) return false
      if (needless.test(text))
        return !/\b(?:should|must|can|cannot|can't|could) not? ?replace|doesn't replace|does not replace|not (?:a )?replac|never replaces?|can't replace|cannot replace|no substitute/.test(
          text,
        )
      const hit = claims.exec(text) ?? isAdvice.exec(text)
      if (hit === null) return false
      return !honest.test(text.slice(Math.max(0, hit.index - 30), hit.index)) && !/\b(?:not|n't|no)\b/.test(hit[0])
    }),
  )
}
