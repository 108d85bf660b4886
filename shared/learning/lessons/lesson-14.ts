// Lesson 14, Dividends and franking credits: where a dividend comes from, and the receipt for tax that travels with it.
import type { LessonNotes, QuizQuestion } from '../lesson.ts'

export const body = `# Dividends and Franking

A company has a good year. It can spend the profit on new machines, pay down its debts, or send some of it to the people who own it. The last of those is a dividend. In Australia it often arrives with something attached that most of the world has never heard of: a franking credit.

Franking sounds like a job at the post office. The idea is simple, though. The company has paid tax on that profit already, and the credit is the receipt.

## The board decides

Dividends are paid out of profits, and the board decides how much and when. Nobody is owed one. A company can raise its dividend, cut it or skip it, and in a bad year many do. In 2020 some of the best-known payers in Australia cut theirs or put them off. Profit that isn't paid out doesn't vanish: it stays in the company, which may put it to good use or bad.

Many Australian companies pay twice a year: an **interim** dividend after the half-year and a **final** one after the full year. ETFs pass on what they collect as distributions, which can hold dividends, credits, interest and gains in one payment.

## Four dates, and one that matters most

- **Declared:** the board announces the amount and the other dates.
- **Ex-dividend date:** from this day on, buyers don't get the coming dividend.
- **Record date:** the register is checked to see who does get it.
- **Payment date:** the money arrives, often some weeks later.

The one that moves the price is the ex-dividend date. The day before, a buyer gets a share with a dividend on its way. The day after, the same share without it. So the price tends to open lower by about the dividend. A $20.00 share with a 70 cent dividend would start near $19.30, if nothing else happened overnight. Something else usually does, which is why the drop is rarely exact.

That is also why there is no free money in buying the day before. The buyer gets 70 cents in cash and a share worth about 70 cents less, and then the cash is taxed.

## The receipt: franking credits

**Tax, as at November 2026:** large companies pay tax at 30% of their profit, and many smaller ones 25%. A **franked** dividend comes from profit that has been taxed that way. The credit says how much tax the company paid on it. A dividend can be franked fully, partly, or not at all, and the statement shows which.

Take $1.00 of profit. The company pays 30 cents of tax, and 70 cents can be paid out. With the 70 cents comes a credit for the 30. On the tax return both are added to income, because the whole dollar was profit. This is called the **gross-up**. Then the tax on that dollar is worked out at the person's own rate, and the 30 cents already paid is taken off.

If the credit is larger than the tax, the difference comes back as a refund. If it is smaller, the rest is still to pay. So the same dividend ends up taxed at each person's own rate.

**Worked example:** a $700 dividend, fully franked at 30%. The credit is $300, so $1,000 is added to income. (The Medicare levy and other offsets are left out.)

1. Own rate 0%: tax is $0, the credit of $300 comes back, and $1,000 is kept.
2. Own rate 15%: tax is $150, the credit is $300, so $150 comes back and $850 is kept.
3. Own rate 30%: tax is $300, the credit is $300, nothing more happens and $700 is kept.
4. Own rate 37%: tax is $370, the credit is $300, so $70 is still to pay and $630 is kept.

A credit is no bonus. The company had that much less to pay out, because it paid the tax. What the credit does is keep the same profit from being taxed twice. Shares in companies that earn most of their profit overseas often come with small credits or none, since the tax was paid to another country.

## Yield, and what it hides

The **dividend yield** is a year of dividends divided by the price. At 70 cents a year on a $14 share it is 5.0%. Counting the 30 cent credit as well, the **grossed-up yield** is $1.00 on $14, or 7.1%. Two figures, one dividend: it pays to know which of them somebody is quoting.

A high yield can mean a generous company. It can also mean that the price has just fallen, because the sum uses last year's dividend and today's price. A share that drops from $14 to $7 shows a yield of 10% until the dividend is cut. Then it shows the truth.

Total return counts both parts, the dividends and the change in price. A company that pays nothing and keeps its profit working can do as well as one that pays a lot, or as badly.

## Reinvestment and fine print

Some companies offer a **dividend reinvestment plan**: new shares in place of cash. For tax it makes no difference. The dividend is income in that year, credit included, and the new shares are a new parcel with a date and a cost of their own. People who forget that part find it again years later, at tax time.

**Tax, as at November 2026:** to use a credit, a person generally has to hold the shares at risk for at least 45 days, not counting the days of buying and selling. People whose credits add up to no more than $5,000 in the year are outside that rule. Certain preference shares need 90 days. The [ATO](https://www.ato.gov.au/individuals-and-families/investments-and-assets/investing-in-shares) describes how it works.

For an ETF the credits arrive in the yearly tax statement, not with each payment. The cash that landed in the account and the income for the tax return are two different numbers.

## Common mistakes

- **Buying for the dividend:** the price falls by about as much on the ex-dividend date.
- **Treating a yield as a promise:** it is last year's dividend over today's price, and boards change their minds.
- **Forgetting the gross-up:** the credit is income first and an offset second.
- **Thinking reinvested means untaxed:** the dividend is counted in the year it is paid, cash or not.

## In short

- A dividend is a share of profit that the board chooses to pay out.
- On the ex-dividend date the price tends to drop by about the dividend.
- A franking credit is a receipt for company tax, settled against your own rate.
- A high yield may be a low price in disguise.
`

