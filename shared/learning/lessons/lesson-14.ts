// Lesson 14, Dividends and franking credits: where a dividend comes from, and the receipt for tax that travels with it.
import type { LessonNotes } from '../lesson.ts'

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

The one that moves the price is the ex-dividend date. The day before, a buyer gets a share with a dividend on its way. From the morning of the day itself, the same share comes without it. So the price tends to open lower by about the dividend. A $20.00 share with a 70 cent dividend would start near $19.30, if nothing else happened overnight. Something else usually does, which is why the drop is rarely exact.

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
