// Vocabulary of the rules: what counts as an asset, a deal, a reader, a number.
// Each is a piece of a regular expression without repetition inside repetition, so that matching stays linear.

/** One of the alternatives as whole words. */
export const words = (...parts: readonly string[]): RegExp => new RegExp(`\\b(?:${parts.join('|')})\\b`)

/** The same, to find every place. */
export const everyWord = (...parts: readonly string[]): RegExp => new RegExp(words(...parts).source, 'g')

/** Classes of financial product, as they are written. */
const assetNames =
  /\b(?:units(?<=\b(?:some|few|more|your first) units)|shares?(?! (?:your|my|it|this|that|personal|any|passwords?|details|them|these|with)\b)(?! of (?:them|it|its (?:loss|gains?|profits?|income)|the (?:loss(?:es)?|gains?|costs?|total|income|pay|market|world|balance|result|rent|spending|return)|a (?:small|large)|ordinary|wages?|spending|household))|stocks?(?! (?:exchanges?|market)\b)|equities|equity|etfs?|index(?:es)? (?:funds?|trackers?|investing)|trackers?|managed funds?|mutual funds?|funds?|listed trusts?|(?:government |corporate )?bonds?|gilts|treasuries|crypto(?:s|currency|currencies)?|bitcoins?|btc|sats|satoshis|ethereum|ether|eth|altcoins?|alts|meme ?coins?|stablecoins?|coins?|tokens?|nfts?|gold|silver|bullion|lithium|uranium|copper|iron ore|crude|commodities|real estate|property trusts?|property|a-reits?|reits?|term deposits?|fixed[- ]interest|fixed income|blue[- ]chips?|small[- ]caps?|large[- ]caps?|mid[- ]caps?|(?:big )?tech(?:nology)?(?: (?:stocks|shares|names|sector|companies))?|miners|(?:resources|mining|energy) (?:shares|stocks|companies|names)|bank(?:ing)? (?:shares|stocks|sector)|the big four(?: banks)?|the banks|lics?|ipos?|(?:call|put|share|stock|trading) options?|options (?:contracts?|trading)|cfds?|warrants|forex|penny (?:stocks|dreadfuls)|(?:high[- ])?growth (?:assets|stocks|funds?|options?)|high[- ]growth|defensives|defensive assets|emerging markets?|dividend payers|securities|investments|investment(?! (?:advice|horizon|goals?|plans?|strateg(?:y|ies)|decisions?|risk|experience|professional|time ?frame|advis[eo]rs?|choices|basics|education|concepts?|world|managers?|committee|bank(?:s|ing)?|objectives?))|robo[- ]?advis[eo]rs?|digital (?:assets?|money|currency)|annuit(?:y|ies)|derivatives|futures|margin loans?|hybrids|debentures|private equity|hedge funds?|healthcare|biotechs?|ai stocks|renewables|semiconductors?|mining rigs?|dollar-cost averaging|real assets|farmland|(?:listed |global )?infrastructure(?: (?:funds?|shares|trusts))?|peer-to-peer lending|p2p lending|private credit|robo-?advice|(?:high[- ]interest |online |bonus )?savings? accounts?|high[- ]interest accounts?|offset accounts?|(?:high[- ]growth|growth|balanced|conservative|defensive|capital stable|cash|moderate) (?:options?|settings?|portfolios?|mix(?:es)?|strateg(?:y|ies)|funds?)|smsfs?|self-managed super(?: funds?)?|industry (?:super )?funds?|retail (?:super )?funds?|collectibles|fine wine|artworks?|micro-?investing(?: apps?)?|round-up apps?)\b(?! (?:insurance|card|managers?))/g
const indexNames =
  /\b(?:s&p\s?\/?\s?asx ?\d{2,3}|s&p ?500|asx ?(?:20|50|100|200|300)(?: index)?|all ordinaries|all ords|msci [a-z]+(?: (?:index|ex[- ]\w+))?|nasdaq(?:[- ](?:100|composite))?|dow(?: jones)?(?: industrial average)?|ftse ?(?:100|\w+)|nikkei(?: 225)?|russell (?:1000|2000|3000)|hang seng|euro stoxx(?: 50)?|dax|cac 40|topix|wall street index)\b/g

/** Lower-case text with every class of product written as ASSET and every market index as INDEX, so that rules stay short. */
export const markAssets = (low: string): string =>
  low
    .replace(/\bbuy[- ]now,?[- ]pay[- ]later\b/g, 'bnpl')
    .replace(indexNames, 'INDEX')
    .replace(assetNames, 'ASSET')

/** A class of product or an index, in marked text. */
export const asset = '(?:ASSET|INDEX)'

