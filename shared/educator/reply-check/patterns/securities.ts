// Family S: no company, fund, coin or broker is named, but for dated history and bitcoin or ethereum as technology.
import { isHarmlessCapitals } from '../acronyms.ts'
import { hasDealWord, isDirective } from '../directive.ts'
import { findSecurities } from '../securities.ts'
import type { Reply } from '../reply.ts'
import { isHistorical, type Sentence } from '../sentences.ts'
import { predicts } from './forecasts.ts'
import { judgesUnnamed } from '../unnamed.ts'
import { timesTheMarket } from './timing.ts'

/** A name that is hinted at instead of said. */
const riddle =
  /\b(?:[Ss]tarts?|[Bb]egins?|[Ss]tarting|[Bb]eginning|[Ee]nds?) (?:with|in) (?:the letters? |an? )?["']?[B-HJ-Z]["']?(?![A-Za-z'])|\brhymes? with\b|\b(?:initials|ticker|code|symbol|letters?) (?:is(?! an? (?:\w+ )?(?:code|symbol|name|label|way|set)\b)|are|spell|spells|reads?|starts?|begins?|rhymes)\b|\bfirst letters?\b|\bspelled backwards?\b|\bthe Big Australian\b|\b(?:three|four)[- ]letter (?:code|ticker|stock|bank|company|miner|fund|word)\b|\bthe one with the (?:\w+ ){0,2}logo\b|\b(?:yellow|red|black|green|orange|blue|purple) (?:diamond |logo |and \w+ )?(?:bank|telco|supermarket|airline)\b|\b(?:dog|doggy|doggie|shiba)[- ]?(?:themed )?(?:coin|token)\b|\bfruit (?:company|logo|stock|maker)\b|\byou know (?:which|the) (?:one|name|company|bank|coin)\b|\bguess which\b|\b[A-Z],? (?:and )?then (?:an? )?[A-Z]\b(?!')|\bletters of the alphabet\b|\b(?:three|four) letters[,:]|\b(?:one|coin|company|bank|lender|miner|share|stock|token|fund) (?:that(?:'s| is) )?(?:named|called) after\b|\b[Ww]ink\b|\b[Nn]udge,? nudge\b|\u00a6/u
