// Lesson 16, Dollar-cost averaging: what the same amount at regular times does, and what it cannot do.
import type { LessonNotes, QuizQuestion } from '../lesson.ts'

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
- **Stopping when it feels worst:** that leaves out the cheap units, the only part where the method shines.
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

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l16-q1',
    section: 'More units when prices are low',
    question: 'Somebody invests the same amount each month. Why does the average cost end up below the average price?',
    options: [
      'Brokers charge less for orders that come in regularly',
      'Prices fall in more months than they rise in',
      'The same dollars buy more units at low prices',
      'Part units are rounded up in favour of the buyer',
    ],
    correctAnswer: 2,
    explanations: [
      'Brokerage would change what is paid on top. The gap is there with no fees at all.',
      'It works in a rising market too. All it takes is that the price moves.',
      'Yes. The cheap days add more units to the count, and that pulls the average down.',
      'Rounding plays no part. With exact fractions of units the result is the same.',
    ],
  },
  {
    id: 'l16-q2',
    section: 'More units when prices are low',
    question: 'A price climbs for a year without a pause. Which of these four people ends with the most?',
    options: [
      'The one who put it all in at the start',
      'The one who spread it evenly over the twelve months',
      'The one who waited for a dip until the very last month',
      'The one who put in half at the start and half at the end',
    ],
    correctAnswer: 0,
    explanations: [
      'Right. All of that money was there for the whole rise.',
      'Spreading left most of the money out for part of the rise, as for Mia in step 3.',
      'The dip never came in this story, so the money missed nearly all of the rise.',
      'Half of the money got the whole rise and the other half next to nothing of it.',
    ],
  },
  {
    id: 'l16-q3',
    section: 'What studies have found',
    question: 'Why did lump sums finish ahead about two times in three in the 2012 study?',
    options: [
      'Large orders are filled at better prices',
      'Fund managers waive fees on big sums',
      'People who hold a lump sum pick better days',
      'Markets rose more often than not, so earlier was longer',
    ],
    correctAnswer: 3,
    explanations: [
      'Both ways were measured at the same market prices. The size of an order made no difference.',
      'Fees were no part of the result. It came from the returns of shares, bonds and cash.',
      'The days were not picked: the study ran through every starting month in its records.',
      'Yes. Money that went in early usually had more time in a rising market. Usually, and not each time.',
    ],
  },
  {
    id: 'l16-q4',
    section: 'Small orders and brokerage',
    question: 'Brokerage is $5 an order. What share of the money does it take from five orders of $200 each?',
    options: [
      '0.5%, as it is $5 in $1,000',
      '2.5%, as it is $5 in $200',
      '12.5%, as five lots of 2.5% are added up',
      'Nothing, as the units were cheaper',
    ],
    correctAnswer: 1,
    explanations: [
      'That is the figure for one order of $1,000. Here the $5 is paid five times.',
      'Right. Each order loses $5 of its $200. In all it is $25 of $1,000, the same 2.5%.',
      'The fees add up to $25, but so do the orders, to $1,000. The share stays the same.',
      'A cheap price changes how many units there are. The fee comes out either way.',
    ],
  },
  {
    id: 'l16-q5',
    section: 'What it does for nerves',
    question:
      'Lee invests monthly, stops when prices have dropped by a third, and starts again once they are back. What did the pause do?',
    options: [
      'It left out the months with the cheapest units',
      'It locked in the gains that Lee had made up to that point',
      'It lowered the average cost of the units',
      'It made no difference to the units',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. What remains are the purchases at higher prices, so the average cost is higher too.',
      'Stopping adds nothing new and sells nothing old. What Lee held fell and came back all the same.',
      'The reverse: without the cheap months the average cost goes up.',
      'Lee ends with fewer units, and each of them cost more on average.',
    ],
  },
  {
    id: 'l16-q6',
    section: 'One name for two things',
    question: 'Who is giving something up by spreading money out over a year?',
    options: [
      'A nurse who invests $100 of each pay as the pay comes in',
      'A worker whose employer pays super every payday',
      'A student with $12,000 who puts in $1,000 a month',
      'A barista who invests her tips each Friday',
    ],
    correctAnswer: 2,
    explanations: [
      'The nurse has nothing waiting: the money goes in when it arrives.',
      'Contributions go in as they are paid. No pile of cash is being held back.',
      'Right. Most of the $12,000 waits in cash at first. It may miss a rise, or a fall.',
      'The tips go in when she has them, so there is nothing that waits.',
    ],
  },
]
