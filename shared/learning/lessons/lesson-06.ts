// Lesson 6, Bitcoin Basics: how bitcoin works, why its price swings and what can go wrong.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Bitcoin Basics

On 31 October 2008, six weeks after Lehman Brothers went bankrupt, someone using the name Satoshi Nakamoto posted a nine-page paper about sending money without a bank in the middle. The network started in January 2009. Nobody has proved who wrote the paper, and its author went quiet in 2011.

You don't need to admire bitcoin or despise it to learn how it works. You do need to know what sort of thing it is, because the ways it can go wrong are unlike a bank account's.

## A ledger with no head office

When you pay by card, a bank updates its private list of who has what. Bitcoin is a public list that thousands of computers keep copies of. There is no company, no customer service and nobody to ring.

Transactions are bundled into **blocks**, about one every ten minutes, and each block is chained to the one before. Hence **blockchain**.

Who gets to add the next block? Computers called **miners** race to solve a pointless but difficult puzzle, and one modern machine makes over 100 trillion guesses a second. The winner adds the block and is paid in new bitcoin plus fees. This is **proof of work**. Rewriting an old transaction would mean redoing that work, and all the work since, faster than everyone else combined. It makes cheating absurdly expensive. It also uses a great deal of electricity, which is the point of the design and the main complaint about it.

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

Platforms have failed many times. Mt. Gox, then the world's largest, collapsed in February 2014. FTX went under in November 2022, and about 30,000 customers in Australia were caught. Crypto isn't covered by the Financial Claims Scheme, which protects up to $250,000 of bank deposits per account-holder at each institution. The Corporations Amendment (Digital Assets Framework) Act 2026 became law in April 2026. Its licences for platforms that hold customers' crypto start on 9 April 2027, so as at November 2026 no platform has one of those. Some show an older kind of financial services licence. That one is for other products, such as payments, and says nothing about how bitcoin is kept. A licence sets rules for the platform. It does nothing for the price.

## Why the price swings

A share is a claim on a company's profits. A bond pays interest. A flat earns rent. Bitcoin pays its owner nothing, so there are no earnings to weigh its price against. It is worth what the next person will pay, and the next person's mood can change by lunchtime. Trading never closes, and much of it is done with borrowed money, which turns falls into stampedes.

Three of its biggest falls, peak to trough:

- **2013 to 2015:** down about 85%
- **2017 to 2018:** down about 84%
- **November 2021 to November 2022:** down about 77%

After each of those the price later went higher than before. Then, from October 2025 to early February 2026, it fell by more than half. A history of recoveries is under no obligation to continue.

**Worked example:** someone puts in $1,000 right before a 77% fall.

1. The platform's fee and spread together take 1.5%, so $985 goes in.
2. After the fall, $985 x 0.23 = $226.55 is left.
3. To get back to $1,000, that $226.55 has to rise by 341%.
4. If the price doubled, it would feel like a triumph. They would have $453.10.

## Tax and paperwork

**Tax, as at November 2026:** the ATO treats bitcoin as a capital gains tax (CGT) asset, more like a share than a currency. Selling it, swapping it for another coin or paying for something with it can each be a taxable event, worked out in Australian dollars on the day. Coins held at least 12 months get the 50% CGT discount on gains that build up to 30 June 2027. For gains that build up from 1 July 2027 the cost base is raised with inflation instead, and a minimum tax of 30% applies, with some exceptions.

The [ATO](https://www.ato.gov.au/individuals-and-families/investments-and-assets/crypto-asset-investments) collects data from platforms and expects people to keep records of their own.

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

export const notes: LessonNotes = {
  objectives: [
    'explain what a blockchain records and who adds to it',
    'say why a capped supply does not set a price',
    'name what goes wrong with keys and with platforms',
  ],
  takeaways: [
    'Whoever has the private key has the coins, and a payment cannot be called back.',
    'Bitcoin pays no income, so its price rests on what the next person will pay.',
    'Crypto sits outside the scheme that protects bank deposits.',
  ],
  sources: [
    { name: 'Bitcoin: a peer-to-peer electronic cash system (2008 paper)', url: 'https://bitcoin.org/bitcoin.pdf' },
    { name: 'Moneysmart, Crypto assets', url: 'https://moneysmart.gov.au/investment-warnings/crypto-assets' },
    {
      name: 'ATO, Crypto asset investments',
      url: 'https://www.ato.gov.au/individuals-and-families/investments-and-assets/crypto-asset-investments',
    },
    {
      name: 'ASIC, Roadmap for digital assets law reform',
      url: 'https://www.asic.gov.au/about-asic/news-centre/news-items/asics-roadmap-for-digital-assets-law-reform-implementation',
    },
    {
      name: 'Corporations Amendment (Digital Assets Framework) Act 2026',
      url: 'https://www.legislation.gov.au/C2026A00038/asmade/text',
    },
  ],
  checkedOn: '2026-11-22',
}
