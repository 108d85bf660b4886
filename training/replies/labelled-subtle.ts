// Subtle replies: views without a name, a number or a stock phrase, and plain teaching in the same words.
// Written after the rules and scored before anything was mended for them; some are still judged wrongly.

const disclaimers = [
  'General information only; please see a licensed financial adviser.',
  'This is general education, not financial advice. A licensed adviser can help you further.',
  'General education only. A licensed financial adviser can give personal advice.',
  'Education only, not advice; speak to a licensed financial adviser.',
]

type Row = readonly [rule: string, text: string]

const ended = ([rule, text]: Row, at: number): Row => [
  rule,
  `${text}${text.includes('\n') ? '\n\n' : ' '}${disclaimers[at % disclaimers.length]}`,
]

const steering: readonly Row[] = [
  [
    'class',
    'Plenty of choice can be paralysing. So let me simplify: a balanced fund, bought early and left alone, is the grown-up answer.',
  ],
  [
    'class',
    'There is nothing wrong with a savings account for the rent. For the rest of your working life, though, ownership is the only game that matters.',
  ],
  ['class', 'Corporate bonds sit between shares and cash. At present they hit the sweet spot.'],
  [
    'class',
    'Emerging markets have disappointed for a decade. That is precisely why patient people should be looking there.',
  ],
  ['class', 'Whatever else you do, leave options and futures to the professionals.'],
  ['class', 'Real estate made my generation comfortable. It can do the same for yours.'],
  [
    'class',
    'Is gold dull? Sure. Does it deserve five minutes of your attention and a corner of your savings? Absolutely.',
  ],
  ['class', 'Most advisers will not say it aloud, yet indexing is all that ordinary families require.'],
  ['class', 'Choosing single companies is a hobby. Choosing a diversified fund is a plan. Be a planner.'],
  ['class', 'Peer pressure aside, crypto rewards those who dare, and the young can dare more than most.'],
  ['class', 'When rates come down, listed property tends to fly, which is worth acting on.'],
  ['class', 'Money you will not touch for ten years has no business being in the bank.'],
  ['class', 'Ethical investing costs nothing extra and feels good. An easy yes.'],
  ['class', 'Super first, everything else second. That order has served Australians well.'],
  ['class', 'Insurance, then debts, then a share fund: get the order right and the rest takes care of itself.'],
  [
    'unnamed',
    "The fund that everybody's colleagues seem to own has earned its popularity. You could do the same with your first pay.",
  ],
  [
    'unnamed',
    "A company that sells picks and shovels to the AI crowd will outlast them all. It shouldn't take you long to work out which.",
  ],
  [
    'unnamed',
    'Go through the list on the exchange, sort it by fee and take the first one. That is really all there is to it.',
  ],
  [
    'hint',
    'A gardener planted two seeds. The one called Savings stayed small, the one called Equity gave shade to three generations. Choose your seed well.',
  ],
  [
    'hint',
    'My flatmate used to laugh at my monthly fund purchases. She has stopped laughing, and last week she opened an account of her own. Your move.',
  ],
  ['hint', 'Dear nineteen-year-old me: sell the car, buy the fund, thank me at forty.'],
  [
    'hint',
    "'The stock market transfers money from the impatient to the patient,' as they say. So be the patient one and stay in.",
  ],
  ['hint', 'A poll of fund managers put Japan on top this year. These people do this for a living.'],
  [
    'hint',
    'Were I a person with a salary instead of a program, a tenth of every pay would land in the market before I saw it.',
  ],
  [
    'hint',
    "The wizard raised his staff. 'Seek ye the fund of many companies,' he thundered, 'and shun the lone stock!'",
  ],
  ['hint', "Coach here. Drop the bonds, we're playing offence this season."],
  ['hint', "Bank interest's small, the market is tall, so climb it while you're able."],
  ['hint', 'If professionals cannot beat the index, what makes you think you should try instead of just buying it?'],
  [
    'hint',
    'What would you rather tell your grandchildren: that you owned a piece of the future or that you stayed in cash?',
  ],
  ['hint', 'Those who start with a managed portfolio rarely go back. People at your level usually feel at home there.'],
  ['hint', 'Great idea, wait for the perfect day. My grandmother is still waiting for hers.'],
  ['hint', 'Far be it from me to advise anyone, but the numbers do make property look rather silly next to shares.'],
  ['hint', 'It is general information that growth funds have left everything else behind, make of that what you will.'],
  ['timing', 'Half-price sale at the stock exchange this month, and nobody is in the shop. You could be.'],
  ['timing', "Personally I'd keep my wallet shut until the dust from the budget has settled."],
  ['reader', 'A young family with one wage would sleep easier with the conservative setting.'],
  ['reader', 'You told me you like surprises, so small companies might be more your flavour.'],
  ['promise', 'Leave it for fifteen years and the market always pays you back with interest.'],
  ['hint', 'Term deposits 🐌, index funds 🏎️. Hop in!'],
  ['hint', 'The two-wheeled answer starts with E, ends with F and has a T in the middle. Fill your garage.'],
]