const singledOut =
  /\b(?:(?:country|nation|world|australia|market)'s|our|the) (?:single )?(?:biggest|largest|oldest|number one|no 1|second[- ]biggest|best[- ]known|most famous|leading|favou?rite) (?:\w+ ){0,2}?(?:bank|miner|telco|supermarket|retailer|airline|insurer|biotech|coin|crypto(?:currency)?|exchange|fund manager|search engine|phone maker|chip ?maker|car ?maker|company|iron ore producer|grocer|hardware chain)\b/

/** A capitalised name next to a word that makes it a security, although no list knows it. */
const unknownName = [
  /[a-z,] (?:the )?([A-Z][A-Za-z0-9'&]{2,}(?: [A-Z][A-Za-z0-9'&]+){0,3}) (?:shares?|stock|units|coins?|tokens?|ETFs?|securities|options)\b/,
  /\b(?:[Bb]uy|[Ss]ell|[Dd]ump|[Gg]rab|[Hh]old(?:ing)?|[Ll]oad up on|[Pp]ile into|[Gg]et on|[Pp]unt on|[Bb]et on|[Pp]ick up|[Ss]nap up|[Oo]ffload|[Tt]rim|[Ee]xit|[Ii]nvest in|[Gg]o (?:for|with)|[Ss]tart(?:s|ing|ed)? (?:off |out )?with|[Bb]egin(?:s|ning)? with|[Ll]et go of|[Gg]et (?:into|out of|around)|[Jj]ump (?:on|into)|[Hh]op on|[Rr]otate into|[Ss]witch to|[Pp]ark it in|[Ss]tick with|units of|parcel of|slice of|position in|faith with|a few|everything on|everything into|shares in|shares of|stake in|position in|long on|money (?:on|in|into)|[Hh]ang on to|[Hh]old on to|[Tt]op up|[Aa]ccumulate) (?:some |a few |more |the )?([A-Z][a-z][A-Za-z0-9'&]+(?: [A-Z][A-Za-z0-9'&]+){0,3})\b/,
  /\(([A-Z]{2,5})\)\s?(?:shares|stock|is|at)\b/,
  /[a-z,] (?:some|a few|a bit of|a little|a touch of|more) ([A-Z][a-z][A-Za-z0-9'&]+)\b/,
]
const noCompany =
  /^(?:The|Only|General|Education|Please|Consult|See|Talk|This|That|An?|Some|Most|Many|Your|Our|Their|Australian?s?|Aussie|American|US|USA|UK|Japanese|European?|Chinese|China|Asian?|Indian?|German|British|English|Global|Index|Exchange|Sydney|Melbourne|Wall|Lesson|Learn|Bitcoins?|Ethereum|Ether|ASX|Government|Treasury|Federal|Reserve|State|National|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Easter|Christmas|Nasdaq|Dow|Standard|Compounding|Diversification|Risk|Growth|Value|Income|Ordinary|Preference|Preferred|Individual|Company|Employee|Managed|Tech|Mining|Bank|Penny|Blue|Small|Large|International|Emerging|ETFs?|Gumnut|Modern|Roman|Dutch|Spanish|French|Italian|New Zealand|Hong Kong|South Korea|Canadian?)\b/

function namesUnknown(text: string): boolean {
  return unknownName.some((pattern) => {
    const name = pattern.exec(text)?.[1]
    return name !== undefined && !noCompany.test(name) && !isHarmlessCapitals(name)
  })
}

/** What a reply on bitcoin or ethereum has to be about to count as technology. */
const technologyTalk =
  /\b(?:networks?|block ?chains?|ledgers?|min(?:ing|ers?|ed|t|ted)|proof of|halv(?:ings?|es)|suppl(?:y|ies)|code|wallets?|keys?|smart contracts?|contracts?|gas|transactions?|payments?|blocks?|nodes?|validators?|stak(?:e|ed|es|ing)|forks?|protocols?|volatil\w*|swings?|swung|fell|falls?|fallen|lost|peak(?:ed)?|crash(?:es|ed)?|tax(?:ed|able)?|cgt|ato|exchanges?|regulat\w+|scams?|scammers?|hack(?:ed|s|ers)?|stolen|called|invented|created|launched|satoshi|software|computers?|decentrali[sz]ed|digital|programs?|apps?|fees?|confirm\w*|public|private|addresses|address|seed|recovery|hardware|upgrade|merge|switched|moved|energy|electricity|consensus|cryptograph\w+|hash\w*|anyone can|controls?|divide[ds]?|units?|satoshis|rules|million|risk(?:y|s|ier)?|guarantee|insured|covered|bank|government|money|currenc(?:y|ies)|store|volatility|record|earnings|dividends|investors|believe|critics|supporters|history|whitepaper|lesson|basics)\b/

/** "Some have failed: TerraUSD broke its link in May 2022": the part that names it is history. */
function isDatedAside(text: string): boolean {
  const parts = text.split(/[;:]|\s-\s/).filter((part) => findSecurities(part).length > 0)
  return parts.length > 0 && parts.every((part) => isHistorical(part.toLowerCase()))
}

function isOutOfBounds(sentence: Sentence, isTechnologyTalk: boolean): boolean {
  const { text } = sentence
  if (text === '') return false
  if (riddle.test(text)) return true
  const mentions = findSecurities(text)
  if (sentence.isHistory && !isDirective(sentence)) return false
  if (mentions.some((mention) => !mention.isTechnology)) return !(isDatedAside(text) && !isDirective(sentence))
  if (namesUnknown(text)) return true
  const steers = (): boolean => hasDealWord(sentence) || predicts(sentence) || timesTheMarket(sentence)
  if (!sentence.isQuestion && sentence.clauses.some(judgesUnnamed)) return true
  if (singledOut.test(sentence.low) && steers()) return true
  if (mentions.length > 0 && sentence.clauses.every(({ doubts }) => doubts)) return steers()
  return mentions.length > 0 && (steers() || isExampleList(sentence.low) || !isTechnologyTalk)
}

/** "People start with bitcoin", "the popular ones are bitcoin and ethereum": a suggestion in the shape of an example. */
const isExampleList = (low: string): boolean =>
  /\b(?:popular|favou?rites?|top|best|starter|beginner|common(?:ly)?) (?:\w+ ){0,3}?(?:pick|picks|choice|choices|option|options|coins?|cryptos?|start|starts|ones|holdings?|buys?)\b|\bpeople (?:\w+ )?(?:start|begin) with\b|\bsuch as bitcoin\b.{0,40}\bfor you\b/.test(
    low,
  )

export const namesSecurities = (reply: Reply): boolean => {
  const isTechnologyTalk = technologyTalk.test(reply.low)
  return reply.sentences.some((sentence) => isOutOfBounds(sentence, isTechnologyTalk))
}
