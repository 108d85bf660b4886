// Lesson 13, Capital gains tax before and after 1 July 2027: what is taxed, when, and how the rule changes.
import type { LessonNotes, QuizQuestion } from '../lesson.ts'

export const body = `# Capital Gains Tax

In a 2024 quiz, about one Australian in eight could say how capital gains tax is worked out. Then the rules changed. So if this is news to you, you are in a large crowd, and you are reading about it at a handy moment.

Capital gains tax (CGT) isn't a separate tax with an office of its own. It is income tax on the profit from selling something. As at November 2026 one rule applies to gains that build up to 30 June 2027, and another to gains that build up from 1 July 2027. Both are law. (All of this is for individuals who live in Australia. Companies, super funds and people who trade as a business have rules of their own.)

## No sale, no tax

A share that doubles and stays put owes nothing. The tax office waits for an event, and the usual one is a sale. Three others surprise people:

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

Something bought before the day and sold after it is split in two at its value on 1 July 2027. The older part keeps the discount. The newer part gets the raised cost base and the minimum. As at November 2026 the details are still being published, and the [ATO](https://www.ato.gov.au/individuals-and-families/investments-and-assets/capital-gains-tax) is the place to look for them.

**Worked example:** shares that cost $5,000, brokerage included, and are sold for more, by someone taxed at 30%. (The Medicare levy is left out.)

1. Sold for $8,000 in March 2027 after two years. The gain is $3,000, half is left out, and tax on $1,500 at 30% is $450.
2. Bought after 1 July 2027, and sold for $8,000 when prices are 9% higher. The gain is $8,000 - $5,450 = $2,550, and 30% of that is $765.
3. Held across the day: worth $7,000 on 1 July 2027, sold later for $9,000 with prices up 9%. The older gain of $2,000 is halved to $1,000. The newer one is $9,000 - $7,630 = $1,370. Tax on $2,370 at 30% is $711.
4. As in step 2, for somebody whose own rate is 14%. Without a minimum the tax would be $357. With it, $765.
5. As in step 1, with a $1,200 loss from something else. $3,000 less $1,200 is $1,800, half of that is $900, and the tax is $270.

Neither rule is kinder in every case. When prices in the shops rise quickly and the asset rises slowly, leaving inflation out can matter more than leaving half out. When the asset races ahead, it is the other way round.

## What people write down

The ATO asks for records of every purchase and sale, and they have to be kept for five years after the sale. In practice that is a folder with contract notes, dividend reinvestment statements and, for crypto, the value in Australian dollars on each day something moved.

For anything held across 1 July 2027, its value on that day is one more number worth having. Prices on a particular day get harder to find as years go by.

## Common mistakes

- **Letting tax pick the day:** a sale date changes the tax, and it also changes the price. A price can move further in a week than the discount is worth. Which matters more is different for each person, and nobody knows the price in advance.
- **Counting 12 months from the wrong day:** neither the first day nor the last one counts.
- **Forgetting small swaps:** ten coin swaps are ten events, whatever they were worth.
- **Taking the average cost to the tax return:** the parcels are what count.

## In short

- Tax falls due when something is sold, swapped or given away, and not before.
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

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l13-q1',
    section: 'Until 30 June 2027: half is left out',
    question:
      'Shares held for two years are sold in March 2027 with a $3,000 gain. How much is added to taxable income?',
    options: [
      'The whole gain of $3,000',
      'Half, so $1,500',
      'Nothing after two full years',
      '$900, which is 30% of it',
    ],
    correctAnswer: 1,
    explanations: [
      'That would be right for shares held under 12 months. After two years half of the gain is left out.',
      'Yes. Sold before the change and held for at least 12 months, so half of $3,000 is left out.',
      'Holding for longer than 12 months leaves out half and no more, however many years it was.',
      '30% may be the rate of tax. It is charged on what is added to income, so it comes a step later.',
    ],
  },
  {
    id: 'l13-q2',
    section: 'From 1 July 2027: inflation is left out',
    question:
      'Shares are bought for $5,000 after 1 July 2027 and sold two years later for $8,000. Prices rose 9% meanwhile. What is the gain that counts?',
    options: [
      'The full $3,000, as inflation is no cost',
      '$2,730, the $3,000 less 9%',
      '$1,500, half of it, as before',
      '$2,550, with the cost base raised',
    ],
    correctAnswer: 3,
    explanations: [
      'Under the new rule inflation is exactly what is left out, by raising the cost base.',
      'Close: the 9% is added to the cost of $5,000. Taking it off the gain is a different sum.',
      'Halving is the rule for gains that build up to 30 June 2027. These shares were bought afterwards.',
      'Right. $5,000 becomes $5,450, and $8,000 less $5,450 is $2,550.',
    ],
  },
  {
    id: 'l13-q3',
    section: 'No sale, no tax',
    question: 'Sam swaps one coin for another and takes no dollars out. How does the ATO see it?',
    options: [
      'As selling the first coin that day',
      'As nothing until dollars come out of the platform',
      'As a move between two of his wallets',
      'As income from the second coin',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. A swap disposes of the first coin at its value in dollars on that day.',
      'The event is letting go of the coin. Whether dollars arrive makes no difference.',
      'Moving the same coin between two wallets of your own is no sale. Here he ends up with another coin.',
      'A gain may come of it and be added to income. The swap itself is a sale, with a cost base to take off.',
    ],
  },
  {
    id: 'l13-q4',
    section: 'The cost base, parcel by parcel',
    question:
      'In one year Alex makes a $1,200 loss and a $3,000 gain on shares held for two years, both before July 2027. What comes first?',
    options: [
      'The discount, and then the loss',
      'Whichever gives the smaller tax bill',
      'The loss, then the discount',
      'Neither, as gains and losses are separate',
    ],
    correctAnswer: 2,
    explanations: [
      'That order would leave $300. The loss comes off the whole gain, before half is left out.',
      'The order is set by law. It is no choice for the person who sold.',
      'Right. $3,000 less $1,200 is $1,800, and half of that is $900.',
      "They meet in the same year's sum: losses are taken off gains.",
    ],
  },
  {
    id: 'l13-q5',
    section: 'Until 30 June 2027: half is left out',
    question: 'Shares are bought on 2 February 2026. From which day does a sale meet the 12 months?',
    options: [
      '1 February 2027, counting both days',
      '3 February 2027, as neither end counts',
      '2 February 2027, a year to the day',
      '1 July 2026, in the new year',
    ],
    correctAnswer: 1,
    explanations: [
      'That is short by two days. The day of buying is left out, and so is the day of selling.',
      'Yes. Twelve whole months have to lie between the two days, and neither of them counts.',
      'A natural guess, but the day of buying and the day of selling are both left out.',
      'The financial year decides which return a sale goes in. It has no say in how long something was held.',
    ],
  },
  {
    id: 'l13-q6',
    section: 'From 1 July 2027: inflation is left out',
    question: 'Something bought in 2025 is sold in 2029. How does the gain get split?',
    options: [
      'By days, before and after',
      'It is all under the newer rule',
      'All under the older rule',
      'At its value on 1 July 2027',
    ],
    correctAnswer: 3,
    explanations: [
      'The law looks at what it was worth on the day. A short-cut method may be allowed too, once it is published.',
      'What built up to 30 June 2027 keeps the older rule, even if the sale comes years later.',
      'The older rule covers what built up to 30 June 2027. What builds up after that falls under the newer one.',
      'Right. The gain up to that value keeps the discount, and the rest gets the raised cost base.',
    ],
  },
]
