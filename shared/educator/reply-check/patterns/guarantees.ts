// Family G: nothing is promised (misleading conduct); denials, scam warnings and terms of art may stand.
import type { Reply } from '../reply.ts'
import type { Clause } from '../sentences.ts'
import { everyWord } from '../vocabulary.ts'

const promise = everyWord(
  'guarantee(?:d|s)?',
  "(?:can't|cannot|can not|could not|couldn't|won't|will not|will never|never|impossible to|unable to|don't|do not|doesn't|not going to) (?:\\w+ ){0,2}?(?:lose|fail|go wrong|go backwards|go down|drop|fall|lose money|lose out|go broke|crash)",
  'risk[- ]free',
  '(?:no|zero|without(?: any)?|hardly any|virtually no) (?:real |downside )?(?:risk|downside|chance of (?:loss|losing))(?! premium)',
  'sure thing|safe as houses|sure bet|dead cert|certaint(?:y|ies)|lay-?down mis[e\\u00e8]re|bullet ?proof',
  'fool ?proof|fail-?safe|rock[- ]solid|iron-?clad|money for jam|free money|easy money|money machine',
  'licence to print|license to print',
  'always (?:\\w+ )?(?:make|makes|go|goes|rise|rises|win|wins|recover|recovers|come|comes|bounce|bounces|pay|pays|beat|beats|grow|grows|up|ahead|profit|profits|work|works|been)(?: (?:money|up|back|out|good|ahead))?',
  'only (?:ever )?(?:goes|go|going) (?:up|one way)|100 ?% (?:safe|secure|certain|guaranteed|sure)',
  '(?:completely|totally|perfectly|absolutely|entirely) (?:safe|secure|certain)|nothing to lose',
  '(?:you|your|it|they|profit|gains?|returns?|safe)\\b[^.;]{0,40} (?:no matter what(?: happens)?|whatever happens|come what may|through thick and thin)\\W*$',
  '(?:losses|loss|losing(?: money)?|failure|failing|going (?:wrong|broke|backwards)|a bad (?:result|outcome)) (?:\\w+ ){0,2}?(?:is|are|becomes?|would be|will be) (?:\\w+ )?(?:impossible|out of the question|not possible|off the table|history)',
  '(?:removes?|eliminates?|erases?|wipes? out|takes? away|gets? rid of|cancels?(?: out)?) (?:all |any |every |the |of )*(?:risks?|danger|chance of loss)(?! (?:of|that|from|in|to))',
  'get (?:all |every cent of )?(?:your|it all|the) (?:money|capital|cash|investment|ASSET) back',
  '(?:nobody|no one|nobody who \\w+) (?:ever )?loses',
  'never (?:yet |once )?(?:failed|let (?:anyone|investors|me) down)',
  '(?:nobody|no one) (?:has |who \\w+ )?(?:ever )?(?:lost|loses|regrets)',
  'certain to (?:win|make|rise|grow|go|pay|double|recover|climb|profit|beat|come|return|boom)',
  "no way (?:to|(?:that )?(?:this|that|it) can|you can|you(?:'ll| will)|they can) (?:\\w+ )?(?:lose|fail|miss|go wrong)",
  "(?:makes?|making) (?:sure|certain) (?:that )?(?:you|your|it|we)(?:'ll| will)? (?:\\w+ )?(?:come|make|profit|win|end|get|beat|never|grow|grows|earn)",
  "ensur(?:e|es|ing) (?:that )?(?:you|your|a|it|steady|positive)(?:'ll| will)? (?:\\w+ )?(?:come|make|profits?|win|end|get|beat|never|grows?|returns?|gains?|earn)",
  'as safe as',
  '(?:is|are|stays?|stay) (?:fully |always |completely )?protected(?! (?:up to|by|under|in|against))(?:,? (?:no matter|whatever|from (?:any )?loss))?',
  'promise(?:d|s)? (?:you )?(?:\\w+ ){0,4}?(?:returns?|profits?|gains?|growth|make|double|\\d)',
  'double your (?:money|savings|cash)|triple your',
  '(?:i|we) (?:can |do |hereby )?(?:promise|swear|assure you|bet you)',
  "you(?:'ll| will) (?:\\w+ )?be (?:\\w+ )?(?:ahead|up|richer|rich|better off|laughing|sorted|set|fine)",
  'make you (?:rich|a millionaire|wealthy|money)',
  "you(?:'ll| will) (?:\\w+ )?(?:be rich|make money|come out ahead|retire|be a millionaire|thank|(?:always|definitely|certainly|surely) (?:\\w+ )?(?:win|make|profit|come|be|get|earn|finish|beat)|profit|win)",
  'bank on (?:it|them|that)|assured (?:returns?|profits?|income)|you have my word|mark my words|without fail',
  'works every time|never (?:lost|loses|had a losing|been a losing|go down|goes down)',
  'set and forget and get rich|capital is (?:safe|secure|protected)|money is (?:safe|secure|protected)',
  'every single time',
  'sure(?:st|-?fire)? (?:path|way|road|route|ticket|recipe|winners?|fire|income|profits?|returns?)\\b',
  '(?:come )?rain or shine|in (?:good times and bad|any weather|all weathers)|whatever the (?:weather|market) (?:does|brings|throws)',
  '(?:locks?|locking|lock you|locked) (?:you )?in(?:to)? (?:a |an |your |at least )?(?:\\w+ ){0,2}?(?:\\d[\\d.]{0,8} ?(?:%|per ?cent)|returns?|gains?|profits?|growth)',
  '(?:returns?|gains?|profits?|income|growth|it|that|they) (?:[\\w.%]+ ){0,5}?(?:is|are) (?:\\w+ )?(?:locked in|assured|certain|secured?|in the bag|a given|baked in|as good as done|inevitable)',
)
const denial =
  /\b(?:no|not|isn't|aren't|wasn't|don't|doesn't|didn't|never|nothing|none|neither|nor|without|cannot|can't|hardly|rather than|nobody|no one)\b[^.;]{0,40}\b(?:guarantee(?:d|s|es)?|risk[- ]free|certain(?:ty|ties)?|sure thing|promise[ds]?|always|fool ?proof|bullet ?proof|completely safe|100 ?% safe|free money|easy money|safe as houses|double your|rock[- ]solid|only goes? up|fail-?safe|make money|without (?:any )?risk|no risk|zero risk)\b/
const doubleDenial =
  /\b(?:not only|no doubt|never (?:not|fails?)|nothing but|can't (?:not|lose)|cannot lose|won't lose|no way (?:to|you can) lose|not just)\b/
const term =
  /\b(?:superannuation guarantee|super guarantee|sg rate|government guarantees?|deposits? (?:is|are) guaranteed|guarantees? (?:bank )?deposits|guaranteed by the (?:australian |federal )?government|government[- ]guaranteed|financial claims scheme|limited by guarantee|risk[- ]free rate|risk[- ]free (?:return|asset|benchmark) (?:is|in|means|usually)|guaranteed stop|lifetime annuit(?:y|ies)|deposit guarantee|personal guarantee|bank guarantee|guarantor|past performance)\b/
const bluff =
  /\b(?:always|certain(?:ty|ties)?|certain to|rock[- ]solid|without fail|every single time|fool ?proof|double your (?:money|savings|cash))\b/
const weak =
  /\b(?:always|certain(?:ty|ties)?|protected|works|never|don't|doesn't|won't|will not|guarantee|no|without|completely|totally|perfectly)\b/
const aboutMoney =
  /\b(?:money|profits?|returns?|gains?|ASSET|INDEX|markets?|prices?|invest\w*|capital|portfolio|rich|winner|win|ahead|up|recover\w*|savings|income|it|you|index|this|that|strateg(?:y|ies)|plan|approach|method|system|option|choice|deal|product)\b/
const lossTaught =
  /\b(?:can|could|may|might|do|does|will) (?:still )?(?:lose|fall|fail|drop)\b|\b(?:don't exist|doesn't exist|do not exist|does not exist|no such|whether|unless|as if|thinking|think|believe[sd]?|belief|feel(?:s|ing)?|myth|convinced|assum\w+|people who|promises? (?:of|that|are|sounds?)|claims?|claiming|afford to lose|scheme|schemes|someone|anyone|advert\w*|sold as|pitch\w*|offers? (?:of|that))\b|^\W*if (?:an?|any|some|the)\b/

const selfContained = /^(?:can't|cannot|won't|will never|never|impossible|don't|doesn't|couldn't|will not)/

/** Whether one phrase that sounds like a promise is one, where it stands. */
function isPromise(phrase: string, { text, doubts }: Clause): boolean {
  if (weak.test(phrase) && !aboutMoney.test(text)) return false
  if (denial.test(text) && !doubleDenial.test(text) && !selfContained.test(phrase)) return false
  // "A diversified fund can't fail because of one company" teaches; "you can't lose" promises.
  if (lossTaught.test(text.replace(phrase, ' '))) return false
  return !(bluff.test(phrase) && doubts)
}

/** Words of promise that are only quoted as an example. */
const quoted =
  /\b(?:words|phrases|claims|slogans|lines|sayings|promises|expressions|terms) (?:like|such as)\b|\b(?:phrases?|words?|claims?|slogans?|promises?) (?:is|are) (?:\w+ ){0,2}?(?:signs?|warnings?|red flags?)/

function promises(clause: Clause): boolean {
  const { text, warns } = clause
  if (quoted.test(text)) return false
  if (warns || (term.test(text) && !doubleDenial.test(text))) return false
  return Array.from(text.matchAll(promise), ([phrase]) => phrase).some((phrase) => isPromise(phrase, clause))
}

export const guarantees = (reply: Reply): boolean =>
  reply.sentences.some(
    (sentence) =>
      !sentence.isQuestion && !(sentence.isHistory && !/\byou\b/.test(sentence.low)) && sentence.clauses.some(promises),
  )
