// Word kinds: words that do the same work in a sentence, so that the score learns a meaning from few examples of it.

const kinds: Readonly<Record<string, string>> = {
  CHANGE:
    'rise rises rising fall falls falling drops dropping climb climbs climbing grow grows growing double doubles doubling triple halve halves halved halving recover recovers recovering rebound bounce bounces rally rallies slump crash crashes peak peaks bottom bottoms tops reach reaches reaching hit hits clear clears pass passes lands settle settles overtake overtakes outrun outperform outperforms deliver delivers average averages yield yields return returns returning gain gains',
  CALENDAR:
    'january february march april august september october november december monday tuesday wednesday thursday friday saturday sunday weekend year years decade thirtieth thirties forties fifties birthday retirement retire payrise olympics election budget season afternoon arvo morning evening',
  STEP: 'log tap press click open select tick submit save form forms portal app button menu screen settings tab page mygov payroll employer registry',
  CHARACTER:
    'he she him her his hers aunt uncle aunty grandmother grandfather nan brother sister cousin neighbour mother father mum dad colleague boss bloke lad girl boy tradie fox owl tortoise hare squirrel possum wombat crab ant cricket farmer captain gardener baker twins twin couple',
  FEELING:
    'worried worry worries scared ashamed shame panic panicking stressed anxious anxiety frightening frightened lonely overwhelmed crying cry grief sad rough heavy hurts hurt breathe alone okay alright',
  RULE: 'cap caps threshold thresholds limit limits scheme tax taxed taxable discount deduction deductible assessable franking hecs help levy indexed eligible entitled lodge notice bracket brackets concessional contribution contributions preservation',
  GAUGE:
    'benchmark ceiling floor target ratio maximum minimum line ballpark figure rough guide yardstick sketch default usual typical core satellite sliver pinch dash bit weighting weight exposure allocation mix parts part',
  THIEF:
    'scammer scammers scam scams thief thieves crook crooks fraudster caller stranger strangers imposter impersonator phishing deepfake ponzi hacker hackers conman fake fakes bogus victim victims',
  RESCUE:
    'lifeline helpline counsellor counsellors idcare scamwatch hardship support gp doctor police report block hang ring call',
  ASIDE:
    'anyway spoiler psst hint wink though nevertheless nonetheless still however secret hack trick gut hunch pressed informally quietly',
  STUDENT:
    'learner learners graduate graduates reader readers students users crowd insiders insider pros professionals wealthy rich millionaires adults millennials',
  PRAISE:
    'best better smart smarter smartest wise wiser wisest sensible clever cleverer brilliant great greatest excellent solid strong stronger safer safest ideal perfect superior top winner wins win beats beat worth worthwhile obvious natural simplest handy lovely nice nicer prudent savvy underrated bargain tempting promising favourite preferable reliable sound superb fantastic attractive fine finest neat tidy ripper gem rewarding logical dependable shrewd nobrainer fit suits suit right comfortable happy good ahead proven preferred recommended unbeatable standout keeper keepers winners deserve deserves deserving earns favoured suitable suited advantageous advisable legit elite quality proper steady steadier calmest happiest kindest kinder cleanest clearest fairer fairest easiest undervalued cheap cheaper cheapest bargains darling champion unmatched trusty reassuring nod cracker beaut golden sweet decent nicely cleverest soundest saner sane seasoned pedigree overlooked surest',
  BLAME:
    'bad worse worst poor dud waste wasted wasting foolish silly mad crazy dumb mistake overrated rubbish trap toxic useless pointless mug gamble overpriced terrible awful hopeless loser losers dead nonsense joke junk regret fool ridiculous inferior lemon nightmare wrong dear dreamers tinkerers fools idiot idiots gullible mugs ripoff gimmick gimmicks fad fads relic clunker dreadful nasty flimsy shaky overhyped hype daft naive risky riskier dangerous doomed bloated lazy weak weaker weakest unsuitable unwise reckless dearer pricier',
  YOU: 'you youd youll youre youve yourself yours',
  YOUR: 'your',
  ANYONE:
    'anyone everyone everybody beginners beginner newcomers newcomer newbie starters somebody someone folks mate mates friend friends youngsters saver savers households families twenties members people investors person',
  SELF: 'i me my mine id im ive myself personally honestly frankly reckon ill',
  WE: 'we us our ours were weve',
  MUST: 'should ought must need needs deserve deserves gotta lets dont shouldnt might would could better',
  DEAL: 'buy buying bought sell selling sold hold holding own owning pick picking grab grabbing put putting invest investing add adding switch switching skip skipping choose choosing stick sticking start starting move moving park parking dump ditch avoid avoiding load stash shift swap trim jump hop pile dive sink pour chuck back lean tilt favour prefer accumulate top stack snap collect steer stay join consider bother touch leave roll transfer consolidate redraw slide sit keep get take go offload tip drop throw pop lock close cancel merge',
  SEND: 'send tell give type paste text share reply enter provide drop pop upload email message confirm read',
  SECRET:
    'password passwords pin code codes tfn seed phrase passphrase login logins username cvv licence passport medicare birth mobile address holder hin srn',
  POT: 'money savings cash pay payday bonus salary wage wages portfolio wealth nest egg dollar dollars capital refund inheritance deposit kitty stash balance super account option',
  PRODUCT:
    'etf etfs share shares stock stocks fund funds bond bonds property crypto bitcoin ethereum coin coins gold silver index growth balanced conservative lic lics reit reits term deposit offset broker brokers platform trackers passive active hybrid hybrids stablecoin stablecoins miners banks tech annuity smsf',
  SOON: 'now today tonight tomorrow soon sooner early earlier quickly before while moment moments window later yet waiting wait hurry dip dips june july winter summer spring autumn christmas easter week month fortnight next',
  MAYBE:
    'may can usually generally often typically tend tends some others sometimes roughly approximately either both whether different depending partly mostly historically depends depend varies vary',
  NOT: 'not no never nobody neither nor none cant cannot wont didnt doesnt isnt arent wasnt rarely seldom hardly without nothing unable',
  SURE: 'guaranteed guarantee guarantees certain certainly always surely promise promised riskfree safe secure locked definitely inevitable never simply bound',
  WILL: 'will ll shall wont expect expected forecast predict heading due going likely',
  PORTION:
    'half third thirds quarter quarters fifth fifths tenth tenths twentieth most bulk rest remainder per cent percent split slice portion share',
  COUNT:
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand grand bucks quid tenner fiver dozen',
  TRAIT:
    'age aged twenties single kids mortgage income earner wage young nurse apprentice student decades job goal tolerance temperament nerves partner renting',
  DONE: 'was were had fell rose lost gained dropped collapsed returned did took became went listed recovered happened began bought paid said wrote asked found showed',
  TEACH:
    'means mean called describes describe defined explains explain compares refers measures counts includes covers reflects publishes sets lists example instance known tracks charges statement register rule rules law concept idea',
  DECLINE:
    'sorry afraid decline refuse unable apologies instead advice adviser advisers licensed recommend recommendation',
  CLAIM:
    'licensed registered approved supervised supervision regulated authorised afsl asic apra vetted reviewed signed checked planner planners professional human team',
}

const kindOf = new Map(Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])))

/** What a lower-case word without apostrophes does, or undefined when it is of no kind. */
export const kindOfWord = (word: string): string | undefined => kindOf.get(word)
