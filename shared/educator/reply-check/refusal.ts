// Refusals: what a reply names only while declining to judge it is an echo, not a tip.

const acts =
  '(?:be (?:your|a|an)|say|tell|advise|recommend|suggest|pick|choose|select|predict|forecast|name|comment|judge|call|give|offer|decide|help|answer|share|follow|rank|rate|compare|calculate|work out|set|provide|reveal|discuss|assess|guess|speculate|weigh|express|endorse|promise|steer|point|list|act|play|pretend|print|identify|nominate|state|confirm|vouch|take (?:a view|sides|part)|write|ignore|drop|switch|hand|repeat|weigh in|have (?:a view|views|an opinion|opinions|access)|hold (?:a view|views)|do (?:tips|picks|that|predictions|price)|make (?:a|any|that|this|price|predictions?|recommendations?|calls?)|put (?:a|any) (?:number|figure|name|percentage)|see (?:the future|your|other|into)|know (?:what|which|when|where|whether|if|how)|go (?:there|into)|show|display|paste|quote|disclose|recite|copy|turn|build you|design|tailor|draft)'
const unable =
  "(?:can't|cannot|can not|can only teach|won't|will not|don't|do not|couldn't|could not|wouldn't|would not|am not|'m not|are not|'re not|never|must not|mustn't|may not|have to decline|must decline|decline|refuse|'d rather not|would rather not|'ll have to|am unable|'m unable|avoid|leave|stay away from|stop short of|steer clear of|have no (?:view|opinion|way))"

