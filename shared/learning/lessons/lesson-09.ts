// Lesson 9, Staying Calm in Crashes: what falls have looked like before and what panic has cost.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Staying Calm in Crashes

On 23 March 2020, Australian supermarkets were rationing toilet paper and the S&P/ASX 200 closed at 4,546. It had been 7,162 on 20 February. That is a fall of about 37% in 32 days. Anyone who says they felt fine probably wasn't looking.

Fear in a crash is a normal response to losing money. The trouble is what it makes people do, and when. This lesson is about what falls have looked like, what happens in your head during one, and why the hard part is mostly sorted out beforehand.

## Falls are part of the record

A few from history, measured by price and leaving out dividends:

- **October 1987:** Australian shares lost about 25% in one day, 20 October. The All Ordinaries took more than six years to get back to its old level.
- **2007 to 2009:** the S&P/ASX 200 fell 54%. The price index took until July 2019 to pass its old high. With dividends reinvested it took until September 2013.
- **2020:** down 37%, with the old closing high passed in May 2021.
- **Japan, 1989:** the Nikkei 225 peaked at 38,916 on 29 December 1989. It next closed above that on 22 February 2024, 34 years later.

Two things stand out. Big falls turn up every so often, usually with a new cause and the same feeling. And the recovery has been anything from fifteen months to most of a working life. "Shares always come back quickly" is as wrong as "this time it's over."

Those are whole markets, too. A single company has no duty to come back at all.

## What a panic does to your head

**Losses feel bigger than gains.** The psychologists Daniel Kahneman and Amos Tversky found that losing an amount tends to hurt about twice as much as gaining it pleases. In a crash, all the feelings are on the heavy side of the scale.

**The recent past looks like the future.** After three weeks of falls, the fourth seems certain. The same brain thought the same about rises in January.

**Looking more makes it worse.** Even in a rising market, close to half of all single days are down days. Somebody checking daily collects a great many small wounds. Somebody checking yearly collects far fewer from exactly the same investment.

**Headlines count in billions.** "$100 billion wiped off shares" is a percentage wearing a loud coat. Dividing it by the size of the whole market usually lowers the volume.

**Doing something feels better than doing nothing.** A goalkeeper who stands still and concedes looks foolish, so goalkeepers dive. Selling has the same appeal: it ends the waiting.

## Three ways through the same crash

**Worked example:** Ana, Ben and Chloe each have $10,000 following the S&P/ASX 200 on 1 November 2007, with the index at 6,829. This counts price only and ignores dividends, interest and costs.

1. Ana does nothing. At the low on 6 March 2009, with the index at 3,146, she has $4,607. At the end of 2009, at 4,871, she has $7,133.
2. Ben holds until that same low, can't bear it, sells and stays in cash. At the end of 2009 he still has $4,607.
3. Chloe sold back at the end of 2007, with the index at 6,340. She has $9,284 throughout.

Ben's timing was dreadful and Chloe's was superb. They made the same decision, though, fourteen months apart, and neither had any way to know which one they were making. Chloe also has a second problem: when to get back in. By the end of 2009 the index had risen 55% from its low, much of it while the news was still grim.

Ana isn't the hero either. She was still 29% down after two years. Had she needed the money for a deposit in March 2009, doing nothing would have ended badly. What the example shows is narrower: a fall on paper becomes permanent when it is sold, and fear is loudest near the bottom.

The same thing happens in superannuation, where most working Australians own shares without ever having placed an order. In early 2020 some people switched their super from shares to cash near the bottom. It felt like filling in a form. It was Ben's decision, made with money most of them couldn't touch for decades.

## What crashes punish hardest

Most lasting damage comes from selling under pressure, and the causes are usually in place before the crash starts.

- **Needing the money:** rent, a lost job or a car repair won't wait for a recovery. This is what an emergency fund is for. [Moneysmart](https://moneysmart.gov.au/saving/save-for-an-emergency-fund) describes three months of expenses as a good target.
- **Borrowing to invest:** when the value drops, the lender can demand cash or sell the investment, at a time of its choosing.
- **Having one big position:** the market recovered from 2009. Plenty of single companies didn't.
- **Deciding mid-panic:** a choice made at 2 am with a red screen is rarely the one a rested person would make.

## Questions asked before and during

Many professional investors write their rules down while they are calm, so that the frightened version of themselves has something to read. The questions tend to look like these:

1. What is this money for, and when will it be needed?
2. How far has this kind of investment fallen before, and what would that be in dollars? (40% of $5,000 is $2,000. 40% of $200,000 is a different evening.)
3. Has something changed in the investment, or only in its price?
4. Who says I have to decide today?

The third is the hardest. Sometimes the honest answer is that something has changed: a company is drowning in debt, or the original reason was wrong. Calm means answering properly, and the answer isn't always to sit still.

## Where people trip up

- **Stretching an index to fit a company:** a share index replaces its failures with newcomers. A failed company just stays failed.
- **Waiting for things to settle:** big rises and big falls live close together. On 16 March 2020 the S&P/ASX 200 fell 9.7%. On 30 March it rose 7%, a record for one day.
- **Borrowing someone else's nerve:** a person with 30 years and a steady job is living through a different crash from a person with neither.
- **Taking fear for weakness:** it is information about how much risk somebody was carrying. It is often the first accurate reading they get.

## In short

- Large falls have happened many times, and recoveries have taken anywhere from fifteen months to 34 years.
- A panicked sale turns a paper loss into a permanent one, often near the low.
- Debt, bills and one big position do the most lasting harm.
- Rules written on a calm day are easier to follow on a bad one.
`

export const notes: LessonNotes = {
  objectives: [
    'say how deep past falls went and how long recoveries took',
    'recognise what a panic does to judgement',
    'name what turns a fall into lasting harm',
  ],
  takeaways: [
    'Recoveries have taken from fifteen months to 34 years, and a single company may never manage one.',
    'Needing the money at a bad moment does more damage than the fall itself.',
    'A question written down on a calm day is easier to answer on a bad one.',
  ],
  sources: [
    {
      name: 'Moneysmart, Save for an emergency fund',
      url: 'https://moneysmart.gov.au/saving/save-for-an-emergency-fund',
    },
    { name: 'ASX, Indices', url: 'https://www.asx.com.au/markets/trade-our-cash-market/overview/indices' },
    { name: 'S&P Dow Jones Indices, S&P/ASX 200', url: 'https://www.spglobal.com/spdji/en/indices/equity/sp-asx-200/' },
    { name: 'Federal Reserve Bank of St. Louis, Nikkei 225', url: 'https://fred.stlouisfed.org/series/NIKKEI225' },
  ],
  checkedOn: '2026-11-22',
}
