// Lesson 18, Scams: how they work on clever people, and the checks that they can't survive.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Scams

Nobody has ever joined a scam. People join a chat group, answer a job ad, or download an app with four and a half stars. The word "scam" turns up later, usually after the money has left.

In 2025 Australians reported about $2.18 billion lost to scams. Fake investments took the largest share, some $838 million. Those are only the reported losses, and plenty of people tell nobody. Clever people are among them, since a scam isn't a test of brains. It is a story, told by professionals, that leaves you no time to check.

## How it really starts

It seldom starts with money. It starts with a friendly message, a "wrong number" that turns into a chat, or a famous face in an ad who has never heard of the product. Then comes trust, sometimes weeks of it, and only then the investment.

Next comes the clever part. The first deposit is small, and the screen shows a gain. The customer asks for $200 back, and it arrives. That feels like proof. It is bait, and cheap bait at that: the payout comes from the customer's own deposit or from somebody else's.

The gains on the screen are numbers typed by the people who run the screen. The trouble begins with a large withdrawal. All at once there is a "tax", an "unlocking fee" or a "verification deposit" to pay first. Each payment is followed by another.

Two other patterns find young people often.

- **Job and task scams:** easy online work, small early payments, and then a deposit to "unlock" the next level. A real employer pays you and doesn't ask for a top-up.
- **Money mules:** somebody asks you to receive money and pass it on for a cut. That money is usually stolen, and passing it on can be a serious crime, even for a person who asked no questions.

## The sum that ends it

Many offers fall over when you let them run. A small number that repeats gets very large, and a claim that leads to nonsense is a scam or a mistake.

**Worked example:** three claims with $1,000, each kept up for a year with the gains left in.

1. "1% a day": $1,000 times 1.01, done 365 times over, is $37,783.
2. "10% a week": $1,000 times 1.10, done 52 times, is $142,043.
3. "5% a month": after 12 months it is $1,796, a gain of 79.6%.
4. The first one again, for a second year: more than $1.4 million, from a start of $1,000.

Somebody who could do that would have no need of your $1,000. They would have no need of customers at all.

The third claim is the dangerous one, because it sounds nearly sensible. For comparison, the long-run return of shares is counted in single figures or not much above, per year, with bad years in between. A steady 5% a month with no bad months doesn't exist on any market. Smoothness is a warning sign too.

## Five checks

A scam can copy a website, a logo and a voice. What it can't survive is a check that goes around it.

- **The licence:** a business that deals in financial products here generally needs a licence from ASIC, and its professional registers are free to search. Scammers borrow real names and licence numbers, so the contact details have to match as well.
- **The alert list:** Moneysmart has an [investor alert list](https://moneysmart.gov.au/check-and-report-scams/investor-alert-list) of names to be wary of. A name that isn't on it proves nothing, as new ones start up every day.
- **Your own way back:** call on a number you found yourself, never the one in the message.
- **Who gets the money:** a payment to a stranger's personal account, or in crypto to a wallet address, is hard to trace and harder to get back.
- **One night:** a real offer is still there in the morning. Pressure to act today does a scammer's work, and it is the one ingredient they all share.

A logo is no check. ASIC doesn't endorse investments and doesn't let anybody use its logo to sell them. It never asks for money to get money back. So a government crest on an ad is a reason to look twice.

Sharing your screen or handing over a code ends all five checks at once. No bank needs either to "protect" an account.

## If it has happened

Minutes count, so the order matters.

1. The bank or card provider comes first. They can try to stop a payment, and each hour makes it harder.
2. No more goes out. A last fee to release the money is the scam, going on.
3. IDCARE, on 1800 595 160, is a free service that helps with stolen identity details and a plan.
4. A report goes to [Scamwatch](https://www.scamwatch.gov.au/report-a-scam), and another to the police through ReportCyber.

Then comes the second half of the scam. Names of people who have paid are sold, and soon someone calls who can recover everything, for a fee. They may say they are lawyers, hackers or the government. According to Scamwatch, one in three people who are scammed are scammed more than once.

The other thing that helps scammers is shame. It keeps people from calling the bank in the first hour and from warning their friends. They are the ones who did something wrong.

## Common mistakes

- **Taking an early payout as proof:** it is the cost of doing business, for them.
- **Thinking that only the greedy or the old get caught:** in early 2025 younger people were the most likely to report that a scam had cost them money.
- **Checking with the person who made the offer:** they have an answer ready, and a colleague to confirm it.
- **Paying a little more to get the rest out:** each fee is a new loss.

## In short

- A scam is a story that leaves no time to check.
- Let the promise run for a year, and the sum gives the scam away.
- Checks that go around the offer work; a logo, a review or a small payout proves nothing.
- If it happens: the bank first, quickly, and nobody needs to feel ashamed.
`

export const notes: LessonNotes = {
  objectives: [
    'recognise the steps that most investment scams share',
    'test a claimed return with one sum',
    'say what comes first when money has gone to a scammer',
  ],
  takeaways: [
    'A small early payout is bait and no proof of anything.',
    'The check that counts is the one the other side has no hand in.',
    'An offer to recover lost money for a fee is most likely the next scam.',
  ],
  sources: [
    {
      name: 'National Anti-Scam Centre, Targeting scams',
      url: 'https://www.nasc.gov.au/reports-and-publications/targeting-scams',
    },
    {
      name: 'Scamwatch, Report a scam',
      url: 'https://www.scamwatch.gov.au/report-a-scam',
    },
    {
      name: 'Scamwatch, Jobs and employment scams',
      url: 'https://www.scamwatch.gov.au/types-of-scams/jobs-and-employment-scams',
    },
    {
      name: 'Moneysmart, Investor alert list',
      url: 'https://moneysmart.gov.au/check-and-report-scams/investor-alert-list',
    },
    { name: 'Moneysmart, Check and report scams', url: 'https://moneysmart.gov.au/check-and-report-scams' },
  ],
  checkedOn: '2026-11-22',
}