/** The reader's own pot, whatever it is called. */
export const pot =
  '(?:(?:your|yer|ya|ur|his|her|their|my) (?:\\w+ ){0,2}?(?:money|winners|losers|laggards|(?:best|worst) performers?|dividends|proceeds|cash|savings|super|super(?:annuation)? balance|nest egg|portfolio|holdings?|ASSET|position|positions|bonus|tax refund|refund|wages?|salary|pay|income|inheritance|deposit|stash|allocation|mix|emergency ASSET|kitty|dough|cash pile|spare cash|bucks|capital)|everything|something (?:safer|riskier|steadier|bolder|else|with more|with less|more|less)|(?:all|half|most|some|the rest|a (?:third|quarter|bit|chunk|slice|portion|slab|little)) of (?:it|them|that|those|yours?|this)|the (?:lot|whole lot|house|farm)|the (?:whole|entire|broad|total) market|all in|all your eggs)'

/** Anyone the reader is meant to see themself in. */
export const readerLike =
  '(?:you|your|yours|yourself|yer|ya|ur|people like you|someone like you|(?:a|any) (?:young|new|first[- ]time|long[- ]term|smart|sensible|patient|beginner|\\w+[- ]year[- ]old)\\s?(?:\\w+ )?(?:investor|person|saver|worker|adult|starter|aussie|australian|bloke|buyer)?|beginners?|newbies|newcomers|first[- ]timers|(?:young|new|smart|younger|first-time|most|wise|sensible|savvy|everyday) (?:\\w+ )?(?:people|investors|aussies|australians|adults|savers|workers|ones|folks|folk|money|starters|beginners)|someone (?:your|in your|who is|with|at|on|like|aged)|everyone|everybody|anyone|we|my mates?|a friend|your friend|students|millennials|gen z|twenty-?somethings|[a-z]+ in (?:their|his|her) (?:20s|30s|twenties|thirties))'

/** Verbs and idioms of dealing in a product; read only where somebody is told or nudged to do it. */
export const deal =
  '(?:buy(?! (?:orders?|side|prices?|and (?:hold|sell)|or sell|low|signals?|limit|back))|purchase|sell(?! (?:orders?|side|prices?|or buy|low|high|signals?|limit))|dump|ditch|offload|unload|hold (?:on to|onto)|hang (?:on to|onto)|hold(?! (?:true|periods?|on,|in mind))|keep (?:buying|holding|adding|investing|hold|stacking)|invest(?!ors?|ments?|ing)|reinvest|put(?! (?:options?|another way|simply|differently|plainly|together|aside time|it (?:simply|another way|differently)))|place|park|stash|squirrel|sink|pour|pump(?! and|-and)|plough|plow|chuck|whack|bung|lob|throw|drop|tip|slide|funnel|load up|stock up|stack|top up|add (?:some|more|a (?:bit|little|small|touch|slice|few|parcel|position)|to)|accumulate|pick up|snap up|scoop(?: up)?|snag|nab some|grab|get (?:some|into|in (?:on|to|before|now|early)|on(?:to)?(?: board)?|yourself|amongst|out|rid)|jump (?:in|on|into|aboard)|hop (?:in|on|into|aboard)|pile (?:in|into|on)|dive in(?:to)?|wade in(?:to)?|ease (?:in|into)|ape (?:in|into)|buy in|stop (?:wasting|messing|sitting|hoarding|saving|holding|buying|picking)|go (?:for|all|all-in|heavy|long|short|big|hard|full|with|overweight|underweight|into|defensive)|back up the truck|back|bet|punt|have a (?:punt|crack|go|nibble|flutter)|take a (?:punt|position|stake|flutter|nibble)|nibble|trim|lighten|halve|exit|bail|liquidate|divest|unwind|get shot|cash (?:out|in|up)|take (?:some )?(?:profits?|gains)|lock in|let go|say goodbye|part with|quit|dodge|rotate|switch(?! off)|swap|shift|move(?! (?:up|down|on|together))|transfer|redirect|redeploy|roll|convert|tilt|overweight|underweight|allocate|dedicate|commit|direct|drip[- ]?feed|drip|feed|fill|short(?!-| sell)|avoid|skip|steer (?:\\w+ )?(?:clear|away)|stay (?:\\w+ )?(?:away|out|clear|in|invested)|keep (?:\\w+ )?(?:away|clear|out)|pass on|give (?:it|them) a miss|sit (?:in|on|tight)|start (?:buying|investing|contributing|topping up|adding|salary sacrificing|with|small|a position|off|out)|begin (?:buying|investing|contributing|topping up|adding|salary sacrificing|with)|stick (?:with|to|it|some|everything|half)|own|opt for|open a (?:position|stake)|build (?:a|up a) (?:position|stake|holding)|double down|average down|bump up|beef up|boost|reduce|cut(?! off)|raise|increase|replace|favou?r|prioriti[sz]e|lean (?:into|towards?|on)|focus on|stake|ride|hodl|yolo|set up a (?:regular|monthly|weekly)|sign up|automate|max out|salary sacrifice|consolidate|diversify into|spread it|borrow|leverage|gear up|flip|trade|stuff|shovel|steer|channel|tuck|salt|lump|secure|acquire|collect|hoard|load|choose|pick|select|try|give|touch|bother with|go near|mess with|waste (?:money|your|time) on|muck (?:around|about) with|lock (?:your|some|it|up)|look no further|forget(?: about)?|leave (?!room|records?)|keep it simple with|save for|treat yourself to|say no to|say yes to|reach for|rely on|trust|take (?:some|money|a bit|a little) off|keep your distance|go (?:over|under)weight|subtract|rebalance (?:by|into|out|towards|every|now|your))'

