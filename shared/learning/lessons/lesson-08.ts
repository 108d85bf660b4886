// Lesson 8, FOMO: why a rising price feels urgent, and how to notice it.
import type { LessonNotes } from '../lesson.ts'

export const body = `# FOMO

The group chat has gone quiet about football and loud about a coin. Someone you went to school with has apparently paid off a car. Nothing in your life has changed since breakfast, and somehow you are behind.

That is the fear of missing out. It is old, it works on clever people, and it tends to be strongest at the worst time. This lesson won't make it go away. It might help you recognise it while it is happening.

## Why it feels urgent

Three ordinary bits of wiring do most of the damage.

**Copying is usually smart.** If everyone runs out of a building, you run. For most of human history, doing what the group did kept people alive. Prices hijack the habit: a crowd rushing into something looks like information, even when all the crowd knows is that there is a crowd.

**Regret arrives early.** You can feel the sting of a gain you haven't missed yet. People will take a poor bet today to avoid imagining themselves next month saying "I knew it."

**Losses are measured against neighbours.** Your savings didn't shrink. But if a workmate's doubled, it can feel as though they did.

None of this has anything to do with what the thing is worth.

## The stories you don't hear

Suppose 100 people punt on the same share. Ten do very well, thirty come out about level, sixty lose. Now think about who posts. The ten do, with screenshots. The sixty change the subject.

So your feed shows ten winners out of ten posts. It isn't lying, exactly. It just has no way of showing you silence. Psychologists call this **survivorship bias**: judging the odds by those still around to talk.

It gets worse over time, because a rising price makes more people rich on paper, so more of them talk, so more people hear.

## An Australian classic

In September 1969 a small Adelaide explorer, Poseidon NL, found nickel at Windarra in Western Australia. Nickel was scarce that year. Its shares, about $0.80 early that month, passed $12 by the start of October and touched $280 in February 1970. People who had never owned a share were buying anything with a drill near the site.

The ore turned out poorer than hoped, the mine took years to open, and the nickel price fell. By September 1976 the dream was over and the shares were changing hands for about a dollar.

**Worked example:** three people each have up to $1,000 to put in, at three different moments.

1. Early September 1969, at $0.80: 1,250 shares. At the peak they are worth $350,000.
2. The start of October 1969, at $12.30: 81 shares for $996. At the peak, $22,680.
3. The peak in February 1970, at $280: 3 shares for $840. In September 1976, about $3.

Everyone has heard about the first buyer. Very few people were the first buyer, because in early September hardly anybody outside the company had a reason to look. The news, the excitement and the crowd all belong to the third buyer. By the time a story reaches everyone, the price already contains it.

It isn't a story about the 1960s either. Shares in GameStop, a US video game chain, closed at US$347.51 on 27 January 2021, at the height of an online craze, and at US$40.59 on 19 February. That is down 88% in just over three weeks, and it kept swinging wildly afterwards. (Those are the prices of the day. Charts drawn since the four-for-one split of July 2022 show a quarter of them.)

## Who gains from your hurry

Hurry is useful to other people. Someone who already owns a coin needs new buyers. A promoter may be paid to post. A platform earns on each trade, whichever way it goes. Countdown clocks, "only today" and confetti on an order screen are design choices, and somebody tested them.

Some of it breaks the law. In June 2025 ASIC issued warning notices to 18 social media "finfluencers" it suspected of promoting products or giving financial advice without a licence. In a **pump and dump**, a group buys something small, talks it up and sells to the people who believed them. The victims' money is the profit.

## Noticing it in yourself

FOMO is easier to see from outside. People who study it describe signs like these:

- You can say what the price has done but not what the thing does.
- You are checking it in meetings, in bed, at red lights.
- The amount in your head keeps growing as the price does.
- You have rehearsed telling someone about the profit.
- Waiting until tomorrow feels unbearable.

That last sign doubles as a test. Some people use a waiting rule: they write down what the thing is, what could make it fall and how losing the lot would feel, then leave the page overnight. Plenty of ideas look different after breakfast. If a deal can't survive one night's sleep, that is worth knowing about the deal.

## Where people trip up

- **"It went up, so it's good":** a price says what the last buyer paid. It isn't a mark out of ten.
- **"I'll get out when it turns":** so will everyone else who was planning to, through the same door, in the same minute.
- **Making up for the last one:** having missed something, people often take a bigger swing at the next thing that resembles it.
- **Rewriting the past:** "I nearly bought that" leaves out the nine other things you also nearly bought.

## In short

- FOMO is a feeling about other people, and carries no information about value.
- Winners post and losers go quiet, so a feed makes the odds look better than they are.
- The crowd is biggest near the top because that is when the story has reached everyone.
- Urgency nearly always serves somebody. It is reasonable to ask who.
`

export const notes: LessonNotes = {
  objectives: [
    'name three habits of mind behind the fear of missing out',
    'explain why a feed shows mostly winners',
    'recognise the signs in yourself',
  ],
  takeaways: [
    'A crowd is evidence of a crowd.',
    'By the time a story reaches everyone, the price has heard it too.',
    'Hurry usually pays somebody, and seldom the person hurrying.',
  ],
  sources: [
    {
      name: 'ASIC, Discussing financial products and services online',
      url: 'https://asic.gov.au/regulatory-resources/financial-services/giving-financial-product-advice/discussing-financial-products-and-services-online/',
    },
    { name: 'Moneysmart, Check and report scams', url: 'https://moneysmart.gov.au/check-and-report-scams' },
    {
      name: 'US Securities and Exchange Commission, Staff report on early 2021',
      url: 'https://www.sec.gov/files/staff-report-equity-options-market-struction-conditions-early-2021.pdf',
    },
  ],
  checkedOn: '2026-11-22',
}
