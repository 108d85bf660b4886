// Word classes: words that do the same work in a sentence, so that tone hears the meaning and not the one word.

const classes: Readonly<Record<string, string>> = {
  GOOD: 'best better smart smarter smartest wise wiser wisest sensible clever cleverer brilliant great greatest excellent solid strong stronger strongest safer safest ideal perfect superior top winner winners win wins winning beat beats tops shine shines unbeatable worthwhile obvious natural simpler simplest handy lovely nice nicer prudent savvy underrated bargain tempting promising favourite favourites preferable reliable sound superb terrific fantastic attractive fine finest neat nifty ripper cracking cracker gem champion hero star genius treat trumps outshines rewarding sweet logical stellar marvellous wonderful sturdy dependable robust trusty friend ticket ally shrewd nobrainer brainer happier happiest richer wealthier finer bulletproof standout stunner magic golden',
  BAD: 'bad worse worst poor poorer dud duds waste wasted wasting foolish silly mad crazy dumb mistake overrated rubbish trap toxic dull useless pointless mug mugs gamble overpriced overhyped terrible awful hopeless lazy loser losers dead nonsense joke junk garbage mess headache regret fool fools stupid shame pity insane nuts ridiculous backwards inferior clunky suckers dog lemon nightmare disaster overcooked stale feeble',
  READER:
    'you your youd youll youre youve yourself yours anyone everyone everybody beginners beginner newcomers newcomer newbie newbies starters starter somebody folks mate friend friends kids youngsters households families family savers saver whoever ourselves we us our twenties thirties',
  SELF: 'i me my mine id im ive myself personally honestly frankly reckon',
  MODAL: 'should ought must need needs deserve deserves belong belongs gotta lets dont shouldnt might wouldnt',
  DEAL: 'buy buying sell selling hold holding own owning pick picking grab grabbing put putting invest investing add adding switch switching skip skipping choose choosing stick sticking start starting move moving park parking dump ditch avoid avoiding load stash shift swap trim jump hop pile dive sink pour plough chuck back backing lean tilt favour prefer accumulate top stack snap collect embrace grow plant feed automate forget ignore steer stay join consider bother touch leave',
  POT: 'money savings cash pay payday bonus salary wage wages portfolio wealth nest egg dollar dollars cent cents coin income capital refund inheritance deposit kitty pot mix stash retirement future',
  SOON: 'now today tonight tomorrow soon sooner early earlier quick quickly fast before while moment moments window door late later yet waiting wait hurry immediately currently lately chance chances opportunity time timing',
  SAYS: 'expert experts analyst analysts pros insiders billionaire billionaires millionaire guru gurus uncle aunt aunty dad mum grandma grandpa nan pop boss neighbour cousin mentor teacher coach barber planner owl wizard robot pirate colleague workmate roommate economist economists podcasters influencers reddit tiktok brokers professionals advisers crowd majority pundits swears swear reckons rave raves agree agrees loves love rates tips says said whispered',
  TELLS:
    'means mean meant measures measure holds tracks track pays paid charged charge charges varies vary differs differ depends depend called known refers describes describe defined called shows show explains explain compares records counts includes include covers cover consists consist reflects publishes sets lists issued issues calculated worked compounded distributed traded settled reported regulated taxed',
  MAYBE:
    'may can could usually generally often typically tend tends some others sometimes roughly approximately average either both whether different depending partly mostly historically overall',
  NOT: 'not no never nobody neither nor none cant cannot wont didnt doesnt isnt arent wasnt rarely seldom hardly without nothing unable',
  DOWN: 'risk risks riskier loss losses lose lost fee fees cost costs fall falls fell drop drops dropped tax volatile volatility swings uncertain uncertainty decline declines default inflation',
  FACT: 'law rule rules ato asic reserve bank government company companies fund funds index issuer trustee exchange lender borrower manager investor investors owner owners holder holders shareholders regulator prospectus pds statement register market markets price prices rate rates interest return returns value dividend dividends distribution unit units year years percentage ratio',
}

const classOf = new Map(
  Object.entries(classes).flatMap(([name, list]) => list.split(' ').map((word) => [word, name] as const)),
)

/** The class of a lower-case word without apostrophes, or the word itself. */
export const wordClass = (word: string): string => classOf.get(word) ?? word
