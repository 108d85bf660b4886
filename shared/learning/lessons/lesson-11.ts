// Lesson 11, 2008 Financial Crisis: how US home loans shook markets everywhere, Australia included.
import type { LessonNotes } from '../lesson.ts'

export const body = `# 2008 Financial Crisis

On Monday 15 September 2008, people walked out of Lehman Brothers in New York carrying their desks in cardboard boxes. The investment bank was 158 years old and had just become the largest bankruptcy in US history. Four weeks later the Australian government was guaranteeing bank deposits in Launceston.

How does a home loan in Florida reach a savings account in Tasmania? The answer has four links: loans that should never have been made, a machine for passing them on, a great deal of borrowing, and a sudden loss of trust.

## Loans that needed prices to rise

In the early 2000s US house prices climbed every year, and lenders got comfortable. If a borrower couldn't pay, the house could be sold for more than the debt. So checks got lighter. Some loans needed no proof of income. Many began with a low "teaser" rate that jumped after two or three years.

Loans to people with weak credit histories were called **subprime**. By mid-2007 they made up about 13% of the US mortgage market, against about 1% for the closest thing in Australia.

The plan worked while prices rose, because a borrower in trouble could refinance or sell. US house prices peaked in 2006. Then the teaser rates ran out, refinancing stopped, and people began handing back the keys.

## Passing it on

The old way, a bank made a loan and kept it, so it cared whether it was repaid. The new way, thousands of loans were bundled together and slices of the bundle were sold to investors around the world. This is **securitisation**. The top slice was paid first and was meant to be very safe. The bottom slice took the first losses.

It isn't a silly idea. Spreading thousands of loans across many investors should mean no single failure matters much. It broke for two reasons.

- **Nobody in the chain was paid to say no:** loan arrangers, lenders and bundlers earned fees on volume. The agencies that rated the slices were paid by the firms selling them.
- **The loans failed together:** the models assumed house prices wouldn't fall across the whole country at once. They did, so a spread of thousands of loans behaved like one big loan.

Councils and charities in Australia had bought packages from the same family. Few buyers anywhere could have told you whose house was inside.

## Borrowing on top of borrowing

Losses on home loans were large, though not large enough on their own to wreck the world economy. **Leverage**, which means investing with borrowed money, did the rest.

At the end of November 2007 Lehman had about $31 of assets for every $1 of its own money. On the way up that ratio was wonderful: small gains became big ones, and bonuses were paid yearly. On the way down, a fall of 3.3% in the assets would wipe out the lot. Much of the borrowing also had to be renewed every few days or even overnight. When lenders got nervous they only had to stop saying yes.

Ordinary people use leverage too. A margin loan is borrowing to buy shares, with the shares as security.

**Worked example:** Dev has $40,000 and borrows $60,000, so he holds $100,000 of shares. The loan is 60% of their value, and the lender's limit is 70%. (Interest and dividends are left out.)

1. Shares fall 20%. His are worth $80,000, the loan is still $60,000, and $60,000 / $80,000 = 75%.
2. That is over the limit, so a **margin call** arrives: fix it, often within a day or so.
3. Dev can pay in $4,000, or sell $13,333 of shares at the low price to get back to 70%. If he does neither, the lender can sell for him.
4. Suppose the shares fall 54%, as the S&P/ASX 200 did, and nothing is sold on the way. They are worth $46,000 and he owes $60,000. He has lost his $40,000 and still owes $14,000.
5. Without the loan, his $40,000 would have become $18,400. Painful, but his, with nobody on the phone.

When Storm Financial, a Townsville advice firm, collapsed in January 2009, about 3,000 of its clients had margin loans, many of them on top of borrowing against their homes. Some lost the homes.

## September 2008

The cracks had shown for a year. In August 2007 a large French bank froze three funds because it couldn't put a price on what they held. In March 2008 the investment bank Bear Stearns had to be rescued over a weekend. Then came the month itself.

- **7 September:** the US government took over Fannie Mae and Freddie Mac, which stood behind trillions of dollars of home loans.
- **15 September:** Lehman Brothers filed for bankruptcy.
- **16 September:** the insurer AIG, which had sold promises to cover losses on those slices, was rescued with US$85 billion. The same day, a US money market fund regarded as being as good as cash admitted that its dollars were worth 97 cents.
- **3 October:** the US Congress approved US$700 billion to prop up banks.

What froze was trust. No bank knew what rubbish another bank was holding, so banks stopped lending to each other. Sound businesses that had nothing to do with housing couldn't borrow for next week's wages.

## Australia, then and since

Australian banks had made few subprime loans. They did borrow heavily overseas, because Australians as a whole borrow more for houses than they deposit, and that door was closing.

- **Shares:** the S&P/ASX 200 fell from 6,829 on 1 November 2007 to 3,146 on 6 March 2009, down 54%. Counting dividends, about 51%.
- **The dollar:** above 98 US cents in July 2008, around 60 by late October.
- **Rates:** the Reserve Bank cut the cash rate from 7.25% in August 2008 to 3% in April 2009.
- **Deposits:** on 12 October 2008 the government announced a guarantee of bank deposits and of banks' wholesale borrowing.
- **Spending:** a $10.4 billion package in October 2008 and $42 billion more in February 2009.
- **Jobs:** unemployment rose from about 4% early in 2008 to nearly 6% in mid-2009.

The economy shrank in one quarter, the last of 2008, but not in two running, so Australia missed the usual definition of a recession. Economists still argue over the credit: stimulus, rate cuts, well-supervised banks or Chinese demand for iron ore.

It wasn't painless. Companies built on debt went first: ABC Learning, then the country's biggest childcare operator, went into administration in November 2008. Several mortgage funds froze withdrawals, and some investors waited years.

Central banks in the US and Britain cut rates close to zero and bought government bonds in enormous amounts. Share prices bottomed in March 2009, months ahead of the jobs figures. The US S&P 500, down 57% from its 2007 peak, passed that peak in 2013. The S&P/ASX 200, dividends left out, took until July 2019.

The rules changed too. International standards agreed after the crisis, known as Basel III, make banks hold more of their own money against losses. In Australia the deposit guarantee became permanent. Under the Financial Claims Scheme, as at November 2026, deposits are protected up to $250,000 per account-holder at each authorised institution, and brands that share one banking licence share one limit. Shares, ETFs, managed funds and crypto aren't covered, and weren't then.

## Where people trip up

- **"Banks were the victims of one bad product":** the loans lit the fire. Leverage and short-term borrowing were the dry grass.
- **"A top rating means safe":** ratings are opinions, and these were opinions bought by the seller.
- **"Australia got off scot-free":** ask anyone who retired in 2008, or graduated in 2009.
- **"Spread always works":** thousands of loans looked diverse and all relied on one thing, rising house prices.

## In short

- Poor loans were bundled, sold worldwide and bought with borrowed money.
- Leverage turns a moderate fall into a total loss, for banks and for people.
- The crisis peaked when institutions stopped trusting one another.
- Australia avoided a technical recession, and its share index still more than halved.
`

