// Lesson 15, The S&P/ASX 200 and index funds: who is on the list, what a point is, and what a fund that follows it does.
import type { LessonNotes } from '../lesson.ts'

export const body = `# The S&P/ASX 200 and Index Funds

Most evenings the news reports that the market rose 40 points, in the voice usually kept for cricket scores. Then comes the weather. In a 2024 quiz only about one Australian in five could say what the S&P/ASX 200 tracks, so most of the audience is nodding politely.

The idea fits in one line. An index is a list with rules, and a fund that follows it gets what the list gets, falls included, less its costs.

## What a point is

The S&P/ASX 200 began on 31 March 2000 at 3,133.3. That number was borrowed from an older index, and it has no unit. It isn't dollars. It only means something next to another number from the same index.

So points make poor headlines. With the index at 8,000, a rise of 40 points is 0.5%. With the index at 4,000, the same 40 points would be 1%. The percentage is the news, and the points are the costume.

It isn't the whole market either. The list covers about 80% of the value of Australian shares. Well over a thousand smaller companies are on the exchange and off the list.

## Who is on the list

The rules are public. The list takes about 200 of the largest companies on the ASX whose shares trade often enough. Size here means **float**: the value of the shares that can really change hands. If a founder has half the company locked away, that half isn't counted.

Every three months the list is checked. Companies that have grown come in, and companies that have shrunk drop out. Nobody asks whether a company is well run, cheap or nice to its neighbours. The rules weigh it and move on.

They do weigh it, though. A company's **weight** is its share of the total value, so the giants move the index and the small ones barely touch it.

**Worked example:** an index of just three companies, worth $600 million, $300 million and $100 million. A fund follows it and charges 0.2% a year.

1. The total is $1,000 million, so the weights are 60%, 30% and 10%.
2. In a year the first rises 10%, the second falls 5% and the third rises 20%. They are now worth $660 million, $285 million and $120 million, which is $1,065 million. The index is up 6.5%.
3. The plain average of the three changes is 8.3%. The small company had the big year, and its weight was only 10%.
4. The fund ends up about 6.3% ahead: the index, less the fee.
5. The next year all three fall 20%. The index is at $852 million, the fund has fallen a shade more than 20%, and nothing has gone wrong. That is what it says on the label.

The real list leans the same way. In recent years ten names out of the 200 have carried more than 40% of the weight, and banks and miners together about half.

## Prices alone, or dividends too

The figure on the news is a **price index**. It leaves dividends out. A second version adds them back, as if every dividend bought more of the same list. It is called the **total return** or accumulation index.

Over a day the two look alike. Over years they can tell opposite stories. From 1 November 2007, a peak, to 20 November 2015:

- **Price index:** 6,828.7 to 5,256.1, down 23%.
- **With dividends:** 43,094.3 to 47,868.3, up 11%.

Same list, same eight years, and both figures are honest. One of them answers "what did the prices do?" and the other "what did an owner get, before costs and tax?" A chart that doesn't say which one it shows is leaving out the main thing.

## What an index fund does

An index is a number, and nobody can own a number. An **index fund** owns the companies on the list, in about the same proportions. Some are ETFs that trade on the exchange, and some are managed funds bought from the manager.

As a company grows, its weight in the fund grows by itself, with no order placed. Most of the trading comes when the list changes. That is one reason why such funds often cost little to run. Low cost is common, and it isn't automatic: two funds on one index can charge different fees.

What the fund doesn't do is think. It won't step aside before a crash or skip a company that is plainly in trouble. If the index falls 54%, as this one did between November 2007 and March 2009, the fund goes along for the ride.

Three things on a fund's page say most of it: which index it follows, what it charges, and how far it has ended up from that index, called the **tracking difference**. On $10,000 at 7% a year before fees, 20 years at a 0.1% fee give $37,980. At 1.0% they give $32,071. (No market is that steady, and those are dollars of 20 years on, which buy less than today's.)

**Tax, as at November 2026:** what a fund earns is passed on to its owners, with any franking credits, and is generally taxed in the year it belongs to, whether it came as cash or as new units. Shares that leave the list get sold, and a profit on them can be passed on too.

## The scoreboard

An **active** fund has a manager who tries to do better than the index. Twice a year S&P, which runs the index, counts how many did. It makes its living from indices, so it is no neutral umpire, but the method is public and funds that closed along the way are counted.

Among general Australian share funds, 71% were behind the S&P/ASX 200 in the first half of 2025. Over the 15 years to then it was 85%. The count varies: in the first half of 2023 it was 55%. Among funds for mid-sized and small companies it was 58% over 15 years to mid-2025, a much closer match.

Turn the figure round as well. About 15% of those general funds were ahead after 15 years. They exist. The hard part is naming them at the start, because a list of winners is always written at the end.

Before costs, all owners of a market together get the market. Fees come off after that, which is a large part of why the count leans the way it does.

## Common mistakes

- **Taking the index for safe:** 200 companies soften the failure of one. They don't soften a fall of the lot.
- **Taking it for the world:** Australia is about 2% of the world's share market by value.
- **Comparing a fund's return with the news:** one counts dividends and the other doesn't.
- **Thinking every index is this one:** an index can be a list of 30 companies in one trend. The rules are where the risk is.

## In short

- The S&P/ASX 200 follows about 200 of the largest companies on the ASX, weighted by size.
- The figure on the news leaves dividends out.
- An index fund gets what the list gets, less costs, on the way up and on the way down.
- Most active funds have ended up behind, some ahead, and nobody knew which in advance.
`

export const notes: LessonNotes = {
  objectives: [
    'say what the S&P/ASX 200 follows and how it is weighted',
    'tell a price index from one with dividends',
    "read an index fund's page for index, fee and tracking difference",
  ],
  takeaways: [
    'A percentage says more than points do.',
    'A few giants make up much of the list.',
    'Following an index means taking its falls as well.',
  ],
  sources: [
    { name: 'ASX, Indices', url: 'https://www.asx.com.au/markets/trade-our-cash-market/overview/indices' },
    { name: 'S&P Dow Jones Indices, S&P/ASX 200', url: 'https://www.spglobal.com/spdji/en/indices/equity/sp-asx-200/' },
    {
      name: 'S&P Dow Jones Indices, S&P/ASX Australian Indices Methodology',
      url: 'https://www.spglobal.com/spdji/en/documents/methodologies/methodology-sp-asx-australian-indices.pdf',
    },
    {
      name: 'S&P Dow Jones Indices, SPIVA Australia',
      url: 'https://www.spglobal.com/spdji/en/spiva/article/spiva-australia/',
    },
  ],
  checkedOn: '2026-11-22',
}
