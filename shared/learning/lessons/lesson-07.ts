// Lesson 7, Ethereum: smart contracts, gas, staking and their risks.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Ethereum

If bitcoin is a shared ledger that does one job, Ethereum is a shared computer that will run anybody's program, including the badly written ones. It launched in July 2015, and most of what people call crypto beyond bitcoin (tokens, stablecoins, lending without a bank, pictures of apes) was built on it or copied from it.

Two words to keep apart: **Ethereum** is the network, and **ether** (ETH) is the coin you pay with to use it.

## Programs that hold money

A **smart contract** is a program stored on the network that can hold coins and move them by fixed rules. Think of a vending machine: put in $4, press B7, get a drink. No shopkeeper decides anything. Also no shopkeeper helps when the can gets stuck.

Here is a simple one. Two friends bet on a match and each sends 1 ETH to a contract. When the result is reported, it pays 2 ETH to the winner. Neither friend has to trust the other to pay up.

Bigger contracts work the same way. A lending contract might let someone lock up $150 of ether to borrow $100 of another coin. If the ether slips to around $120, the contract sells it without ringing first, at 3 am if that is when it happens.

The two friends do have to trust two other things. One is the code: it does precisely what it says, even when that isn't what anyone meant. The other is the report of the score. A contract can't see a football ground, so it relies on an outside data feed, called an **oracle**. If the feed is wrong, the contract pays the wrong person without hesitation.

## Gas: paying for the work

Every step a program takes costs **gas**, a measure of effort. Sending ETH from one person to another takes 21,000 units. A busy contract takes many times that. You pay gas units x gas price, and the price is quoted in **gwei**, which are billionths of an ETH.

The price moves with demand. Since August 2021 the base part of each fee has been destroyed rather than paid to anyone, and a tip on top goes to whoever adds the block. A transaction that fails part-way usually still costs gas, because the work was done.

**Worked example:** suppose 1 ETH is worth $5,000. (A round number chosen for the sums. It isn't today's price.)

1. A plain transfer at 20 gwei: 21,000 x 20 = 420,000 gwei = 0.00042 ETH = $2.10.
2. A swap through a contract, using 180,000 gas at 20 gwei: 0.0036 ETH = $18.00.
3. A crowded day, 200 gwei: the transfer costs $21 and the swap costs $180.
4. Swapping $100 worth on that crowded day would cost more than the $100.

Busy days like that led to **layer 2** networks, which bundle many transactions and record the result on Ethereum. They are far cheaper, and they add moving parts of their own that can break. Coins reach them through a **bridge**, and bridges are a favourite of thieves.

## From mining to staking

Ethereum once used miners, as bitcoin does. In September 2022 it switched to **proof of stake**, an event called the Merge, and its electricity use dropped by more than 99%.

Now blocks are added by **validators** who lock up ETH as security, at least 32 ETH for each validator. They are picked at random to propose and check blocks, and honest work earns rewards in ETH. Cheating, and some kinds of carelessness, can destroy part of the stake, which is called **slashing**. People with less than 32 ETH often join a pool or use a platform that stakes for them.

A staking reward gets quoted like interest, and it isn't interest. Say 10 ETH earns 3% over a year, making 10.3 ETH, while the price of ETH falls 40%. In dollars that is 10.3 x 0.6 = 6.18, down from 10. A loss of 38%, with the reward included. There can also be a queue to get out, and if a platform holds the stake, its failure is your problem. The Financial Claims Scheme, which protects bank deposits up to $250,000 per account-holder at each institution, doesn't cover any of it.

**Tax, as at November 2026:** the ATO generally counts staking rewards as ordinary income at their Australian dollar value when received. Selling or swapping later can bring capital gains tax (CGT) as well. After at least 12 months, gains that build up to 30 June 2027 get the 50% CGT discount. For gains that build up from 1 July 2027 that CGT discount gives way to a cost base raised with inflation and a minimum tax of 30%, with some exceptions. The [ATO](https://www.ato.gov.au/individuals-and-families/investments-and-assets/crypto-asset-investments) keeps a section on crypto assets.

## When the code is wrong

In 2016 a program called The DAO raised about US$150 million in ETH to be invested by its members' votes. In June that year someone found a flaw that let them withdraw repeatedly before the balance updated, and drained about 3.6 million ETH. The code ran perfectly. It just wasn't what its authors had in mind.

A month later most of the network agreed to change the ledger and hand the money back. A minority refused on principle and carried on with the old version, known as Ethereum Classic. So "code is law" turned out to have an appeals court, once, when the sum was big enough and the community small enough. Later victims have seldom been so lucky. Contracts are now often audited by specialists before launch, which helps, and audited contracts have been drained as well. In March 2022, stolen keys let attackers take about US$600 million from the Ronin bridge, which moved coins between networks.

The price has been rough too. From November 2021 to June 2022, ether fell by close to 80%. Unlike bitcoin it has no fixed cap: new ETH is issued to validators and some is destroyed in fees, so the total drifts either way.

## Common mistakes

- **Assuming every token is backed by Ethereum:** anyone can create a token in minutes. Running on the network is no endorsement, just as having a website isn't.
- **Signing without reading:** approving a wallet pop-up can give a contract permission to take a token from you later, all of it.
- **Treating a stablecoin as a bank balance:** it depends on the issuer's reserves or on a mechanism. TerraUSD, a large one on another network, lost nearly all its value in May 2022.
- **Counting the reward and forgetting the coin:** 3% more of something can be worth a lot less.

## In short

- Ethereum runs programs that hold and move money without a middleman, or a helpline.
- Gas is the fee for that work, it rises with demand, and failing can cost it too.
- Staking pays ETH for locking up ETH, with price, platform and slashing risk.
- A contract does what its code says, and code has bugs.
`

export const notes: LessonNotes = {
  objectives: [
    'explain what a smart contract can and cannot know',
    'work out a gas fee, and say why it rises',
    'weigh a staking reward against a fall in price',
  ],
  takeaways: [
    'Code that holds money does exactly what it says, mistakes included.',
    'A reward paid in ether is worth whatever ether is worth that day.',
    'Anyone can create a token, so running on Ethereum vouches for nothing.',
  ],
  sources: [
    { name: 'ethereum.org, Gas and fees', url: 'https://ethereum.org/en/developers/docs/gas/' },
    { name: 'ethereum.org, The Merge', url: 'https://ethereum.org/en/roadmap/merge/' },
    {
      name: 'US Securities and Exchange Commission, Report on The DAO',
      url: 'https://www.sec.gov/litigation/investreport/34-81207.pdf',
    },
    {
      name: 'ATO, Crypto asset investments',
      url: 'https://www.ato.gov.au/individuals-and-families/investments-and-assets/crypto-asset-investments',
    },
    { name: 'Moneysmart, Crypto assets', url: 'https://moneysmart.gov.au/investment-warnings/crypto-assets' },
  ],
  checkedOn: '2026-11-22',
}
