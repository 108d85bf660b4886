// Lesson 13, Capital gains tax before and after 1 July 2027: what is taxed, when, and how the rule changes.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Capital Gains Tax

In a 2024 quiz, about one Australian in eight could say how capital gains tax is worked out. Then the rules changed. So if this is news to you, you are in a large crowd, and you are reading about it at a handy moment.

Capital gains tax (CGT) isn't a separate tax with an office of its own. It is income tax on the profit from selling something. As at November 2026 one rule applies to gains that build up to 30 June 2027, and another to gains that build up from 1 July 2027. Both are law. (All of this is for individuals who live in Australia. Companies, super funds and people who trade as a business have rules of their own.)

## No sale, no tax

A share that doubles and stays put owes nothing. (A fund can pass on gains it has made itself: Lesson 15.) The tax office waits for an event, and the usual one is a sale. Three others surprise people:

- **Swapping:** trading one coin for another counts as selling the first.
- **Giving:** handing shares to a cousin counts as if they had been sold at the market price.
- **Spending:** paying for something with crypto can count as well.

The year that matters is the financial year of the contract, which for shares is the day of the trade. A trade on 30 June belongs to the year that ends that day, even though the money arrives in July.

## The cost base, parcel by parcel

The gain is what you got, less what it cost. What it cost is called the **cost base**: the price plus the brokerage on the way in. Brokerage on the way out comes off as well.

Each purchase is its own **parcel**, with its own date and its own cost base. Somebody who bought three times has three parcels, and a sale takes units out of one or more of them. Good records let a person say which.

Many apps show an average cost, and Gumnut's Portfolio does too. An average is fine for seeing how things are going. A tax return works with parcels.

Selling for less than the cost base makes a **capital loss**. Losses come off gains. They never come off wages, and what can't be used this year waits for a later one. Losses are taken off first, before any discount.

## Until 30 June 2027: half is left out

**Tax, as at November 2026:** someone who has held an asset for at least 12 months leaves half of the gain out, the 50% CGT discount, so far as it builds up to 30 June 2027. From 1 July 2027 another rule takes over for what builds up from then.

The day of buying and the day of selling don't count towards the 12 months. Shares bought on 2 February 2026 qualify from 3 February 2027. One day early, and the whole gain is added to income.

The half that is left is added to the year's taxable income and taxed at that person's own rate. There is no single CGT rate.

## From 1 July 2027: inflation is left out

A law passed in June 2026 (Act No. 49 of 2026) changes the sum for gains that build up from 1 July 2027. Two things replace the discount.

**The cost base rises with prices.** If the consumer price index goes up 9% while you hold, a $5,000 cost base counts as $5,450. Only the gain above that is taxed. It still takes 12 months of holding, and raising the cost base can't turn a gain into a loss.

**There is a minimum.** Tax on those gains is at least 30% of them, even for somebody whose own rate is lower. People who receive certain payments, such as the Age Pension or JobSeeker, are outside the minimum. Anyone already taxed at 30% or more won't notice it.

Something bought before 1 July 2027 and sold after it is split in two at its value just before that day. For a listed share, that is its close of 30 June 2027. The older part keeps the discount. The newer part gets the raised cost base and the minimum. As at November 2026 the details are still being published, and the [ATO](https://www.ato.gov.au/individuals-and-families/investments-and-assets/capital-gains-tax) is the place to look for them.

**Worked example:** shares that cost $5,000, brokerage included, and are sold for more, by someone taxed at 30%. (The Medicare levy is left out.)

1. Sold for $8,000 in March 2027 after two years. The gain is $3,000, half is left out, and tax on $1,500 at 30% is $450.
2. Bought after 1 July 2027, and sold for $8,000 when prices are 9% higher. The gain is $8,000 - $5,450 = $2,550, and 30% of that is $765.
3. Held across the day: worth $7,000 at the close of 30 June 2027, sold later for $9,000 with prices up 9%. The older gain of $2,000 is halved to $1,000. The newer one is $9,000 - $7,630 = $1,370. Tax on $2,370 at 30% is $711.
4. As in step 2, for somebody whose own rate is 14%. Without a minimum the tax would be $357. With it, $765.
5. As in step 1, with a $1,200 loss from something else. $3,000 less $1,200 is $1,800, half of that is $900, and the tax is $270.

Neither rule is kinder in every case. When prices in the shops rise quickly and the asset rises slowly, leaving inflation out can matter more than leaving half out. When the asset races ahead, it is the other way round.

## What people write down

The ATO asks for records of every purchase and sale, and they have to be kept for five years after the sale. In practice that is a folder with contract notes, dividend reinvestment statements and, for crypto, the value in Australian dollars on each day something moved.

For anything held across 1 July 2027, its value just before that day is one more number worth having. Prices on a particular day get harder to find as years go by.

## Common mistakes

- **Letting tax pick the day:** a sale date changes the tax, and it also changes the price. A price can move further in a week than the discount is worth. Which matters more is different for each person, and nobody knows the price in advance.
- **Counting 12 months from the wrong day:** neither the first day nor the last one counts.
- **Forgetting small swaps:** ten coin swaps are ten events, whatever they were worth.
- **Taking the average cost to the tax return:** the parcels are what count.

## In short

- A gain of your own is taxed when something is sold, swapped, spent or given away. A fund can also pass on gains of its own while you just hold it.
- Gains that build up to 30 June 2027 keep the discount after 12 months.
- From 1 July 2027 the cost base rises with inflation instead, with a minimum tax of 30%.
- Losses come off gains first, and wait if they can't be used.
`

export const notes: LessonNotes = {
  objectives: [
    'say when a gain is taxed and what counts as a sale',
    'work out a gain before and after 1 July 2027',
    'name the records behind a gain',
  ],
  takeaways: [
    'CGT is income tax on a profit, in the year of the sale.',
    'One date, 1 July 2027, splits a gain into an older and a newer part.',
    'A note of what was paid, and when, is worth more than a good memory.',
  ],
  sources: [
    {
      name: 'ATO, Capital gains tax',
      url: 'https://www.ato.gov.au/individuals-and-families/investments-and-assets/capital-gains-tax',
    },
    {
      name: 'ATO, CGT discount',
      url: 'https://www.ato.gov.au/individuals-and-families/investments-and-assets/capital-gains-tax/cgt-discount',
    },
    {
      name: 'ATO, Keeping crypto records',
      url: 'https://www.ato.gov.au/individuals-and-families/investments-and-assets/crypto-asset-investments/keeping-crypto-records',
    },
    {
      name: 'Treasury Laws Amendment (Tax Reform No. 1) Act 2026',
      url: 'https://www.legislation.gov.au/C2026A00049/asmade/text',
    },
    {
      name: 'Treasury, Budget 2026-27 tax system changes',
      url: 'https://treasury.gov.au/policy-topics/taxation/budget2026-27',
    },
  ],
  checkedOn: '2026-11-22',
}
