// Lesson 4, ETFs: what an exchange-traded fund holds, costs and how it trades on the ASX.
import type { LessonNotes } from '../lesson.ts'

export const body = `# ETFs

Owning a slice of 200 companies the long way means 200 orders, 200 lots of brokerage and a spreadsheet nobody wants to look after. An exchange-traded fund, or ETF, wraps all of that into something you can trade in one go, like a single share.

The wrapper is clever and fairly cheap. It is also only a wrapper. What matters is what has been put inside it, and the same three letters cover everything from the dull to the alarming.

## What you actually own

Most ETFs in Australia are **unit trusts**. The trust owns the shares, bonds or whatever it says on the label, usually through a separate custodian. You own units in the trust. You don't own the shares directly, so you don't turn up on each company's register or vote at its meeting.

The most common type follows an **index**, which is a list with rules. The S&P/ASX 200 is a list of 200 of the largest companies on the ASX, weighted by market value, so the biggest company on the list moves it far more than the smallest. In recent years the ten largest have made up more than 40% of it, which is worth remembering when "200 companies" sounds like an even spread. An index ETF aims to match its list, no better and no worse, before costs. It makes no attempt to dodge a fall.

Other ETFs hold bonds, gold, overseas shares or one narrow theme. Some are **active**, meaning a manager picks the holdings.

## Two prices that stay close

Every unit has a **net asset value** (NAV): everything the fund holds, minus what it owes, divided by the number of units. A fund with $500 million of assets, no debts and 20 million units has a NAV of $25.00.

On the exchange, though, units trade at whatever buyers and sellers agree on. What keeps that price near the NAV is mostly a **market maker**, a firm that quotes prices to buy and sell all day. It can also swap a bundle of the underlying shares for new ETF units, or hand units back for the shares. If the price wanders well above the NAV, making new units is profitable, and doing so pushes the price down again. The reverse works too. Many funds also publish an estimate of the NAV through the day, the **iNAV**, so anyone can compare the two.

There are always two quotes. The **bid** is the highest price someone will pay. The **ask** is the lowest price someone will accept. The gap is the **bid-ask spread**, and it is a cost: buy at the ask, sell at the bid, and the gap stays behind.

## What it costs

- **Management fee:** a yearly percentage, sometimes shown as the MER (management expense ratio), taken out of the fund's assets a little at a time. No bill arrives, so it is easy to forget.
- **Brokerage:** what your broker charges per trade. On a $500 order, $5 of brokerage means starting 1% behind.
- **Spread:** with a bid of $24.98 and an ask of $25.02, a round trip costs 4 cents a unit, or about 0.16%.
- **Tracking difference:** how far the fund's return ends up from its index. The fee explains most of it.

**Worked example:** two ETFs hold the same things and earn 6% a year before fees. One charges 0.20% a year, the other 0.80%. Each starts with $10,000.

1. In the first year the fees are about $20 and $80. Hardly worth an argument.
2. After fees they grow at about 5.8% and 5.2% a year.
3. After 20 years the cheaper one holds $30,883 and the dearer one $27,562.
4. The gap is about $3,320, roughly a third of the original $10,000, for the same investments.

A higher fee can pay for something different inside. It can also pay for the same thing inside.

## A day on the exchange

Normal trading on the ASX runs from about 10:00 am to 4:00 pm Sydney time on business days, and a short auction just after four sets the official closing price. Two quirks are worth knowing.

Spreads are often wider in the first few minutes, while the underlying shares are still opening, and on days when markets are jumpy. For an ETF holding US shares, Wall Street is asleep during the Australian day, so the market maker is quoting an estimate and leaves itself more room.

Orders come in two main kinds. A **market order** takes whatever price is there. A **limit order** names the worst price you will accept and waits. After a trade, settlement is **T+2**: the units and the money change hands two business days later.

Funds pass on what they earn as **distributions**, often two or four times a year.

**Tax, as at November 2026:** distributions are generally taxed in the year they relate to, even when they are reinvested, and may carry franking credits for company tax already paid.

**Capital gains tax, as at November 2026:** selling an investment at a profit can mean capital gains tax (CGT). Individuals who held for at least 12 months leave half of the gain out, the 50% CGT discount. Gains that build up to 30 June 2027 keep it, even if the sale comes later. For gains that build up from 1 July 2027, the cost base is raised with inflation instead, and a minimum tax of 30% applies, with exceptions for people on some government payments. This is law (Act No. 49 of 2026), and the [ATO](https://www.ato.gov.au/individuals-and-families/investments-and-assets/capital-gains-tax) has the details.

## Not every ETF is a broad one

A single-theme ETF can hold 30 companies that all rise and fall on one idea. A **geared** ETF borrows to magnify its moves, and falls are magnified with the rises. A **synthetic** one uses contracts with a bank in place of the assets. Some hold cryptocurrency.

Funds also close. If one is wound up, holders are paid their share of what it holds, on the fund's timetable rather than their own.

Each ETF comes with a Product Disclosure Statement (PDS), which says what it holds, what it charges and what can go wrong. [Moneysmart](https://moneysmart.gov.au/managed-funds-and-etfs/exchange-traded-funds-etfs) has a plain-English page on the types.

## Common mistakes

- **Reading "ETF" as "safe":** the label describes how it trades. A share ETF can halve if its market halves.
- **Judging by the unit price:** a $20 unit isn't cheaper than a $100 unit. Fund managers choose the starting number, and only the value inside counts.
- **Stacking look-alikes:** a global fund, a US fund and a technology fund may share many of their largest holdings.
- **Forgetting the currency:** an unhedged overseas ETF moves with the Australian dollar as well as with its shares.

## In short

- Most Australian ETFs are unit trusts: you own units, and the trust owns the assets.
- Market makers keep the traded price close to the NAV, most of the time.
- Fees, brokerage and spreads are small numbers that add up over years.
- The risk comes from what is inside, whatever the label says.
`

export const notes: LessonNotes = {
  objectives: [
    'say what the holder of an ETF owns, and what the trust owns',
    'explain what keeps the traded price close to the NAV',
    'add up fee, brokerage and spread',
  ],
  takeaways: [
    'An ETF is a wrapper: what is inside decides the risk.',
    'Two ETFs can hold the same things and charge different fees.',
    'The PDS says what an ETF holds, what it charges and what can go wrong.',
  ],
  sources: [
    {
      name: 'Moneysmart, Exchange traded funds (ETFs)',
      url: 'https://moneysmart.gov.au/managed-funds-and-etfs/exchange-traded-funds-etfs',
    },
    {
      name: 'ASX, Cash market trading hours',
      url: 'https://www.asx.com.au/markets/market-resources/trading-hours-calendar/cash-market-trading-hours',
    },
    { name: 'ASX, Indices', url: 'https://www.asx.com.au/markets/trade-our-cash-market/overview/indices' },
    {
      name: 'ATO, CGT discount',
      url: 'https://www.ato.gov.au/individuals-and-families/investments-and-assets/capital-gains-tax/cgt-discount',
    },
    {
      name: 'Treasury Laws Amendment (Tax Reform No. 1) Act 2026',
      url: 'https://www.legislation.gov.au/C2026A00049/asmade/text',
    },
  ],
  checkedOn: '2026-11-22',
}
