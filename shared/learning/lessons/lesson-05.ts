// Lesson 5, Reading Charts: axes, scales, volume and what a price chart leaves out.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Reading Charts

Take the same ten days of prices and draw them twice. One version looks like the north face of a mountain. The other looks like the road across the Nullarbor. Nobody changed a number. Somebody changed the axis.

Charts are a good way to see a lot of prices at once, and a good way to fool yourself at speed. Most of the skill is in looking at the edges before the line.

## Start with the edges

Four things to check before the line gets to you:

- **What is drawn:** a price, an index, or a price with dividends put back in? In Australian dollars or another currency?
- **The period:** a day, a year, twenty years? Who chose the first date, and why that one?
- **The vertical axis:** does it start at zero, or has someone zoomed in?
- **The scale:** equal steps in dollars, or equal steps in percentages?

One more for free apps: Australian prices shown at no charge are often delayed by about 20 minutes.

## The zoomed axis

A chart doesn't have to start at zero. For share prices it usually shouldn't, or the line would sit in a thin strip at the top. But zooming decides how dramatic a move looks.

**Worked example:** an index goes from 8,000 to 8,080 over ten days. That is 80 points on 8,000, so 1%.

1. On an axis from 0 to 10,000, the rise covers 80 out of 10,000. That is 0.8% of the height, and the line looks flat.
2. On an axis from 7,990 to 8,090, the rise covers 80 out of 100. That is 80% of the height, and the line looks like lift-off.
3. Both are correct. The first undersells a decent fortnight and the second oversells it.

The cure is to read the numbers at both ends and work out the percentage yourself. It takes ten seconds and survives any designer. If the numbers aren't printed on the chart at all, that tells you something too.

## Dollars or percentages

On a **linear** scale, each step up the side is the same number of dollars. On a **logarithmic** (log) scale, each step is the same percentage.

Picture a share that doubles three times: $1 to $2, $2 to $4, $4 to $8. On a linear scale the rises are $1, $2 and $4 tall, so the last one towers over the first. On a log scale all three are the same height, which is fairer, because someone who put in $100 doubled it each time.

Over a few months the choice barely shows. Over 30 years it changes the story. A linear chart makes old crashes look like ripples and recent ones look like cliffs, even when the percentages match.

To compare two very different prices, say a $2 share and an index at 8,000, charts often set both to 100 on some chosen day and plot from there. That is fair to the percentages. It also means that whoever picks the day can often pick the winner.

## What the line leaves out

A price chart shows the price. Shareholders also receive dividends, and over long periods those matter a lot in Australia.

The S&P/ASX 200 closed at 6,828.7 on 1 November 2007, then fell by more than half. The price index didn't close above that mark until late July 2019. Add reinvested dividends, in what is called the accumulation or total return index, and it was back by September 2013. Same market, nearly six years' difference.

Two other things make a line jump for innocent reasons. On the **ex-dividend** date, buyers no longer get the coming dividend, so the price tends to drop by roughly that amount. And in a **share split**, one $100 share becomes, say, four $25 shares. On a chart that hasn't been adjusted, it looks like a 75% disaster in which nobody lost a cent.

There is a companion chart worth knowing, the **drawdown** chart. It plots how far the price sits below its highest point so far, so the line is at zero on record days and underwater the rest of the time. It shows something a price chart hides: how long people had to wait. Most share indexes spend far more days below their record than at it.

## Volume, averages and candles

The bars along the bottom are usually **volume**: how many shares changed hands. Volume tells you how much trading stands behind a price. If a tiny company's last trade was 200 shares at $1.10, after closing at $1.00 yesterday, the chart shows a 10% rise. It rests on $220.

A **moving average** is the average of the last so many closes, often 50 or 200 days, drawn as a smoother line. It quietens the noise. It is also always late, because a 200-day average still contains prices from nine or ten months ago. When a price crosses its average, the chart is telling you that prices have lately been rising or falling, which you could see anyway.

Some charts use **candlesticks**. Each candle covers one period and shows four prices: the open, the close, and the highest and lowest in between. The thick part runs from open to close, the thin wicks mark the extremes. It is the same data as a line chart, with more of the day showing.

Then there are chart patterns, with names like "head and shoulders" and "cup and handle". Toss a coin a few hundred times, plot heads as up and tails as down, and you will find those shapes there too. People are superb at seeing patterns, including absent ones. Researchers have argued for decades over whether any pattern predicts prices once trading costs are counted. The evidence is thin and disputed, and the patterns that everyone agrees on tend to be the ones already finished.

## Where people trip up

- **Letting the start date argue:** from the low of 23 March 2020 to 10 May 2021, the S&P/ASX 200 rose 58%. From the high of 20 February 2020 to the same day, it rose 0.1%. Both make perfectly honest charts.
- **Trusting two axes:** put one line on the left axis and another on the right, and almost any two things can be made to move together.
- **Forgetting the missing:** a chart of today's biggest companies leaves out all those that were big once and failed.
- **Drawing the line onwards:** a chart is a record. The right-hand edge is where the knowledge stops.

## In short

- Read the edges first: what, when, which axis, which scale.
- Turn every dramatic move into a percentage before reacting to it.
- Price charts leave out dividends, and can be bent by splits.
- A pattern in the past may be nothing more than a pattern in the past.
`

export const notes: LessonNotes = {
  objectives: [
    'read the edges of a chart before the line',
    'choose between a linear and a log scale',
    'name what a price chart leaves out',
  ],
  takeaways: [
    'The axis decides how dramatic a move looks; the percentage says how big it was.',
    'Whoever picks the first date picks the story.',
    'With dividends counted, the same market can tell a different story.',
  ],
  sources: [
    {
      name: 'ASX, Capitalisation and accumulation indices',
      url: 'https://www.asx.com.au/investors/learn-about-our-investment-solutions/indices/types/capitalisation-indices',
    },
    { name: 'S&P Dow Jones Indices, S&P/ASX 200', url: 'https://www.spglobal.com/spdji/en/indices/equity/sp-asx-200/' },
    {
      name: 'Reserve Bank of Australia, Reading and interpreting charts',
      url: 'https://www.rba.gov.au/education/teacher-materials/modules-for-years-9-and-10/reading-and-interpreting-charts',
    },
  ],
  checkedOn: '2026-11-22',
}
