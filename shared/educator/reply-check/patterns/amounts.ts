// Family A: no sum of money to invest or save, by anyone, real or imagined; history, statute and macro figures may stand.
import { isDirective } from '../directive.ts'
import type { Reply } from '../reply.ts'
import type { Sentence } from '../sentences.ts'
import { command, digits, fraction, fundVerb, numberWords, percent, small } from '../vocabulary.ts'

const period =
  '(?:week|fortnight|month|quarter|year|annum|pay|payday|paycheck|payslip|pay ?packet|pay cycle|day|wk|mth|mo|yr|arvo|weekend)'
const unitsAfter =
  '(?!\\s?(?:%|per ?cent|pct|units?|ASSET|times|points?|lessons?|xp|years?|months?|weeks?|days?|hours?|minutes?|seconds?|different|compan(?:y|ies)|holdings?|questions?|basis|words|small|things?|apples?|nuts?|seeds?|trees?|acres?|cups?|percent(?:age)?|countries|members?|people|investors|sheep|eggs?|x\\b|:|/|-?year|-?day|-?month|-?week|to \\d+%|-\\d+%))'
const money = new RegExp(
  `[$\u00a3\u00a5]\\s?\\d|\\d\\s?[$\u00a3]|\\b(?:aud|a\\$|usd|nzd)\\s?\\d|\\b${digits}\\s?(?:dollars?|bucks?|quid|aud|usd|cents?|smackers|smackeroos|clams|dollarydoos|euros?|pounds|k|grand|big ones)\\b|\\b(?:${numberWords}|\\w+teen|dozens? of|hundreds of|thousands of) (?:(?:or|and) (?:so|two|three) |odd |or so |aussie |australian )?(?:dollars|bucks|quid|smackers|smackeroos|clams|dollarydoos|big ones|cents|euros|pounds)\\b|\\b(?:${numberWords}|half) k\\b|\\b(?:${digits}|${numberWords})-dollars?\\b|\\b(?:half a|a|a lazy|a cool|one|two|three|four|five|six|ten|twenty|fifty|a couple of|a few) (?:grand|gorillas?|pineapples?|lobsters?|monkeys?)\\b|\\b(?:a|one|two|couple of|few|lazy|spare|crisp|your) (?:fivers?|tenners?|pineapples?|fifties|fifty|twenties|redbacks?|fiddys?|fiddy|hund(?:y|ies|o)|c-notes?|hunge|racks?|ton\\b(?= (?:a|each|every|of)))\\b`,
)
const bare = new RegExp(
  `\\b(?:${digits}|${numberWords})${unitsAfter}(?:,? (?:or so|odd|extra|or more|bucks|each|every))? ?(?:a|an|per|each|every|/|-a-)\\s?(?:single )?${period}\\b|\\b(?:weekly|fortnightly|monthly|annual) (?:\\w+ ){0,3}?of (?:${digits}|${numberWords})${unitsAfter}\\b|\\b(?:${digits})${unitsAfter} (?:weekly|fortnightly|monthly|quarterly)\\b`,
)
const spending = new RegExp(
  `\\b(?:${fundVerb}|income|salary|wage|wages|earnings|contribution|contributions|deposit|transfer|debit)\\b`,
)
const put = new RegExp(
  `\\b${fundVerb} (?:in |away |aside |up |with |of |for |by )?(?:about |around |roughly |up to |at least |just |another |an extra |only |maybe |say |like |even |a further |the first |a |your |as (?:little|much) as |something like |close to |at (?:least|most) |between )?(?:${digits}(?<!\\b(?:1[5-9]|20)\\d\\d)|(?:a |half a )?(?:couple of |few )?(?:hundred|thousand|grand)|${numberWords} (?:hundred|thousand))${unitsAfter}\\b`,
)
const smallNumber = /\b\d(?:\.\d+)?\b(?![\d,])/
const flows = /\b(?:go|goes|head|flow|be|is|straight|into|towards)\b/
const shareOfPay = new RegExp(
  `\\b(?:${percent}|${fraction}|(?:${digits}) ?%|slice|portion) (?:of )?(?:your|each|every|my|his|her|their|a|the|any) (?:\\w+ )?(?:tax return|pay|wages?|salary|income|pay ?check|pay ?packet|take-home(?: pay)?|earnings|bonus|tax refund|refund|savings|payslip)\\b|\\b(?:${percent}|${fraction}) of (?:what|whatever)(?:'s| is| gets)? (?:(?:you|he|she|they|i) (?:earn|make|bring|take|get|have left|keep)|left(?: over)?|remains)\\b`,
)
const often =
  /\b(?:trades?|times|calls|visits|transactions|blocks?|reports|people|reviews?|dividends?|returns?|yields?|grows?|growth|growing|rises?|rate|inflation|percent|points?|pages|lessons)\b/
