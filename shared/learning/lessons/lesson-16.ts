// Lesson 16, Dollar-cost averaging: what the same amount at regular times does, and what it cannot do.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Dollar-Cost Averaging

Millions of Australians put the same share of their pay into investments on every payday, whatever the news says. Most of them would not know the term for it. It is called dollar-cost averaging, and through super nearly every worker does it without lifting a finger.

The idea fits on a coaster: the same amount, at regular times, at whatever the price happens to be. What it does to your nerves is real. What it does to your returns is smaller than its fans say.

## One name for two things

People use the same words for two different situations, and half of the arguments about it come from that.

**From each pay:** somebody earns $3,000 a fortnight and invests $100 of it each time. Nothing is being held back. The money arrives bit by bit, so it goes in bit by bit.

**From a lump sum:** somebody already has $12,000, perhaps from a grandparent, and puts in $1,000 a month for a year. Here $11,000 waits at the start, and waiting has a price of its own.

In the first case there is hardly a choice to make. In the second there is one, and the numbers below are about that.

## More units when prices are low

Two hundred dollars buys 20 units at $10 and 40 units at $5. Nobody has to spot the low price. The arithmetic does it.

So the **average cost** of a unit, which is all of the dollars divided by all of the units, ends up below the **average price** on those days. It happens whenever the price moves at all, in either direction. That is a fact about division and no sign of cleverness.

**Worked example:** Mia puts in $200 five times. Sam puts in $1,000 on the first day. Brokerage is left out.

1. Down and back, at $10, $8, $5, $8 and $10: Mia has 20 + 25 + 40 + 25 + 20 = 130 units, worth $1,300. Sam has 100 units, worth $1,000.
2. In step 1 the five prices average $8.20. Mia's units cost her $1,000 divided by 130, or $7.69 each.
3. Up all the way, at $10, $11, $12, $13 and $14: Mia ends with $1,183. Sam ends with $1,400.
4. Down all the way, at $10, $8, $6, $5 and $4: Mia ends with $673, and Sam with $400.

Step 1 is the picture you see in every brochure. It was picked because it flatters. In step 3 Mia did everything the same way and came second, because four fifths of her money arrived late to a party that only got better. In step 4 she lost a third. Her average cost of $5.94 was below the average price of $6.60, and it did not save her, since units were worth $4 by then.

## What studies have found

In 2012 a large fund manager tested lump sums against spreading them over a year, with decades of figures from the United States, the United Kingdom and Australia. The lump sum finished ahead about two times in three.

The reason is dull. Over those decades shares and bonds beat cash more often than not, so money that went in earlier usually had longer to grow. In the other third of cases prices fell first, and spreading won. It won at the moments people remember best.

Two times in three is a record of the past, from markets that did well. It is no promise, and it can't say which third comes next.

So the trade looks like this. Spreading a lump sum lowers the chance of one badly timed day. In exchange, some of the money sits out for a while. Whether that is a fair swap depends on what hurts a person more: missing a rise, or walking into a fall.

## What it does for nerves

With a fixed amount on a fixed day there is no question to answer each month. Nobody has to decide whether the market looks high, which is handy, because nobody knows.

It takes some sting out of a fall as well. A person who is still adding sees lower prices buy more units. That is cold comfort and still some comfort.

The weak spot is the person. A habit that stops in the middle of a fall has bought at the high prices and skipped the low ones, which is the arithmetic above run backwards. Lesson 9 is about that moment.

## Small orders and brokerage

Each order can carry a fee. On a $200 order, $5 of brokerage is 2.5%, gone before anything has happened. On a $1,000 order it is 0.5%. Five small orders cost $25 in all, and one large order costs $5.

So there is a tug of war between how often and how much. Some people let the money pile up for a month or three and place fewer orders. Super sidesteps the question, since nobody pays brokerage on a contribution.

More orders make more paper, too. Each one is a purchase with a date and a price of its own, and those are the records somebody needs at tax time.

## Common mistakes

- **Taking it for a safety net:** step 4 lost a third. It softens the timing of a purchase and does nothing about what was purchased.
- **Taking the low average cost for a profit:** what counts is what the units are worth now.
- **Expecting the result without the habit:** somebody who stops in a fall leaves out the cheaper units, so the low average doesn't come about. Some people have to stop. Rent comes first.
- **Skipping the fee sum:** a flat fee on a small order can cost more than a year of the fund's own fees.

## In short

- The same dollars buy more units when prices are low, so the average cost is below the average price.
- It did better than a lump sum when prices fell first, and worse when they rose.
- A habit takes the timing question away. It doesn't take the risk away.
- Flat brokerage bites hardest on small orders.
`

export const notes: LessonNotes = {
  objectives: [
    'work out an average cost and say why it is below the average price',
    'say when spreading money out helps and when it holds it back',
    'see what brokerage does to small orders',
  ],
  takeaways: [
    'Investing from each pay and holding back a lump sum are two different choices.',
    'Spreading out trades some growth, in most past years, for a smaller chance of bad timing.',
    'The habit only works as described if it goes on while prices are down.',
  ],
  sources: [
    {
      name: 'Moneysmart, Develop an investing plan',
      url: 'https://moneysmart.gov.au/how-to-invest/develop-an-investing-plan',
    },
    {
      name: 'Moneysmart, Choose your investments',
      url: 'https://moneysmart.gov.au/how-to-invest/choose-your-investments',
    },
    { name: 'Moneysmart, How super works', url: 'https://moneysmart.gov.au/how-super-works' },
    { name: 'ASX, Start investing', url: 'https://www.asx.com.au/investors/start-investing' },
  ],
  checkedOn: '2026-11-22',
}