export const notes: LessonNotes = {
  objectives: [
    'follow a dividend from profit to payment',
    'work out a gross-up at your own rate of tax',
    'say what a high yield can hide',
  ],
  takeaways: [
    'Buying for a dividend gains nothing by itself.',
    'A credit larger than the tax comes back; a smaller one leaves some to pay.',
    'Reinvested dividends are income too, and start a new parcel.',
  ],
  sources: [
    {
      name: 'ATO, Investing in shares',
      url: 'https://www.ato.gov.au/individuals-and-families/investments-and-assets/investing-in-shares',
    },
    {
      name: 'ATO, Refunding franking credits for individuals',
      url: 'https://www.ato.gov.au/individuals-and-families/investments-and-assets/investing-in-shares/owning-shares/refunding-franking-credits-individuals',
    },
    {
      name: 'ATO, Tax rates: Australian residents',
      url: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents',
    },
    { name: 'ASX, Start investing', url: 'https://www.asx.com.au/investors/start-investing' },
  ],
  checkedOn: '2026-11-22',
}

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l14-q1',
    section: 'The receipt: franking credits',
    question:
      'A $700 dividend, fully franked at 30%, reaches someone taxed at 15%. What happens at tax time, as the rules stand in November 2026?',
    options: ['They owe $150', 'They owe $105, 15% of it', 'They get $150 back', 'Nothing, as it is settled'],
    correctAnswer: 2,
    explanations: [
      'The $150 is right and the direction is not: the credit of $300 is larger than the tax.',
      'That taxes the $700 alone. The credit is added to income first, which makes $1,000.',
      'Yes. Tax on $1,000 is $150, the credit is $300, and the difference is refunded.',
      'Company tax was paid at 30%. The credit settles it at the person’s own rate, up or down.',
    ],
  },
  {
    id: 'l14-q2',
    section: 'Four dates, and one that matters most',
    question:
      'A share goes ex-dividend by 70 cents and nothing else changes. What has somebody gained who bought the day before?',
    options: [
      'About nothing: the price drops by as much',
      '70 cents, as the price stays put',
      'The credit, and no dividend',
      '49 cents, once tax is paid',
    ],
    correctAnswer: 0,
    explanations: [
      'Right. The cash comes out of the price, more or less, and then it is taxed.',
      'The price is set by buyers, and from that day on they no longer get the 70 cents.',
      'Dividend and credit travel together. Whoever gets the one gets the other.',
      'That counts the cash and leaves out the share, which is worth about 70 cents less.',
    ],
  },
  {
    id: 'l14-q3',
    section: 'Yield, and what it hides',
    question:
      "A share's yield jumps from 5% to 10% in a month, and the company has announced nothing. What is the likeliest reason?",
    options: [
      'The board is about to raise it',
      'The price has halved',
      'Its profit has doubled',
      'The dividend now includes its credit',
    ],
    correctAnswer: 1,
    explanations: [
      'A plan that nobody knows of is in no sum. The yield uses dividends that were paid.',
      "Yes. The yield is last year's dividend over today's price, so a falling price lifts it.",
      'Profit is no part of the yield. It shows up only when the board pays more of it out.',
      'Counting the credit turns 5.0% into 7.1%. It cannot double the figure.',
    ],
  },
  {
    id: 'l14-q4',
    section: 'Reinvestment and fine print',
    question: 'Jo takes new shares in place of a $200 dividend. How is it treated for tax?',
    options: [
      'As no income until she sells them',
      'As a discount on the new shares',
      'As a gain, once the plan ends',
      'As $200 of income, plus any credit, this year',
    ],
    correctAnswer: 3,
    explanations: [
      'The sale of the new shares comes later. The dividend itself is income now.',
      'Some plans do set a slightly lower price. The dividend that pays for them is income all the same.',
      'A gain is worked out when shares are sold. A dividend is income, reinvested or not.',
      'Right. She could have had the cash. The $200 is also what the new parcel cost her.',
    ],
  },
  {
    id: 'l14-q5',
    section: 'The board decides',
    question: 'A company has paid a dividend every year for 20 years. What is it bound to pay next year?',
    options: [
      'What it paid last year, less any loss',
      'Nothing: the board decides afresh',
      'The same share of its profit',
      'At least its interim one',
    ],
    correctAnswer: 1,
    explanations: [
      'No sum carries over. A dividend is a decision about this year’s profit.',
      'Yes. Long habits tell you about the past. In 2020 some very long ones were broken.',
      'Some boards name a share of profit as their aim. An aim can be changed as well.',
      'The interim dividend is the board’s choice too, and it can be skipped.',
    ],
  },
  {
    id: 'l14-q6',
    section: 'The receipt: franking credits',
    question: 'Why is a franking credit added to income before it is taken off the tax?',
    options: [
      'Because the credit is paid out in cash later',
      'Because credits are worth more at higher rates',
      'Because all of the profit is your income',
      'Because the ATO taxes every refund',
    ],
    correctAnswer: 2,
    explanations: [
      'Only what is left after the tax comes back in cash, and for many people nothing does.',
      'The credit is the same for everybody. What differs is the tax that it is set against.',
      'Right. The dollar of profit was 70 cents of dividend and 30 cents of tax, so both are counted.',
      'The refund is no income. The gross-up comes from the profit that the tax was paid on.',
    ],
  },
]