/** Orders of any kind, to be read only next to a portion, a sum or a date. */
export const command =
  "^\\W*(?:(?:so|and|then|now|just|simply|please|mate|always|never|don't|do not|ideally|personally|honestly|first|next|instead|try to|aim to|be sure to|remember to|make sure to|you should|you could|you might|you can|you ought to|you need to|you want to|i'd|i would|i'd say|let's|we'd|better to|best to|it's best to|it is best to|it's wise to|it's smart to|it pays to)[ ,]{1,2}){0,3}(?:make|keep|let|have|take|go|limit|cap|aim|try|give|set|leave|use|get|put|hold|stay|stick|move|bring|push|build|grow|cut|trim|drop|raise|lift|lower|add|send|bang|pop|stash|save|invest|start|begin|split|divide|share|spread|allocate|dedicate|commit|reserve|park|lock|pick|choose|own|buy|sell|switch|shift|swap|rotate|tilt|lean|weight|target|run|throw|chuck|tip|whack|slip|feed|load|reduce|increase|double|halve|top|max|direct|devote|earmark|maintain|hover|land|settle|work|want)\\b"

/** Verbs of giving money to an investment, for amounts and shares of pay. */
export const fundVerb =
  '(?:invest(?:ed|ing|s)?|put(?:ting|s)?|deposit(?:ed|ing|s)?|contribut(?:e|ed|es|ing)|sav(?:e|ed|es|ing)|stash(?:ed|ing|es)?|park(?:ed|ing|s)?|tuck(?:ed|ing|s)?|set(?:ting|s)? aside|squirrel(?:led|ling)?|chip(?:ped|ping|s)? in|start(?:ed|ing|s)? with|begin(?:ning|s)? with|throw(?:n|ing|s)?|threw|drop(?:ped|ping|s)?|chuck(?:ed|ing|s)?|whack(?:ed|ing|s)?|bung(?:ed|ing|s)?|sink(?:ing|s)?|pour(?:ed|ing|s)?|add(?:ed|ing|s)?|top(?:ped|ping|s)? up|spend(?:ing|s)?|transfer(?:red|ring|s)?|spar(?:e|ing)|commit(?:ted|ting|s)?|allocat(?:e|ed|es|ing)|direct(?:ed|ing|s)?|funnel(?:led|ling|s)?|drip|drip-?feed(?:ing|s)?|aim(?:ing|s)? for|go(?:ing|es)? with|buy(?:ing|s)?|bought|kick(?:ing|s)? off with|work(?:ing|s)? with|pop(?:ped|ping|s)?|stick(?:ing|s)?|pay(?:ing|s)? yourself|earn(?:ed|ing|s)?|salt away|put away|lob(?:bed)?|tip(?:ped|ping)? in|feed(?:ing|s)?|slip(?:ped)?|automate|budget)'

/** A number below a hundred in one word. */
export const small =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const big = '(?:hundred|thousand|million|billion|grand)'

/** A number in words: "five hundred", "two and a half thousand", "a couple of hundred", "thirty-five". */
export const numberWords = `(?:(?:a |half a |a couple of |a few |several )${big}|${small}(?:[- ]${small})?(?: and a half)?(?:[- ]${big})?(?: and ${small})?)`

/** A number in digits. */
export const digits = '\\d[\\d,]{0,14}(?:\\.\\d{1,6})?'

/** A share of a whole: percent in any spelling, or a fraction in words. */
export const percent = `(?:${digits}\\s?(?:%|per ?cent\\b|pct\\b)|${numberWords} per ?cent\\b)`
/** Portions that are always a weight; "all", "most" and "some" are often mere quantity. */
export const portion =
  "(?:half|(?:a|one|two|three|four|five) (?:thirds?|quarters?|fifths?|sixths?|eighths?|tenths?)|two[- ]thirds|three[- ]quarters|a (?:third|quarter|fifth|tenth|sixth|eighth|twentieth|fiftieth|slice|chunk|slab|portion|sliver|smidge|sprinkle|pinch|dash|bit)|one in (?:two|three|four|five|ten)|the (?:bulk|lion's share|majority|rest|remainder|balance)|nine[- ]tenths)"
export const fraction = `(?:${portion}|most|all|some)`