const roundSum = new RegExp(
  `\\b(?:round|cool|tidy|lazy|nice|easy|spare|initial) (?:round )?\\d{3,}\\b${unitsAfter}|\\b(?:${digits}|${numberWords})[- ](?:dollar )?mark\\b|\\b(?:stake|parcel|deposit|ASSET|sum|outlay|contribution|amount|buffer|top-up|purchase|nest egg|kitty|lump sum|war chest) of (?:about |around |roughly |at least |just )?(?:\\d{2,}[\\d,]*|(?:a |${small} )?(?:hundred|thousand))${unitsAfter}\\b`,
)
const yourSum = /\byour (?:spare |first |extra |next )?\d[\d,]{2,}\b(?!\s?(?:%|units|points|xp|shares))/
/** An order with a bare number of some size in it, as in "bump it to 350". */
const commanded = new RegExp(command)
const loneNumber = new RegExp(
  `\\b(?:to|of|with|about|around|at least|just|another|in|away|aside|up|like|say|least|only|than|for) (?!(?:1[5-9]|20)\\d\\d\\b)\\d{2,}[\\d,]*\\b${unitsAfter}(?! ?(?:to|and|-) ?\\d)(?=\\W*(?:$|in|into|a|an|each|every|per|at|on|towards|and|now|then|for|to start))`,
)
const euphemism =
  /\bwhat(?:ever)? (?:a|an|one|two|three|four|five|your|\d+) (?:\w+ )?(?:coffees?|lattes?|flat whites?|pizzas?|schooners?|beers?|pints?|lunch(?:es)?|takeaways?|pies?) (?:\w+ )?(?:costs?|come|sets?)\b|\b(?:price|cost|value|equivalent) of (?:a|an|one|two|three|four|five|your|\d+) (?:\w+ )?(?:coffees?|lattes?|flat whites?|pizzas?|schooners?|beers?|pints?|avo(?:cado)? toasts?|brunch(?:es)?|takeaways?|parmas?|pies?|lunch(?:es)?|concert tickets?|streaming)\b/

/** Facts of law: caps, thresholds, brackets, guarantees of deposits. */
const statute =
  /\b(?:thresholds?|caps?|capped|tax[- ]free|brackets?|marginal (?:tax )?rates?|tax rates?|financial claims scheme|deposit guarantee|government guarantee|guaranteed by the (?:australian )?government|lev(?:y|ies)|concessional|co-?contribution|first home super saver|transfer balance|division 293|medicare|hecs|help debt|45[- ]days?|franking credits?|held at risk|small shareholder|afca|compensation limit|minimum parcel|marketable parcel|minimum (?:first |initial )?(?:purchase|trade|order|ASSET|holding)|wholesale (?:investor|client)|sophisticated investor|personal[- ]use asset|tax offsets?|offset|rebate|deductions?|cgt|capital gains tax|personal use|per person|per account[- ]holder|at each bank|per bank|penalt(?:y|ies)|in the dollar|on the dollar|for (?:each|every) dollar|cents? per dollar|settlement limit|ato|by law|legislat(?:ed|ion)|indexed)\b/
const forSomeone =
  /\b(?:you should|you could|you might|i'd|if you|imagine|suppose|say you|someone|mate|let's|aim for|max out|fill up)\b/
const personal = new RegExp(
  `\\b(?:if|imagine|suppose|say|had you|would have|would be worth|someone who|anyone who|a person who|investor who)\\b|\\b${fundVerb} (?:\\w+ ){0,3}?[$\u00a3]|[$]\\s?[\\d,.]{1,15} (?:\\w+ ){0,2}?(?:invested|a (?:week|month|fortnight|day)|each (?:week|month)|per (?:week|month)|in(?:to)? (?:an? )?ASSET)`,
)
const macro =
  /[$\u00a3]\s?[\d,.]{1,15} ?(?:billion|trillion|bn|tn)\b|\b[\w.]{1,15} (?:billion|trillion) (?:dollars|aud|usd)\b/g
const idiom =
  /\b(?:million|billion|trillion)-dollar (?:question|compan(?:y|ies)|industry|market)\b|\b(?:in|out of) (?:a|every) (?:hundred|thousand)\b|\bdollars? (?:and|or) cents?\b|\b(?:one|a) dollar\b|\b401k\b/g

function isAllowedFigure(sentence: Sentence): boolean {
  const { low } = sentence
  if (sentence.isHistory) return !personal.test(low)
  return statute.test(low) && !forSomeone.test(low) && !isDirective(sentence)
}

function setsAmount(sentence: Sentence): boolean {
  if (sentence.low === '') return false
  const low = sentence.low.replace(idiom, ' ').replace(macro, ' ')
  const isMacroOnly = low !== sentence.low && isDirective(sentence)
  if (isMacroOnly && !money.test(low)) return true
  if (
    shareOfPay.test(low) &&
    (spending.test(low) || flows.test(low) || low.split(' ').length < 8) &&
    !/\b(?:tax(?! re)|levy|guarantee|employers?|law)\b/.test(low)
  )
    return true
  if (euphemism.test(low) || yourSum.test(low)) return true
  if (money.test(low)) return !isAllowedFigure(sentence)
  if (commanded.test(low) && loneNumber.test(low) && !often.test(low)) return !isAllowedFigure(sentence)
  const regular = bare.exec(low)
  if (regular !== null && (spending.test(low) || (/\d{2}|[a-z]{3}/.test(regular[0].slice(0, 8)) && !often.test(low))))
    return !isAllowedFigure(sentence)
  if (roundSum.test(low)) return !isAllowedFigure(sentence)
  const amount = put.exec(low)
  return amount !== null && !smallNumber.test(amount[0]) && !isAllowedFigure(sentence)
}

export const givesAmounts = (reply: Reply): boolean => reply.sentences.some(setsAmount)