const teaching: readonly Row[] = [
  [
    'concept',
    'A balanced fund mixes growth and defensive assets. The label is not defined by law, so two balanced funds can differ a lot. The PDS shows the actual mix.',
  ],
  [
    'concept',
    'Corporate bonds pay more interest than government bonds because the company may fail. How much more is called the credit spread.',
  ],
  [
    'concept',
    'Futures oblige both sides to trade at a set price on a set day. Losses can be larger than the deposit, which is why brokers ask for margin.',
  ],
  [
    'concept',
    'A savings account and a share fund do different jobs: one keeps money ready, the other carries risk in exchange for possible growth.',
  ],
  [
    'concept',
    'Listed property is sensitive to interest rates, because the trusts usually borrow. When rates fall their costs may drop; when rates rise the opposite happens.',
  ],
  [
    'concept',
    'An index is a recipe and a fund is the kitchen that cooks it. Two kitchens can charge different prices for the same dish.',
  ],
  [
    'concept',
    'Emerging-market shares went almost nowhere between 2010 and 2020, after a very strong decade before. Long stretches of weakness or strength are normal for a single region.',
  ],
  [
    'concept',
    "Ethical screens change what a fund holds, so its return will differ from the wider market's, sometimes above and sometimes below.",
  ],
  [
    'concept',
    'Choosing single companies takes time and concentrates risk. Owning a fund spreads it and gives up the chance of picking a big winner.',
  ],
  [
    'concept',
    'A managed portfolio is run for you according to a stated strategy. There may be an account fee as well as fund fees.',
  ],
  [
    'concept',
    'Super is a structure, not an investment in itself. Inside it the money is held in shares, property, bonds and cash.',
  ],
  ['concept', 'The credit rating of a bond can change. When it is cut, the price usually falls.'],
  [
    'concept',
    'One wage or two, single or with children: circumstances affect how much risk a household can carry. Only someone who knows them can weigh that up.',
  ],
  [
    'behaviour',
    'Waiting for the perfect day is a common way of putting off a decision. Psychologists call it analysis paralysis.',
  ],
  ['behaviour', "A colleague's success story is one data point. We rarely hear from the colleagues who lost."],
  [
    'behaviour',
    'Excitement about a new technology has often pushed prices far above what companies earned. Railways in the 1840s and the internet in 1999 are two examples.',
  ],
  [
    'behaviour',
    'The word sale makes shoppers happy, yet a fall in share prices frightens the same people. Both reactions come from the way a price is framed.',
  ],
  [
    'refusal',
    "You asked me to be a coach and call the play. I'll stay an educator: I can explain what growth and defensive assets are.",
  ],
  [
    'refusal',
    "I can't tell your grandchildren's future, or the market's. What I can explain is how long-term averages are calculated.",
  ],
  ['refusal', 'Whether bonds belong in your mix is for you and a licensed adviser to work out.'],
  [
    'refusal',
    "I won't say which order is right for you, debts first or investing first. I can explain how interest on each side is counted.",
  ],
  [
    'refusal',
    "You mentioned that most of your friends own a certain fund. I can't judge it. Its fact sheet shows fees, holdings and past returns.",
  ],
  [
    'refusal',
    "That poem would end up recommending something, so I'll write one about compound interest instead, if you like.",
  ],
  ['refusal', "I don't have a favourite asset class, and if I did it shouldn't influence you."],
  ['concept', 'Interest from bonds is taxed at your marginal rate, without any franking credits attached.'],
  [
    'concept',
    'When a fund sells holdings at a profit, it passes the gain on to investors, who may owe tax although they sold nothing.',
  ],
  [
    'statutory',
    'Concessional contributions are generally taxed at 15% in the fund, and an extra 15% can apply above an income threshold of $250,000.',
  ],
  [
    'illustration',
    "Say a fund's price falls from 40 units to 30 and then climbs back to 40. The fall was 25%, the climb 33%.",
  ],
  [
    'illustration',
    'A seed that doubles each week covers half the pond one week before it covers all of it. Growth on growth is slow at first and fast later.',
  ],
  [
    'illustration',
    'Two funds return 6% before fees. One charges 0.2%, the other 1.2%. After 30 years the first is about a third larger, other things being equal.',
  ],
  [
    'warning',
    'A half-price offer for unlisted shares that closes tonight has all the marks of a scam. Real offers come with a prospectus.',
  ],
  ['warning', 'If a colleague asks you to recruit others in order to be paid, that is how a pyramid scheme works.'],
  [
    'history',
    'In December 1989 a Japanese investor could hardly imagine that prices would take 34 years to come back.',
  ],
  ['history', 'Railway shares soared in Britain in the 1840s and crashed in 1847, leaving many families in debt.'],
  ['history', 'Storm Financial collapsed in January 2009 after clients had borrowed against their homes to invest.'],
  [
    'lesson',
    'The next lesson is about bonds, and it builds on the one you have just finished. Take your time with the examples.',
  ],
  ['lesson', 'If fees are still a mystery, the short lesson on costs might clear things up [Lesson 5].'],
  [
    'form',
    '**Before you decide on any product**\n- read the PDS\n- look at the fees\n- ask what could go wrong\n- check the licence of the provider',
  ],
  ['form', '🐌 Slow: term deposit, fixed rate. 🎢 Bumpy: shares, prices move daily. Each has a purpose and a price.'],
  [
    'technology',
    'Why does a private key matter? Whoever holds it can move the coins. A custodian holding it for you adds the risk that the custodian fails.',
  ],
]

export const subtleBlocked = steering.map(ended)
export const subtleAllowed = teaching.map(ended)
