// Section words: what people call what a part of a lesson is about, where the lesson calls it something else. Searched beside the text
// and never shown. A part whose own words are those that people use needs none.

/** By lesson and heading. */
export const sectionWords: Readonly<Record<string, string>> = {
  '1 Returns on returns':
    'simple versus compound interest, grows faster later, snowball, slow at the start, left alone, reinvest',
  '1 The rule of 72': 'double my savings, doubling time, how many years, quick shortcut, cash loses value to inflation',
  '1 What the clock does': 'start young, start early, start late, age twenty or thirty, time in the market',
  '1 What eats into it': 'drag on growth, cost of fees, losses and tax, inflation shrinks it',
  '1 It works on debts too':
    'credit card debt grows, interest owed, loan, paying only the repayments on a credit card, pay off debt, Visa, Mastercard',
  '1 Common mistakes': 'average return guaranteed, withdraw the interest, monthly or yearly rate',
  '2 Why the two travel together':
    'riskier pays more, reward, why shares earn more than bonds or the bank, safest to riskiest, safest or riskiest investment',
  '2 Risk is more than a bumpy ride':
    'bank goes broke, bank collapses or fails or goes under, savings guaranteed by the government, deposit protected, kinds of risk, cash risky, company bankrupt, who gets paid first, cannot sell',
  '2 Why losses weigh more than gains':
    'get back to even, break even after a loss, halved and recover, average return misleads, how much it has to go up again',
  '2 Feeling it and affording it':
    'how much risk can I take, afford to lose, sleep at night, comfortable, risk profile',
  '2 Where people trip up': 'too good to be true, past performance, rarely priced assets',
  '3 Two kinds of risk': 'systematic and unsystematic, company risk and whole market risk, one stock goes to zero',
  '3 Different matters more than many':
    'move together, how many stocks or companies, same industry, overseas shares, Australia small part of the world, home bias, sectors, asset classes',
  "3 What it can't do": 'limits, crash hits everything, protect me',
  '3 Your pay packet counts too':
    'employee shares, shares of the company I work for, boss, employer, workers, job and home in one town, work at, double up',
  '3 Common mistakes':
    'too many funds, overlap, crypto coins move together, rebalance, drift, how many companies are enough to be diversified, how many ETFs are enough',
  '4 What you actually own':
    'own the shares, owner, voting rights, units, index list, biggest companies, holds inside, who holds the shares, custodian',
  '4 Two prices that stay close': 'price differs from net asset value, premium, discount, quotes, liquidity provider',
  '4 What it costs': 'cost of owning an ETF, MER, expense ratio, lag behind the index',
  '4 A day on the exchange':
    'opening and closing times, days to settle, when the market opens or closes, money after selling, settle, how to place an order, best time of day, when the money arrives',
  '4 Not every ETF is a broad one':
    'leveraged or geared ETFs, thematic, inverse, crypto ETF, ETF closes or shuts down, terminated, PDS, catch',
  '4 Common mistakes': 'ETF safe or risky, unit price cheap, overlap, exchange rate',
  '5 Start with the edges': 'how to read a chart, check first, delayed prices, time period, live',
  '5 The zoomed axis': 'misleading chart, looks steep, exaggerated, scale from zero',
  '5 Dollars or percentages': 'linear or log scale, compare two charts',
  '5 What the line leaves out':
    'price drops after a split or dividend, dividends not shown, time to get back to the high, underwater',
  '5 Volume, averages and candles':
    'technical analysis, patterns, trend lines, bars at the bottom, candle, wicks, 200 day, signal, crossing, golden cross, death cross, support, resistance, predict',
  '5 Where people trip up': 'cherry picked dates, two lines on one chart, survivors, extend the trend',
  '6 Bitcoin Basics': 'who invented it, founder, inventor, when it started',
  '6 A ledger with no head office':
    'who controls or runs or owns it, how it works, mining, energy, transaction time and fees, nodes, confirmations',
  '6 A supply on a timetable': 'how many coins, limit, left to mine, scarce, block reward, what it is good for',
  '6 Keys, and no reset button':
    'exchange collapsed or went bankrupt, lost password, wrong address, get it back, reverse a payment, seed phrase, hardware wallet, licence of exchanges, insured, government guarantee, hot or cold wallet, lost access',
  '6 Why the price swings':
    'volatile, what gives it value, worth, biggest crash, bubble, how far it fell, income, dividends, earnings, intrinsic',
  '6 Tax and paperwork': 'tax on crypto, swap or sell or spend coins, paid in bitcoin, declare, tax office knows',
  '6 Where people trip up': 'too late, too expensive, whole coin, anonymous, traced, hacked, inflation hedge',
  '7 Ethereum': 'difference between ether and ethereum, versus bitcoin',
  '7 Programs that hold money':
    'oracle, price feed, automatic agreement, DeFi loan, liquidated, how smart contracts work',
  '7 Gas: paying for the work': 'transaction fees, expensive, failed transaction, layer two, rollup, bridge',
  '7 From mining to staking': 'stake rewards, yield, lose money, lock up, energy use, validator, unstake, taxed',
  '7 When the code is wrong': 'hack, hacked, stolen, bug, exploit, limit on supply, crash of ether',
  '7 Common mistakes': 'any token, approve, wallet permission, stablecoin safe, peg, Terra Luna collapse',
  '8 FOMO': 'left out, mates getting rich',
  '8 Why it feels urgent': 'follow the crowd, herd, copy others, jealous, regret, missing out',
  "8 The stories you don't hear":
    'only winners post, social media, TikTok, everyone is making money, getting rich, bragging, losers stay quiet, nobody talks about losses, brag',
  '8 An Australian classic': 'mining boom, meme stock, short squeeze, late to the party, hype',
  '8 Who gains from your hurry':
    'influencer, paid promotion, trading apps, gamified, notification, manipulation, illegal',
  '8 Noticing it in yourself': 'signs, symptoms, wait a day, sleep on it, checking all the time, obsessed',
  '8 Where people trip up': 'it went up so it must be good, sell at the top, chase, should have bought',
  '9 Falls are part of the record':
    'how long to recover, worst crashes, biggest crash, how often, history, covid, will it come back',
  '9 What a panic does to your head':
    'check every day, losing money feels bad, stressed, scared, losses hurt, news, do nothing, nervous, can’t sleep, sick with worry',
  '9 Three ways through the same crash':
    'sell everything, wait it out, get back in, move super to cash, hold or sell, buy back',
  '9 What crashes punish hardest':
    'rainy day fund, forced to sell, borrowed, all in one, need the money, bills, emergency, when it goes wrong',
  '9 Questions asked before and during': 'plan, checklist, rules, professionals, what to ask',
  '9 Where people trip up': 'wait until things settle, best days, miss the rebound, companies that never come back',
  '10 The Dot-Com Bubble 2000': 'pets.com, went broke',
  '10 A real technology': 'internet companies, how far the Nasdaq rose, late nineties',
  '10 Silly prices': 'overvalued, no profits, price earnings, IPO, names with dotcom, hype',
  '10 How it ended':
    'why it burst, popped, how long to recover, how far it fell, Amazon, Cisco, Australian tech companies',
  '10 What a bubble looks like from inside': 'spot a bubble, warning signs, know at the time, too early',
  '10 Common mistakes in reading this story': 'fad, next Amazon, is this another bubble, AI boom, hindsight',
  '11 2008 Financial Crisis': 'what was the GFC, cause',
  '11 Loans that needed prices to rise': 'bad mortgages, home loans, bad credit, housing bubble, default',
  '11 Passing it on': 'bundle mortgages, CDO, rating agencies, AAA',
  '11 Borrowing on top of borrowing':
    'leverage, gearing, margin call, borrow to buy shares, collapse of Storm Financial, lost their homes, debt',
  '11 September 2008': 'bailout, banks stopped lending, bankruptcy, timeline, credit crunch, how long it lasted',
  '11 Australia, then and since':
    'Australia avoided recession, Reserve Bank cut rates, how far the ASX fell, unemployment, stimulus, bank guarantee, bank goes broke, savings protected, dodge, escape, why we were fine',
  '11 Where people trip up': 'ratings, AAA, who was to blame',
  '12 Super': 'what is it, my money',
  '12 The line on the payslip':
    'how much my boss or employer pays, not paid, unpaid, missing, check it was paid, casual, part time, under 18, overtime, package, when it is due, percent of wage, teenager, young, part-timer, rate, superannuation guarantee',
  '12 What goes in':
    'put in, add extra, contribute, limit, most each year, tax on contributions, salary sacrifice, after tax, low income super tax offset, concessional cap',
  '12 Where it sits':
    'invested in, default option, compare funds, performance, choose a fund, market falls, prices drop, new job, follows me, changing jobs, growth or balanced option',
  '12 Small percentages, long years':
    'fees of super, combine or consolidate accounts, lost account, several accounts, life insurance, cover',
  '12 The lock':
    'get it out, access, withdraw, take out early, when, what age, retire, preservation age, first home, house deposit, hardship, release, scam, illegal',
  '12 Common mistakes': 'too young to care, old people, switch funds, best performing',
  '13 Capital Gains Tax': 'what it is, who pays',
  '13 No sale, no tax':
    'when do I pay, gift, give to family, swap coins, spend crypto, haven’t sold, unrealised, taxable event',
  '13 The cost base, parcel by parcel':
    'work out or calculate my gain, bought at different times, which shares sold first, deduct, loss, offset against salary, brokerage, carry forward, last year, cut or reduce my tax, claim brokerage on tax, choose which parcel',
  '13 Until 30 June 2027: half is left out': 'discount, hold for a year, 12 months, rate',
  '13 From 1 July 2027: inflation is left out':
    'new rules, after 2027, changes, indexation, indexed, minimum, bought before and sold after, which rule, transition, older and newer part, next years',
  '13 What people write down': 'what records to keep for tax, paperwork, receipts, contract notes, how long to keep',
  '13 Common mistakes': 'sell before tax time, wait for the discount, average cost',
  '14 Dividends and Franking': 'what is a dividend, source of a dividend',
  '14 The board decides':
    'how often paid, cancel or cut, who decides, guaranteed, why some companies pay none, pay no dividend, growth company, part of the profit, payout',
  '14 Four dates, and one that matters most':
    'when do I have to own it, price drops, buy the day before, when paid, bought last week, just bought',
  '14 The receipt: franking credits': 'refund, imputation, tax already paid, gross up, how they work, overseas',
  '14 Yield, and what it hides': 'high yield, yield trap, too good, grossed up',
  '14 Reinvestment and fine print': 'DRP, reinvest, declare, 45 day rule, holding period, ETF statement',
  '14 Common mistakes': 'buy for the dividend, tax if reinvested',
  '15 What a point is': 'market up or down points, news, how many companies, whole market',
  '15 Who is on the list':
    'which companies are in it, who decides, chosen, added or removed, calculated, weighted, biggest, banks and miners, sectors, top ten, market capitalisation, size of a company',
  '15 Prices alone, or dividends too': 'price return or total return, accumulation, including dividends',
  '15 What an index fund does': 'passive, tracker, return differs, behind the index, sells in a crash, tracking error',
  '15 The scoreboard':
    'fund managers beat the market, active or passive, stock pickers, outperform, professional investors, worse than the index',
  '15 Common mistakes': 'is the index safe, world market, return not the same as the news',
  '16 More units when prices are low': 'average cost lower than average price, how it works',
  '16 What studies have found':
    'lump sum or drip feed, better, beat, all at once, evidence, wait, inheritance, inherited, windfall, all in',
  '16 What it does for nerves': 'stress, automatic, discipline, stop when the market drops',
  '16 Small orders and brokerage':
    'small trades, effect of brokerage, how often, minimum amount, cost of each order, weekly or monthly, buying every week, eaten, enough to start',
  '16 Common mistakes': 'guarantee a profit, stop',
  '17 Three questions for any fee': 'types of fees, how to understand a fee, how fees add up over time',
  '17 Flat bites small, percentage bites large':
    'flat or percentage fee, low balance, cap on super fees, exit fee, small account',
  '17 Where fees hide':
    'hidden fees, free trading, zero brokerage, catch, currency conversion, foreign exchange, US shares, apps make money, performance fee, make their money, free app, no commission',
  '17 The page that has to tell you':
    'find the fees, where to find the fees, compare fees of funds, disclosure document, how much a fund charges',
  '17 Common mistakes': 'no brokerage free, cheap sounding',
  '18 Scams': 'smart people, how much is lost, who falls for it',
  '18 How it really starts':
    'fake ad, celebrity, deepfake, romance, pig butchering, wrong number, let me withdraw, real profits on screen, pay tax or a fee before withdrawing, job offer, task, unlock the next level, send money on, receive money in my account, mule, pass on, illegal, met online, dating, stranger, trading platform, small win, profits',
  '18 The sum that ends it':
    'guaranteed return, percent a day or week or month, realistic, possible, WhatsApp or Telegram group, group chat with stock or share tips, bot',
  '18 Five checks':
    'is it real, legit, check a licence, fake email, ASIC logo, remote access, screen share, code, AnyDesk, verify, bank calling, company is licensed',
  '18 If it has happened':
    'got scammed, paid a scammer, what first, report, get my money back, recover lost crypto, recovery company, tell my bank, stolen identity, sent or transferred money, just now, lawyer or law firm, hacker, stolen funds, fake broker',
  '18 Common mistakes': 'only greedy people, older people, one more fee, young people',
}