export const notes: LessonNotes = {
  objectives: [
    'follow a home loan in Florida to a savings account in Tasmania',
    'work out what borrowing does to a fall',
    'say what protects bank deposits in Australia, and up to how much',
  ],
  takeaways: [
    'Borrowed money makes a loss bigger and takes the timing out of your hands.',
    'Thousands of loans are one risk when they all depend on house prices.',
    'A rating is an opinion, and the deposit scheme covers deposits and nothing else.',
  ],
  sources: [
    {
      name: 'Reserve Bank of Australia, The Global Financial Crisis',
      url: 'https://www.rba.gov.au/education/resources/explainers/the-global-financial-crisis.html',
    },
    { name: 'Reserve Bank of Australia, Cash rate target', url: 'https://www.rba.gov.au/statistics/cash-rate/' },
    {
      name: 'Federal Reserve History, The Great Recession',
      url: 'https://www.federalreservehistory.org/essays/great-recession-of-200709',
    },
    {
      name: 'APRA, APRA explains: the Financial Claims Scheme',
      url: 'https://www.apra.gov.au/apra-explains-financial-claims-scheme',
    },
    { name: 'Moneysmart, Borrowing to invest', url: 'https://moneysmart.gov.au/how-to-invest/borrowing-to-invest' },
  ],
  checkedOn: '2026-11-22',
}
