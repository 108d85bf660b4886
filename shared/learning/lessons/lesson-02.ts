// Lesson 2, Risk vs Return: why a higher possible return brings a wider range of outcomes.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Risk vs Return

In 2008 the S&P/ASX 200 fell 41.3%. In 2009 it rose 30.8%. If that sounds like nearly square, check the arithmetic: at the end of 2009 the index was still 23% below where it had started. Risk tends to hide in sums like that one.

Risk and return come as a pair. You rarely get offered one without the other, and when somebody claims you can, that claim is the risky bit.

## Why the two travel together

Return is what you get back beyond what you put in: income, such as interest or dividends, plus any change in price.

Suppose two investments paid exactly the same, but one was certain and the other might lose a third of its value next year. Nobody would choose the second. So its price drops until the possible return is high enough to tempt someone. That is the whole link. Extra return is what people ask for in exchange for not knowing how things will turn out.

Notice the word **possible**. Higher risk brings a wider spread of outcomes, good and bad. If waiting long enough made the higher return certain, it wouldn't be risk, and nobody would pay you for taking it.

A rough ladder, from narrow spread to wide: bank deposits, government bonds, a broad mix of shares, a single company's shares, cryptocurrency. The rungs overlap and can swap places in a bad year.

## Risk is more than a bumpy ride

When people say risk they often mean **volatility**, how much a price jumps around. That is only one kind.

- **Permanent loss:** a company can fail, and its shareholders stand at the back of the queue, behind staff, lenders and suppliers. A bumpy price can recover. A zero doesn't.
- **Inflation risk:** money can shrink while the number grows. $10,000 earning 2% for ten years becomes $12,190. If prices rise 3% a year meanwhile, that buys only what $9,070 buys today.
- **Liquidity risk:** you may not be able to sell when you need to, or only at a sad price. A house takes weeks or months. Some funds have frozen withdrawals for years.
- **Currency risk:** an overseas investment can rise in its own money and still lose in Australian dollars, or the reverse.

Even cash has a spot on that list. It is steady from day to day and exposed to inflation over decades. In Australia, deposits are covered by the Financial Claims Scheme up to $250,000 per account-holder at each bank, building society or credit union. Brands that share one banking licence share one limit. Shares, ETFs and crypto have no such cover.

## Why losses weigh more than gains

A loss leaves a smaller base, and the recovery has to be built from that base.

- Down 10% needs 11.1% to get back to level
- Down 20% needs 25%
- Down 50% needs 100%
- Down 90% needs 900%

So two investments with the same average can end in different places. One earns 5% every year for four years, and $10,000 becomes $12,155. Another goes up 30%, down 20%, up 30%, down 20%. Its average is also 5%, yet $10,000 becomes $10,816. The bumps cost $1,339.

**Worked example:** follow $10,000 in something that tracked the S&P/ASX 200, price only.

1. At the end of 2007 the index stood at 6,339.8. Start with $10,000.
2. At the end of 2008 it stood at 3,722.3. That is down 41.3%, leaving $5,871.
3. At the end of 2009 it stood at 4,870.6. That is up 30.8% on the smaller amount, making $7,683.
4. Average the two years and you get minus 5.2% a year, which sounds like losing about a tenth. The real result was a loss of 23.2%.

Dividends would have softened the blow, since they were paid in both years. They wouldn't have closed a hole that size.

## Feeling it and affording it

Two different questions get mixed up here. **Risk tolerance** is how a fall feels. **Risk capacity** is what a fall would do to your life. They don't have to match. A person can be perfectly calm about losing money they need for rent in March, or lie awake over money they won't need for decades.

Time changes capacity. A 40% fall in money set aside for next month's rent is a different event from the same fall in money nobody will touch for 25 years. A longer stretch gives bad years more chance to be followed by good ones. It doesn't promise they will be.

Tolerance is harder to know in advance. Almost everyone reports a healthy appetite for risk when prices have been rising. One honest test is to swap percentages for dollars. "Down 41%" sounds like a statistic. Watching $10,000 turn into $5,871 is a different experience, and the second one is what actually happens to people.

## Where people trip up

- **Believing "high return, low risk":** the two words together are the classic opening line of a scam. ASIC keeps an [investor alert list](https://moneysmart.gov.au/check-and-report-scams/investor-alert-list) of outfits to be wary of.
- **Treating the past as a contract:** an average from the last 30 years describes those 30 years.
- **Mistaking quiet for safe:** something priced once a quarter looks smoother than something priced every second. Often it just isn't being looked at.
- **Counting only price falls:** standing still while everything gets dearer is a loss too, just a politer one.

## In short

- A higher possible return comes with a wider range of outcomes, in both directions.
- Volatility, permanent loss, inflation, liquidity and currency are separate risks.
- Big falls need bigger rises to undo them, so averages flatter.
- What a loss would do to your life matters as much as how it would feel.
`

export const notes: LessonNotes = {
  objectives: [
    'say why a higher possible return comes with more risk',
    'tell five kinds of risk apart',
    'work out the rise that a fall needs to be undone',
  ],
  takeaways: [
    'A big fall needs an even bigger rise to get back to level.',
    'How a loss would feel and what it would do to your life are two separate questions.',
    '"High return, low risk" is how scams introduce themselves.',
  ],
  sources: [
    {
      name: 'Moneysmart, Choose your investments',
      url: 'https://moneysmart.gov.au/how-to-invest/choose-your-investments',
    },
    {
      name: 'Moneysmart, Investor alert list',
      url: 'https://moneysmart.gov.au/check-and-report-scams/investor-alert-list',
    },
    {
      name: 'APRA, APRA explains: the Financial Claims Scheme',
      url: 'https://www.apra.gov.au/apra-explains-financial-claims-scheme',
    },
    { name: 'S&P Dow Jones Indices, S&P/ASX 200', url: 'https://www.spglobal.com/spdji/en/indices/equity/sp-asx-200/' },
  ],
  checkedOn: '2026-11-22',
}
