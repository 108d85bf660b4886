// Lesson 1, Compounding: returns that earn returns, and what time does to them.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Compounding

Put $1,000 somewhere that grows 7% a year and the first year hands you $70. Nice, and soon spent. Leave the lot alone, though, and the fortieth year on its own adds about $980. Nobody worked harder in year 40. There was just a lot more money in the pile for the 7% to work on.

That is compounding. It is simple arithmetic with a slow start, which is why most people underrate it. (No real investment grows by a tidy 7% every year. Treat the rates here as sums, not forecasts.)

## Returns on returns

There are two ways to earn a return. With **simple** growth, only your original money earns anything. With **compound** growth, past returns stay in and start earning too.

Here is $1,000 at 7% under both rules:

- **After 10 years:** $1,700 simple, $1,967 compound
- **After 20 years:** $2,400 simple, $3,870 compound
- **After 40 years:** $3,800 simple, $14,974 compound

Look at the first line. A whole decade, and the gap is $267. If you stopped there you would shrug, and plenty of people do. The interesting part of the curve is on the right-hand side, long after the boring part has tested your patience.

The reason is that compounding multiplies. Each year takes whatever is there and multiplies it by 1.07. Multiplying a small number barely shows. Multiplying a big one does.

## The rule of 72

You can guess the speed of compounding without a calculator. Divide 72 by the yearly rate and you get, roughly, the number of years it takes to double.

- At 3%, about 24 years
- At 6%, about 12 years
- At 9%, about 8 years

It is a shortcut rather than a law, and it works well for rates between about 3% and 12%. It also shows what a long stretch really contains. At 6%, 48 years is four doublings, and four doublings turn 1 into 16.

It runs backwards as well. With prices rising 3% a year, money under a mattress loses half its buying power in about 24 years.

## What the clock does

**Worked example:** Mia and Ben both earn 6% a year after costs, and each deposit goes in on a birthday. The only difference is when they do it.

1. Mia puts in $1,000 a year from her 20th birthday to her 29th, ten deposits, then stops for good. She has put in $10,000.
2. On her 30th birthday it is worth $13,972. She adds nothing more, and by 60 it has grown to $80,246.
3. Ben starts on his 30th birthday and puts in $1,000 a year for 30 years, the last one at 59. He has put in $30,000.
4. On his 60th birthday, Ben's account holds $83,802.

Ben finishes about $3,600 ahead, having put in three times as much. Mia's early deposits had an extra decade, and that decade did most of the work of Ben's extra $20,000.

None of this is a telling-off for starting at 30, or 50. People spend their twenties paying rent, clearing debts and eating, and no formula makes those optional. The example only separates two ingredients that usually get mixed up: how much goes in, and how long it stays.

## What eats into it

Whatever comes out each year also takes its future growth with it. Four things do most of the nibbling.

- **Fees:** $5,000 growing at 6% for 30 years becomes $28,717. Lose one percentage point a year to fees and it becomes $21,610. One percentage point removed about a quarter of the final amount.
- **Inflation:** if prices rise 3% a year for 30 years, that $28,717 buys what about $11,830 buys today. Growth on paper and growth in groceries are different things.
- **Tax:** as at November 2026, interest and dividends are generally taxed in the year they arrive, and profits when you sell. Rates and rules change, so the [ATO](https://www.ato.gov.au) is the place for current ones.
- **Losses:** a bad year is multiplied through as well. A 20% fall needs a 25% rise just to get back to level.

## It works on debts too

Compounding doesn't care which side of it you are on. Leave $2,000 sitting on a credit card at 20% a year, with interest added monthly, nothing repaid and no late fees, and after three years you owe $3,626. Same maths as Mia's, pointed the other way and running more than three times as fast.

This is why lenders ask for a minimum repayment: it keeps the balance from running away, though on its own it can take many years to clear a debt. [Moneysmart](https://moneysmart.gov.au) has calculators that show how long.

## Common mistakes

- **Reading an average as a promise:** "7% a year" over decades can hide years of plus 25% and minus 20%. The smooth curve in the brochure is a tidied-up version.
- **Quitting on the flat part:** compound growth looks like nothing for years. That is how the curve is shaped, and no sign that something is broken.
- **Taking the returns out:** compounding needs the earnings to stay in. Spend the interest each year and you are back to simple growth.
- **Comparing rates that aren't alike:** 6% paid once a year and 6% a year paid monthly differ. The monthly one works out to 6.17% over a full year, because each month's interest starts earning straight away.

## In short

- Compounding means past returns earn returns of their own.
- It starts slowly and speeds up, so time matters as much as the rate.
- Fees, inflation, tax and losses compound as well, in the other direction.
- Divide 72 by the rate for a rough doubling time.
`

export const notes: LessonNotes = {
  objectives: [
    'explain how returns earn returns, and why that starts slowly',
    'estimate a doubling time with the rule of 72',
    'name four things that work against compounding',
  ],
  takeaways: [
    'How long money stays invested can matter as much as how much goes in.',
    'A fee of one percentage point can take about a quarter of the result over 30 years.',
    'The same arithmetic runs against you when you owe money.',
  ],
  sources: [
    { name: 'Moneysmart, Compound interest', url: 'https://moneysmart.gov.au/saving/compound-interest' },
    {
      name: 'Moneysmart, Compound interest calculator',
      url: 'https://moneysmart.gov.au/budgeting/compound-interest-calculator',
    },
    { name: 'Moneysmart, Fees and costs', url: 'https://moneysmart.gov.au/how-to-invest/fees-and-costs' },
    {
      name: 'ATO, Tax rates: Australian residents',
      url: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents',
    },
  ],
  checkedOn: '2026-11-22',
}
