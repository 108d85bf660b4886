// Lesson 10, The Dot-Com Bubble 2000: a real technology at silly prices.
import type { LessonNotes } from '../lesson.ts'

export const body = `# The Dot-Com Bubble 2000

In January 2000 a sock puppet starred in an advertisement during the US Super Bowl. It worked for Pets.com, which sold dog food over the internet at a loss. In February the company listed its shares at US$11. In November it announced it was closing, with the shares at 19 US cents. The puppet outlasted the company: somebody bought the rights.

It is an easy story to laugh at. The awkward part is that the people involved were right about nearly everything. The internet did change how the world shops, talks and works. They were wrong about one thing, and it was the price.

## A real technology

By the late 1990s homes were getting connected by the million. Anyone could see that something large had begun. New companies appeared to sell books, groceries, holidays and pet food online, and the share market was keen to pay for all of them.

The Nasdaq Composite, a US index heavy with technology companies, stood at about 1,050 at the end of 1995. On 10 March 2000 it closed at 5,048.62, nearly five times as high in a little over four years.

## Silly prices

A share is a slice of a business, so what it is worth depends on the profits that business will make. Many of the new companies had no profits and no date for any. So people started measuring other things: visitors, clicks, "eyeballs". You can always find a number that is going up.

A few signs of the mood:

- **Names:** researchers in the US studied companies that added ".com" to their names in 1998 and 1999. In the ten days around the announcement, their shares beat comparable ones by about 74%. It made no difference whether the company did much on the internet.
- **Floats:** in Australia, Melbourne IT listed on 14 December 1999 at $2.20 a share and ended its first day around $8. By March 2000 it had touched $17. By June it was back near $7.
- **Numbers:** 54 internet businesses listed on the ASX in 1999-2000. By 30 June 2000, two-thirds of them were below their issue price.

**Worked example:** how a good business can be a poor investment.

1. A company earns $1 a share. Excited buyers pay $100, so the price is 100 times its earnings, a P/E ratio of 100.
2. Five years later its profit has doubled to $2 a share. As a business, that is a success.
3. By now the excitement has gone and buyers pay 20 times earnings. The price is 20 x $2 = $40.
4. The business doubled and the shareholder lost 60%.

At $100, the price already assumed years of splendid growth. Good news wasn't enough. It had to be better than splendid.

## How it ended

There was no single pin. US interest rates had been rising. Some of the most admired companies were spending their last cash. Buyers thinned out, prices slipped, and companies that lived on selling new shares found nobody to sell them to.

From its peak the Nasdaq Composite fell 78%, to 1,114 on 9 October 2002. It didn't close above the old high until 23 April 2015, fifteen years after the peak.

Australia had a milder dose, because the local market held far fewer technology companies. It still had casualties. One.Tel, a phone company backed by two of the country's best-known media families, collapsed in May 2001 owing hundreds of millions of dollars. More than 1,400 people lost their jobs.

The survivors make the point just as well. Amazon's shares fell more than 90% between late 1999 and 2001. The business lived and grew enormous. Cisco, which made the equipment that ran the internet, was earning billions in 2000 and was briefly the most valuable company in the world. Its shares closed at a record US$80.06 in March 2000, lost close to 90%, and didn't close higher than that until December 2025. A fine business, the right technology, and more than 25 years to break even on price.

## What a bubble looks like from inside

From outside, bubbles look foolish. From inside, they look like evidence. Prices really had gone up for five years. People who sold early really did look silly at parties. Clever people had reasons why the old sums no longer applied, and the reasons were not stupid.

Warnings weren't scarce, either. In December 1996 the head of the US central bank, Alan Greenspan, wondered aloud about "irrational exuberance". The Nasdaq went on to more than triple. A person who acted on that warning at once was correct and spent three years looking wrong, which is harder to live with than it sounds.

## Common mistakes in reading this story

- **"The internet was a fad":** it wasn't, and that is the lesson. A technology can succeed completely while most of the shares sold on the strength of it fail.
- **"It was obvious":** it is obvious now. At the time, being early and being mistaken felt the same.
- **"Find the next Amazon":** from 1999 you would have needed to pick it out of hundreds and then sit through a 90% fall.
- **"Every boom is a bubble":** some fast-rising prices turn out to be deserved. Comparing anything new with 2000 is a start to thinking, and no substitute for it.

## In short

- The technology was real. The prices assumed far more than even a real technology could deliver.
- A business can grow for years while its overpriced shares lose money.
- The Nasdaq Composite fell 78% and took fifteen years to recover.
- Bubbles are easy to name afterwards and uncomfortable to call while they last.
`

export const notes: LessonNotes = {
  objectives: [
    'separate a technology from the price of its shares',
    'work out what a high P/E ratio assumes',
    'say why a bubble is hard to call from inside',
  ],
  takeaways: [
    'A good business can be a poor investment at the wrong price.',
    'Being early and being wrong feel the same at the time.',
    'Being right about the technology was no protection from the price.',
  ],
  sources: [
    {
      name: 'Federal Reserve, speech of Alan Greenspan, 5 December 1996',
      url: 'https://www.federalreserve.gov/boarddocs/speeches/1996/19961205.htm',
    },
    {
      name: 'Federal Reserve Bank of St. Louis, NASDAQ Composite',
      url: 'https://fred.stlouisfed.org/series/NASDAQCOM',
    },
    {
      name: 'Moneysmart, Choose your investments',
      url: 'https://moneysmart.gov.au/how-to-invest/choose-your-investments',
    },
  ],
  checkedOn: '2026-11-22',
}
