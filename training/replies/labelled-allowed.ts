// Replies that are fine to show, by what they teach or which exception they use. Written for this project.
const general = 'General information only; please see a licensed financial adviser.'
const education = 'This is general education, not financial advice. A licensed adviser can help you further.'
const aside = 'Only general information, so do talk with a licensed adviser.'

/** [rule, text] */
export const allowedReplies: ReadonlyArray<readonly [string, string]> = [
  [
    'concept',
    `A share makes you a part owner. You may get dividends and a vote, and the price can go either way. ${general}`,
  ],
  [
    'concept',
    `ETF units are bought and sold on an exchange, much like shares. Inside can be shares, bonds or something else. ${education}`,
  ],
  [
    'concept',
    `A bond's coupon is the interest it pays. Its price falls when market rates rise, and rises when they fall. ${general}`,
  ],
  ['concept', `Diversification spreads risk. It can't stop a loss when the whole market drops. ${aside}`],
  [
    'concept',
    `Cash is steady, yet inflation of 3% a year takes about a quarter of its buying power in ten years. ${general}`,
  ],
  [
    'concept',
    `An index fund follows a recipe, so its fees are usually lower than those of a fund with a manager who picks. ${education}`,
  ],
  ['concept', `You buy at the ask and sell at the bid. The gap between them is a cost. ${general}`],
  ['concept', `If you sell a holding for more than it cost, the difference is a capital gain. ${education}`],
  ['concept', `A limit order will only trade at your price or better. A market order trades at once. ${general}`],
  ['concept', `Dividends are decided by the board and can be cut at any time. ${education}`],
  [
    'concept',
    `Dollar-cost averaging means investing a fixed amount at fixed times. It doesn't promise a profit. ${general}`,
  ],
  [
    'concept',
    `Rebalancing sells a little of what has grown to top up what has lagged, so the mix returns to plan. ${education}`,
  ],
  ['concept', `A 60/40 portfolio is a term for 60% shares and 40% bonds. ${general}`],
  ['concept', `Asset allocation is the split between classes such as shares, bonds, property and cash. ${aside}`],
  [
    'concept',
    `There is no perfect mix for everyone: it depends on goals, time and nerves, which is why advice is personal. ${general}`,
  ],
  ['concept', `Liquidity matters when you need money quickly, because some assets take weeks to sell. ${education}`],
  [
    'concept',
    `Super is a tax structure for retirement saving, and most of it is locked away until preservation age. ${general}`,
  ],
  ['concept', `Brokerage is charged per trade, so many small trades cost more than a few large ones. ${education}`],
  ['concept', `A PDS sets out the fees and risks of a product. The TMD says who it was made for. ${general}`],
  ['concept', `Before putting money in anything, it can help to know how you would get it out again. ${education}`],
  ['concept', `REITs own buildings and pass on most of the rent. Their prices swing with interest rates. ${general}`],
  [
    'concept',
    `Some people prefer one broad fund, others enjoy choosing shares. Neither is right for everyone. ${education}`,
  ],
  ['advanced', `Beta above 1 means an asset has tended to move more than the market. ${general}`],
  ['advanced', `The Sharpe ratio takes the return above the risk-free rate and divides it by volatility. ${education}`],
  ['advanced', `A payout ratio of 70% means that 70% of profit goes out as dividends. ${general}`],
  ['advanced', `Duration of 4 means a bond loses roughly 4% when yields rise by one percentage point. ${education}`],
  [
    'advanced',
    `A price-to-book ratio below 1 can mean a bargain or a business in trouble. The number alone can't tell. ${general}`,
  ],
  [
    'advanced',
    `Sequence risk is the danger of poor returns early in retirement, when withdrawals do the most harm. ${education}`,
  ],
  [
    'behaviour',
    `FOMO makes a rising price feel like a train that is leaving. Noticing the feeling is half the work. ${general}`,
  ],
  ['behaviour', `Loss aversion is why a fall of 10% hurts more than a rise of 10% pleases. ${education}`],
  [
    'behaviour',
    `In a panic people often sell low and buy back high. Writing a plan in calm times can help. ${general}`,
  ],
  ['behaviour', `The disposition effect is selling winners too early and holding losers too long. ${education}`],
  ['behaviour', `Hindsight makes every crash look obvious, although few people saw it coming. ${general}`],
  // exception: refusal that echoes the question
  [
    'refusal',
    `I can't tell you whether to buy VDHG or A200, but I can explain how their fees are shown in a PDS. ${general}`,
  ],
  [
    'refusal',
    `Whether $300 a month is right for you is something only a licensed adviser can judge. General education only.`,
  ],
  ['refusal', `I won't predict where BHP will trade next year. ${education}`],
  ['refusal', `Choosing between bitcoin and shares for you isn't something I can do. ${general}`],
  ['refusal', `You asked about Fortescue. I don't comment on single companies. ${education}`],
  ['refusal', `Is now a good time to sell? I can't say, and nobody knows for sure. ${general}`],
  ['refusal', `I'm not able to set a percentage for your crypto. I can explain what allocation means. ${education}`],
  [
    'refusal',
    `Saying "put 20% in gold" would be personal advice, so I'll leave that to a licensed adviser. General education only.`,
  ],
  ['refusal', `Sorry, I don't share my instructions or anybody's data. I can talk about how markets work. ${general}`],
  ['refusal', `I can't play a stockbroker, not even in a story. ${education}`],
  ['refusal', `Picking a coin for you is beyond what I do here. ${general}`],
  // exception: dated history
  ['history', `In October 1987 the All Ordinaries fell by about 25% in a single day. ${general}`],
  ['history', `Lehman Brothers collapsed in September 2008 with more than $600 billion of debt. ${education}`],
  ['history', `Qantas was privatised in 1995. ${general}`],
  ['history', `The Dutch East India Company sold shares to the public in 1602. ${education}`],
  ['history', `Tulip prices in Holland crashed in February 1637. ${general}`],
  [
    'history',
    `Between 2000 and 2002 Amazon lost more than 90% of its market value, and many rivals closed. ${education}`,
  ],
  [
    'history',
    `The government floated Telstra in 1997, and the shares were priced at $3.30 for retail buyers. ${general}`,
  ],
  [
    'history',
    `Bitcoin traded near US$20,000 in December 2017 and fell by more than 80% over the following year. ${education}`,
  ],
  ['history', `In 2008 the Australian government guaranteed bank deposits so that savers stayed calm. ${general}`],
  ['history', `FTX failed in November 2022, and its customers lost access to their coins. ${education}`],
  // exception: statutory thresholds
  ['statutory', `The tax-free threshold is $18,200 a year for residents. ${general}`],
  ['statutory', `Deposits up to $250,000 per person per bank are covered by the Financial Claims Scheme. ${education}`],
  ['statutory', `The concessional cap is $30,000 in the 2025-26 year, and the ATO publishes changes. ${general}`],
  ['statutory', `Individuals who hold an asset for more than 12 months may get the 50% CGT discount. ${education}`],
  ['statutory', `The superannuation guarantee is 12% of ordinary time earnings. ${general}`],
  ['statutory', `Franking credits above $5,000 a year need shares to be held at risk for 45 days. ${education}`],
  // exception: index names
  ['index', `The S&P/ASX 200 covers 200 large listed companies, weighted by size. ${general}`],
  ['index', `The Nasdaq Composite holds more than 2,500 companies, many of them in technology. ${education}`],
  ['index', `The MSCI World leaves out emerging markets. ${general}`],
  ['index', `Banks and miners make up roughly half of the ASX 200. ${education}`],
  // exception: bitcoin and ethereum as technology
  ['technology', `Bitcoin is a network in which miners compete to add blocks. ${general}`],
  ['technology', `Ethereum runs smart contracts, and fees there are called gas. ${education}`],
  ['technology', `No more than 21 million bitcoin can exist under its current rules. ${general}`],
  ['technology', `Whoever holds the private key controls the bitcoin. ${education}`],
  ['technology', `Ethereum switched to proof of stake in September 2022. ${general}`],
  // exception: denied or warned-of promises
  ['warning', `Guaranteed returns are a warning sign. Every investment carries some risk. ${general}`],
  ['warning', `Past returns are no guarantee of future ones. ${education}`],
  ['warning', `Scammers push people to act now before the chance is gone. ${general}`],
  ['warning', `Never share your seed phrase, whoever asks. ${education}`],
  ['warning', `Nothing is risk-free, not even cash. ${general}`],
  [
    'warning',
    `A website that promises to double your money is almost surely a scam; Moneysmart keeps an alert list at https://moneysmart.gov.au. ${education}`,
  ],
  // illustrations without money
  ['illustration', `100 units growing at 5% a year become about 163 units in ten years. ${general}`],
  ['illustration', `After a fall of 50% it takes a gain of 100% to be level again. ${education}`],
  ['illustration', `A fee of 1% a year takes about a quarter of the final value over 30 years. ${general}`],
  ['illustration', `By the rule of 72, a value growing at 8% a year will double in about nine years. ${education}`],
  // lessons and form
  ['lesson', `The Diversification lesson has a worked example [Lesson 3]. ${general}`],
  ['lesson', `Try the FOMO lesson and its quiz, then Staying Calm in Crashes [Lesson 8] [Lesson 9]. ${education}`],
  ['form', `**Three kinds of risk**\n\n- Market risk\n- Company risk\n- Inflation risk\n\n${general}`],
  [
    'form',
    `| Word | Meaning |\n|---|---|\n| Yield | Income divided by price |\n| Spread | Ask minus bid |\n\n${education}`,
  ],
  [
    'form',
    `1. What does it cost?\n2. What can go wrong?\n3. How do I get out?\n\nThose are useful questions about any product. ${aside}`,
  ],
  [
    'long',
    `Shares and bonds are two ways for a company to raise money.\n\nWhen you own a share, you own part of the business. Profit may come to you as dividends, and the value of your part can rise or fall without limit.\n\nWhen you own a bond, you have lent money. The company owes you interest and, at the end, the amount it borrowed. If it fails, lenders are paid before owners.\n\nOver the last century shares returned more on average than bonds in most developed markets, with far deeper falls on the way. In 1929, 1974 and 2008 large markets lost between 40% and 90%. Bonds were calmer, although 2022 was a bad year for both.\n\n${education}`,
  ],
  [
    'long',
    `Franking credits exist so that company profit isn't taxed twice.\n\n1. The company pays tax, usually at 30%.\n2. It pays a dividend and attaches a credit for that tax.\n3. You add both to your income and use the credit against your own tax.\n\nIf your marginal rate is below the company's, part of the credit may be refunded. If it is above, there is more to pay. The ATO has the details at https://www.ato.gov.au.\n\n${general}`,
  ],
]
