// Lesson 6, Bitcoin Basics: how bitcoin works, why its price swings and what can go wrong (spec section 3, Lesson catalogue).
import type { QuizQuestion } from '../lesson.ts'

export const body = `# Bitcoin Basics

On 31 October 2008, six weeks after Lehman Brothers went bankrupt, someone using the name Satoshi Nakamoto posted a nine-page paper about sending money without a bank in the middle. The network started in January 2009. Nobody has proved who wrote the paper, and its author went quiet in 2011.

You don't need to admire bitcoin or despise it to learn how it works. You do need to know what sort of thing it is, because the ways it can go wrong are unlike a bank account's.

## A ledger with no head office

When you pay by card, a bank updates its private list of who has what. Bitcoin is a public list that thousands of computers keep copies of. There is no company, no customer service and nobody to ring.

Transactions are bundled into **blocks**, about one every ten minutes, and each block is chained to the one before. Hence **blockchain**.

Who gets to add the next block? Computers called **miners** race to solve a pointless but difficult puzzle, guessing billions of times a second. The winner adds the block and is paid in new bitcoin plus fees. This is **proof of work**. Rewriting an old transaction would mean redoing that work, and all the work since, faster than everyone else combined. It makes cheating absurdly expensive. It also uses a great deal of electricity, which is the point of the design and the main complaint about it.

To send bitcoin, your wallet signs a message with a secret key and broadcasts it with a fee attached. Miners tend to pick up the best-paying messages first, so fees climb when the network is busy. Once a payment is in a block it counts as confirmed, and for large sums people usually wait for several more blocks on top, about an hour.

## A supply on a timetable

New bitcoin arrives on a schedule. The reward per block began at 50 and halves every 210,000 blocks, roughly every four years. At the fourth **halving**, in April 2024, it dropped from 6.25 to 3.125. The total can never pass 21 million, and by November 2026 a bit over 20 million already exist.

People often stop there: fixed supply, therefore rising price. But price needs demand as well. There is exactly one of your Year 3 finger painting, and the market for it is quiet. A cap on supply tells you how many there can be, and nothing about what anyone will pay.

What is it used for? Supporters point to sending money across borders without asking permission, and to holding something no government can print. Critics point to how few everyday payments it handles, the electricity, and its appeal to criminals. Both lists are fair. And plenty of people hold it for a simpler reason: they hope the price will rise.

## Keys, and no reset button

Bitcoin is controlled by a **private key**, a very large secret number. Whoever has the key can move the coins. That one fact explains most of the disasters.

- **Key held by you:** nobody can freeze your coins. Lose it, or the backup words that recreate it, and the coins stay on the list forever with nobody able to touch them.
- **Key held by a platform:** what you have is a claim on a company. If the company fails or was lying, you queue with its other creditors.
- **Coins sent to a wrong address:** there is no chargeback. Payments can't be reversed by anyone.

Platforms have failed many times. Mt. Gox, then the world's largest, collapsed in February 2014. FTX went under in November 2022, and about 30,000 customers in Australia were caught. Crypto isn't covered by the Financial Claims Scheme, which protects up to $250,000 of bank deposits per account-holder at each institution. The Digital Assets Framework Act of 2026 brings platforms that hold customers' crypto into Australia's financial licensing system, and as at November 2026 it is still being phased in. A licence sets rules for the platform. It does nothing for the price.

## Why the price swings

A share is a claim on a company's profits. A bond pays interest. A flat earns rent. Bitcoin pays its owner nothing, so there are no earnings to weigh its price against. It is worth what the next person will pay, and the next person's mood can change by lunchtime. Trading never closes, and much of it is done with borrowed money, which turns falls into stampedes.

Three of its biggest falls, peak to trough:

- **2013 to 2015:** down about 85%
- **2017 to 2018:** down about 84%
- **November 2021 to November 2022:** down about 77%

After each of those the price later went higher than before. That is history, and history is under no obligation to do it again.

**Worked example:** someone puts in $1,000 right before a 77% fall.

1. The platform's fee and spread together take 1.5%, so $985 goes in.
2. After the fall, $985 x 0.23 = $227 is left.
3. To get back to $1,000, that $227 has to rise by 341%.
4. If the price doubled, it would feel like a triumph. They would have $453.

## Tax and paperwork

The ATO treats bitcoin as a capital gains tax (CGT) asset, more like a share than a currency. As at November 2026, selling it, swapping it for another coin or paying for something with it can each be a taxable event, worked out in Australian dollars on the day. The 50% CGT discount for assets held at least 12 months is replaced from 1 July 2027, for gains building up from then, by cost-base indexation with a minimum tax. The [ATO](https://www.ato.gov.au) collects data from platforms and expects people to keep records of their own.

## Where people trip up

- **"One coin costs too much, so I've missed out":** a bitcoin divides into 100 million parts. The price of a whole one says nothing about whether it is cheap or dear.
- **"It's digital gold":** a comparison is an argument rather than evidence. In 2022, with inflation the highest in decades, bitcoin lost more than half its value.
- **"It's anonymous":** every transaction is public for good. Platforms check identities, and the ATO matches data.
- **"The network has never been hacked, so mine is safe":** thieves mostly don't attack the network. They trick people out of keys and passwords.
- **Believing a promise:** anyone offering guaranteed returns on crypto is describing a scam. Payments can't be undone, which is why scammers like it.

## In short

- Bitcoin is a public ledger secured by proof of work, with nobody in charge of it.
- The supply is capped at 21 million. The price isn't held up by anything except demand.
- Whoever holds the private key holds the coins, and mistakes are permanent.
- Falls of around 80% happened three times between 2013 and 2022.
`

export const quiz: readonly QuizQuestion[] = [
  {
    question:
      'Someone keeps their own bitcoin and loses the private key and every backup of it. What happens to the coins?',
    options: [
      'Miners can issue a replacement key after a check',
      'The deposit guarantee pays out their dollar value',
      'They stay on the ledger, and nobody can move them',
      'They go back into the pool of coins to be mined',
    ],
    correctAnswer: 2,
    explanations: [
      'Miners add blocks but have no special powers over coins. There is no lost-password desk.',
      'The Financial Claims Scheme covers deposits at banks, building societies and credit unions. Crypto is outside it.',
      'Yes. The ledger still lists them, but without the key there is no valid way to spend them.',
      'Lost coins are never recycled. They count towards the 21 million even though nobody can use them.',
    ],
  },
  {
    question: 'Bitcoin can never number more than 21 million. What does that cap tell you about its future price?',
    options: [
      'It goes up every time the mining reward halves',
      'It can never drop below what mining one costs',
      'It gets steadier with each new coin that appears',
      'Not much, since demand for it can rise or fall',
    ],
    correctAnswer: 3,
    explanations: [
      'Halvings slow the new supply on a known date. Buyers are free to want it less anyway, and sometimes have.',
      'When mining loses money, miners switch off and the puzzle gets easier. Their costs are no floor for the price.',
      "It hasn't so far: with most coins already mined, it still fell about 77% from 2021 to 2022.",
      'Right. A cap fixes how many can exist. What people will pay for one is a separate question.',
    ],
  },
]