const declines = [
  // "I can't say whether", "we're not able to pick", "I'd rather not name"
  new RegExp(`\\b(?:i|we|gumnut|this app|an educator|the educator)\\b ?${unable}\\b(?: [a-z']+){0,4}? ${acts}\\b`, 'i'),
  new RegExp(
    `\\b(?:i|we)(?:'m| am|'re| are) (?:not (?:able|allowed|permitted|licensed|in a position|going)|unable|here to teach)\\b`,
    'i',
  ),
  /\b(?:i|we) (?:decline|refuse|must decline|have to decline|leave (?:that|those|it|the choice)|have no (?:view|opinion|way)|stay out of|don't do)\b/i,
  /\b(?:is|are|was|would be)(?: not|n't) (?:something|a thing|a question|a call|a choice|one|things) (?:that )?(?:i|we)(?: can|'m able to| am able to| do| will|'ll|'d)?\b/i,
  /\b(?:isn't|aren't|is not|are not|not) (?:my (?:call|place|role|job)|for me to|mine to)\b/i,
  /\b(?:decision|question|call|choice|judgement|matter) (?:that |which )?(?:i|we)(?: can't| cannot|'m not able to| won't| don't| am not able to) (?:make|answer|take|help|decide|judge|settle)\b/i,
  /\b(?:asking|wanting|naming|suggesting|confirming|giving|choosing|telling|saying|picking)\b[^.;]{3,70} (?:is|would be|means|counts as) (?:asking for|giving|making|a request for|requesting)\b[^.;]{0,20}\b(?:allocation|advice|recommendation|opinion|prediction|tip|mix|forecast)\b/i,
  /^\W*whether [^.;:]{3,80} (?:is|are|comes down to|depends on) (?:really |always |entirely )?(?:a |an |your )?(?:\w+ )?(?:decision|question|choice|matter|call|circumstances|you|things)\b/i,
  /\b(?:outside|beyond) what (?:i|we|this)\b/i,
  /\boff[- ]limits (?:for|to) (?:me|an educator)\b/i,
  /\b(?:a question|one|a matter|a decision|a job|a call|something|questions|decisions) (?:best left )?(?:for|to) (?:you and )?(?:a|your|an) (?:licensed|qualified)\b/i,
  /\b(?:would be|counts as|count as|crosses into|amounts? to|is|are) (?:giving )?(?:personal|financial|product|investment|personal financial)(?: product)? advice,? (?:and|which|so|that) (?:(?:i|we|this app)(?:'m| am|'re| are)?|only)\b/i,
  /\b(?:would be|counts as|count as|crosses into|amounts? to) (?:personal|financial|product|investment|personal financial)(?: product)? advice\b/i,
  /\b(?:no|sorry,? no|not) (?:stock |share |crypto |coin |hot )?(?:tips|picks|predictions|forecasts|recommendations|names) (?:from me|here)\b/i,
  /\bonly (?:a|your) (?:licensed|qualified) (?:financial )?advis[eo]r (?:can|could|should|may) (?:say|tell|judge|answer|advise|help|weigh|work)\b/i,
  /\b(?:picking|naming|choosing|recommending|ranking|predicting|judging|comparing|telling|timing|setting|suggesting) [^.;:]{3,60} (?:is|are)(?:n't| not) (?:something|what) (?:i|we)\b/i,
]

/** Words that turn a seeming refusal into praise ("I can't recommend it highly enough") or into a tip ("can't tell you that X is"). */
const sham =
  /\b(?:(?:recommend|praise|say|stress|thank|speak|rate)\b[^.;]{0,30}\b(?<!(?:is|be|are) )enough|highly|too (?:strongly|highly)|how (?:good|great|cheap|strong|much (?:i|we)|well|excited|badly)|(?<!\b(?:if|whether|which|what)\b.{0,40})(?:better|smarter|safer|stronger) (?:\w+ ){0,3}than|no to|deny|resist|help (?:but|thinking|noticing)|stress|overstate|fault|argue|wait|go past|look past|reason not to|not to (?:buy|sell|hold|grab|own)|against|wink|officially|unless|without mentioning|fail to)\b|(?<!whether |if )\bthat (?!is\b|question|one\b|would\b)[^,;]{1,60}\b(?:is|are|will|looks?|has)\b/i

const pivots = /(;|\s-\s|:|\b(?:but|however|although|though|yet|that said|except|instead|whereas|even so)\b)/i
const claims =
  /\b(?:is|are|'s|looks?|seems?|will|has|have|should|would|i'd|i'll|go|buy|sell|hold|get|grab|put|load|pick|take|start|top|add|keep|trim|dump|invest|try|stick|wait|follow)\b/i
const handsBack =
  /\b(?:matter|question|decision|call|choice|one) (?:for|between) (?:you|a)\b|\bup to you\b|\bdepends?\b|\blicensed\b/i
/** "I don't say buy, sell or hold": verbs that are only listed. */
const onlyVerbs = /^\W*(?:and |or )?(?:buy|sell|hold|avoid)(?:,? or (?:buy|sell|hold|avoid))?\W*$/i
const side =
  /^(?:which|who|or|whether|if|as|since|nor|not|because|even|let alone|only|no|how|what|where|when|is|are|than|so (?:a|that|please|it)|and (?:i|we)'?(?:d| would)? (?:be wary|can't|won't|don't|can)|such as|like)\b/i
const echoStart =
  /^\W*(?:whether|if|which|what|how|when|where|who|should|would|could|is|are|will|buy or sell|buying or selling|hold or sell|as for|on|about|regarding|naming|telling|picking|choosing|predicting|forecasting|saying|recommending|calling|timing|guessing|setting|ranking|comparing|suggesting|giving|judging|deciding|working out|putting|that|this|it|so|sorry|no|unfortunately|i know|i understand|i see|i hear|thanks|thank you|you asked|because|since|even|much as|good question|great question|fair question|questions?|a price|an? (?:exact|figure|amount|percentage|number))\b/i

function restOfClause(clause: string): { rest: string; refuses: boolean } {
  const hit = declines.map((pattern) => pattern.exec(clause)).find((match) => match !== null)
  if (hit === undefined || hit === null || sham.test(clause.slice(hit.index))) return { rest: clause, refuses: false }
  const before = clause.slice(0, hit.index)
  // "compare X and Y", "choose between X and Y": the pair is one echo.
  const after = clause
    .slice(hit.index + hit[0].length)
    // "tell you to buy, sell or hold X": one echo as well.
    .replace(
      /\b(?:buy|sell|hold|keep|avoid)(?:, (?:buy|sell|hold|keep|avoid)){1,3},? or (?:buy|sell|hold|keep|avoid)\b/i,
      'deal in',
    )
    .replace(
      /^((?: [\w&'-]+){1,6}?) and (?=\w)/,
      /(?:compare|rank|choose|pick|decide|weigh|judge|select)$/i.test(hit[0]) ? '$1 & ' : '$1 and ',
    )
  const keepBefore = before.trim() !== '' && !echoStart.test(before) && claims.test(before) ? before : ''
  const keepAfter = after
    .split(/,\s|\band\b|\bso\b/i)
    .slice(1)
    .filter(
      (part) =>
        part.trim().split(' ').length >= 3 &&
        claims.test(part) &&
        !side.test(part.trim()) &&
        !handsBack.test(part) &&
        !onlyVerbs.test(part),
    )
    .join(', ')
  return { rest: `${keepBefore} ${keepAfter}`.trim().replace(/[, ]+(?:so|and|because|since|as)?$/, ''), refuses: true }
}

/**
 * A sentence without what it only echoes while declining. `rest` is what it claims besides, and is judged like any
 * other text: "I can't advise, but CBA is cheap" leaves "CBA is cheap".
 */
export function withoutRefusal(sentence: string): { rest: string; refuses: boolean } {
  const parts = sentence.split(pivots)
  let refuses = false
  let rest = ''
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? ''
    const mark = parts[at + 1] ?? ''
    const judged = restOfClause(part)
    refuses ||= judged.refuses
    // "Buy or sell TSLA: I can't say": the topic before the refusal is an echo unless it claims something.
    const next = parts[at + 2]
    const isTopic =
      mark !== '' &&
      /[:-]/.test(mark) &&
      next !== undefined &&
      !judged.refuses &&
      restOfClause(next).refuses &&
      (echoStart.test(part) || !claims.test(part))
    rest += isTopic ? '' : judged.rest + (judged.rest === '' ? '' : mark)
  }
  return refuses ? { rest: rest.replace(/^[\s,;:-]+/, ''), refuses } : { rest: sentence, refuses }
}
