// Word kinds: words that do the same work in a sentence, so that the score learns a meaning from few examples of it.

const kinds: Readonly<Record<string, string>> = {
  PRAISE:
    'best better smart smarter smartest wise wiser wisest sensible clever cleverer brilliant great greatest excellent solid strong stronger safer safest ideal perfect superior top winner wins win beats beat worth worthwhile obvious natural simplest handy lovely nice nicer prudent savvy underrated bargain tempting promising favourite preferable reliable sound superb fantastic attractive fine finest neat tidy ripper gem rewarding logical dependable shrewd nobrainer fit suits suit right comfortable happy good ahead',
  BLAME:
    'bad worse worst poor dud waste wasted wasting foolish silly mad crazy dumb mistake overrated rubbish trap toxic useless pointless mug gamble overpriced terrible awful hopeless loser losers dead nonsense joke junk regret fool ridiculous inferior lemon nightmare wrong dear',
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
