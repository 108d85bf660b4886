// Lesson 3, Diversification: what spreading money does and cannot do.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Diversification

A cricket team made of eleven fast bowlers would be terrifying, right up until somebody had to bat. Teams are built from people who are good at different things, so that one bad morning doesn't sink the whole match. Diversification is the same idea with money.

It is often sold as a way to make investing safe. It isn't that. It deals with one kind of risk very well and another kind hardly at all, and most confusion comes from mixing up the two.

## Two kinds of risk

**Specific risk** belongs to one company or industry. The boss commits fraud. A drug fails its trial. A flood shuts the mine. Your ten other holdings neither know nor care.

**Market risk** hits nearly everything at once. Interest rates jump, a pandemic closes borders, lenders panic. There is no hiding place inside the market, because the market is what's falling.

Spreading money shrinks the first kind. The second stays.

**Worked example:** Priya puts $10,000 into one company. Sam puts $500 into each of 20 companies, and Priya's is one of them.

1. That company goes broke. Priya has $0.
2. Sam's other 19 companies rise 6%. Sam has 19 x $530 = $10,070, a gain of 0.7%.
3. Now rewind and try a market-wide fall: all 20 companies drop 20%. Sam has $8,000, and so does Priya.
4. Rewind again: Priya's company triples and the other 19 rise 6%. Priya has $30,000. Sam has $1,500 + $10,070 = $11,570.

Step 2 is what diversification is for. Step 3 is what it can't do. Step 4 is the price: a spread portfolio gets only a slice of the winner, just as it suffers only a slice of the loser.

A quick way to see how exposed a portfolio is: pick one holding and imagine it at zero tomorrow. With 20 equal holdings, the total drops 5%, which is a bad week. With one, it drops 100%, which is a different conversation.

## Different matters more than many

Owning 20 things helps if they get into trouble for different reasons. The word for how closely two things move together is **correlation**. Ten banks may have ten logos, but they lend to the same borrowers in the same economy, so a slump in house prices visits all of them in the same week.

Spread can come in layers:

- **Companies:** many instead of one.
- **Industries:** a miner, a supermarket and a hospital group have different bad days.
- **Countries:** Australia makes up only about 2% of the world's share market by value. And the local index leans hard on two industries: in recent years banks and other financials plus miners have been about half of the S&P/ASX 200.
- **Kinds of asset:** shares, bonds, property and cash answer to different forces, at least most of the time.

Each layer protects against something the one above it misses. Two hundred Australian companies are a decent answer to "what if one fails?" and a weak one to "what if Australia has a rough decade?"

## What it can't do

It can't stop a market-wide fall. The S&P/ASX 200 holds 200 companies, and between November 2007 and March 2009 it still fell 54%.

It tends to weaken when it is wanted most. In a panic, people sell what they can, so things that usually move separately fall on the same day. In March 2020 shares, listed property and even many bonds dropped together for a while.

It can't improve what is in the mix. Twenty poor investments, neatly spread, are twenty poor investments.

And it trims the top as well as the bottom, as Sam found in step 4. People who got rich from a single company did it without diversifying. So did most of the people who lost everything on a single company, but they get fewer interviews.

## Your pay packet counts too

The biggest asset most people under 30 have is their future wages, and it sits in one industry. Someone who works at a company and also holds its shares has bet twice on the same horse.

The famous case is Enron, a US energy company. At the end of 2000, about 62% of the money in its staff retirement plan was in Enron's own shares. The company went bankrupt in December 2001, and thousands of people lost their jobs and a large part of their savings in the same few weeks. Two losses, one cause.

The same sum works for a home. Somebody with a mortgage in an iron ore town who also holds iron ore miners is more exposed to the price of iron ore than their list of holdings suggests.

## Common mistakes

- **Counting holdings instead of exposures:** three funds can hold the same large companies under three names. The list looks long while the risk stays in one place.
- **Calling a handful of coins a spread:** in past crypto slumps most coins have fallen along with bitcoin, and many fell further.
- **Never looking again:** start with half in one thing and half in another, let the first double while the second stays flat, and the split has drifted to 67/33 without anyone deciding it.
- **Adding complexity nobody can follow:** past a certain point, another holding mostly adds paperwork. Most of the drop in specific risk arrives with the first few dozen companies.

## In short

- Spreading money cuts the damage any single failure can do.
- Falls that hit the whole market come through anyway.
- What counts is how differently things behave, more than how many there are.
- Work, home and savings can all lean on the same thing without it showing on a list.
`

export const notes: LessonNotes = {
  objectives: [
    'tell the risk of one company from the risk of the whole market',
    'spot holdings that look different and fall together',
    'count wages and a home as part of the picture',
  ],
  takeaways: [
    'Spreading money softens one failure and trims one big win.',
    'Ten names can still be one risk.',
    'In a market-wide fall, a broad spread falls as well.',
  ],
  sources: [
    { name: 'Moneysmart, Diversification', url: 'https://moneysmart.gov.au/how-to-invest/diversification' },
    {
      name: 'Moneysmart, Choose your investments',
      url: 'https://moneysmart.gov.au/how-to-invest/choose-your-investments',
    },
    { name: 'ASX, Indices', url: 'https://www.asx.com.au/markets/trade-our-cash-market/overview/indices' },
    { name: 'S&P Dow Jones Indices, S&P/ASX 200', url: 'https://www.spglobal.com/spdji/en/indices/equity/sp-asx-200/' },
  ],
  checkedOn: '2026-11-22',
}
