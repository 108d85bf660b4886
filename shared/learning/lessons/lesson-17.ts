// Lesson 17, Fees: how to read a fee, where one hides, and when a flat or a percentage fee weighs more.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Fees

In finance the word "free" works long hours. It appears on apps, on cards and on trades, and behind it there is usually somebody with rent to pay. That is fair enough: keeping records, answering phones and holding other people's money safely all cost something. The question is what you pay, and where it is written.

Lessons 1 and 4 showed what a fee does over decades. This one is about reading it.

## Three questions for any fee

Every fee, however it is dressed up, gives itself away with three questions.

- **Flat or percentage?** A number of dollars stays put while the balance grows. A percentage grows along with it.
- **Once or every year?** A fee on the way in hurts once. A yearly one comes back, like a magpie in spring.
- **On what?** On each order, on the whole balance, on the profit, or on the money being changed into another currency. Half a per cent of an order and half a per cent of everything, every year, look the same in an ad.

Put those three answers next to each other and two very different products can be compared on the back of an envelope.

## Flat bites small, percentage bites large

A flat fee of $78 a year is 7.8% of $1,000. On $50,000 it is about 0.16%. Same fee, same letter in the mail, and fifty times the weight.

**Worked example:** one app charges $78 a year, another 0.6% of the balance a year. Nothing else differs.

1. With $1,000: the flat fee is $78, and 0.6% is $6.
2. With $13,000: the flat fee is $78, and 0.6% is $78 as well. This is where they cross.
3. With $50,000: the flat fee is $78, and 0.6% is $300.
4. Now time: $10,000 that earns 6% a year before fees grows at 5.8% if the fee is 0.2%. After 30 years it is $54,271.
5. With a fee of 1.0% it grows at 5.0% and reaches $43,219. The gap is $11,052, a fifth of the larger figure.

So neither kind is the cheap kind. It depends on the balance, and the balance changes. A fee that hardly showed at the start may be the larger one ten years on, and the other way round.

**As at November 2026**, super has a rule for small balances. If an account ends the year with less than $6,000, its fees and costs for administration and investment together are capped at 3% of it, and the fund pays back the rest. On $4,000 that is $120 at most. Insurance is outside the cap. Super funds may not charge exit fees either.

## Where fees hide

The monthly account fee is the honest one: it is on the statement. The others take more looking.

- **The spread:** the gap between the price to buy and the price to sell. A coin platform that takes 1% each way turns $1,000 into $980.10, with no change in the coin's price and not a fee in sight.
- **The currency margin:** a trade in US shares "with no brokerage" still needs US dollars. At a margin of 0.6% each way, $1,000 comes back as $988 if nothing else moves.
- **The interest you don't get:** cash that waits in an account may earn interest for the provider and none for its owner.
- **Inside the fund:** the yearly fee of a fund never shows up as a payment. It is taken out of the fund's assets, so the return you see has already been trimmed.
- **Performance fees:** a share of the gains above some mark. Two details matter: which mark, and whether earlier losses have to be made up first.

None of this is against the rules, and each one is written down somewhere. The trick is that "somewhere" is rarely the page with the big green button.

## The page that has to tell you

For a managed fund, most ETFs and super, the place to look is the **product disclosure statement**, or PDS. The law requires it, and ASIC sets out how the fees in it have to be shown, so the tables look much the same from one fund to the next. Two parts are worth a slow read.

One is the **fees and costs summary**. It lists what is charged each year, and what is charged when something happens, such as paying in, switching or leaving. The other is the **cost of product**, a single figure in dollars for one year. It uses the same made-up balance for similar products, so that readers can compare like with like.

There is a standard warning as well. It says that paying 2% a year in place of 1% could cut the final return by up to 20% over 30 years, from $100,000 down to $80,000. Few warnings are that frank.

A platform or broker has its own fee schedule, often a link at the bottom of the page. [Moneysmart](https://moneysmart.gov.au/how-to-invest/fees-and-costs) explains the usual items in it.

For a fair comparison some people write down four lines for each product: fees to get in, fees each year, fees to get out, and spreads or currency. Then they work out the dollars on their own balance, for one year. It takes ten minutes and spoils a good many ads.

A low fee isn't the same thing as a good product, and a high one may pay for something real. The difference is that a fee can be read beforehand and a return can't.

## Common mistakes

- **Comparing a yearly fee with a one-off fee:** 0.5% once and 0.5% each year are far apart after a decade.
- **Reading "no brokerage" as "no cost":** the spread and the currency margin may do the same job.
- **Going by the sound of it:** $78 sounds small and 0.6% sounds smaller, until somebody multiplies by the balance.
- **Looking once:** fees change, and so does the balance they are charged on.

## In short

- Ask of a fee: flat or percentage, once or yearly, and on what.
- Flat fees weigh on small balances, percentages on large ones and on long stretches of time.
- Spreads, currency margins and idle cash are costs with no line of their own.
- The PDS and the fee schedule have the numbers, in dollars if you do the sum.
`

export const notes: LessonNotes = {
  objectives: [
    'ask three questions of any fee',
    'work out when a flat fee costs more than a percentage',
    'find the costs that a fee table leaves to the small print',
  ],
  takeaways: [
    'A fee in dollars on your own balance says more than a percentage in an ad.',
    '"No brokerage" moves the cost somewhere else more often than it removes it.',
    'Fees are written down in advance. Returns never are.',
  ],
  sources: [
    { name: 'Moneysmart, Fees and costs', url: 'https://moneysmart.gov.au/how-to-invest/fees-and-costs' },
    { name: 'Moneysmart, Super fees', url: 'https://moneysmart.gov.au/how-super-works/super-fees' },
    {
      name: 'APRA, Protecting your super package: frequently asked questions',
      url: 'https://www.apra.gov.au/protecting-your-super-package-frequently-asked-questions',
    },
    {
      name: 'ASIC, RG 97 Disclosing fees and costs in PDSs and periodic statements',
      url: 'https://asic.gov.au/regulatory-resources/find-a-document/regulatory-guides/rg-97-disclosing-fees-and-costs-in-pdss-and-periodic-statements/',
    },
  ],
  checkedOn: '2026-11-22',
}
