// Lesson 12, Super: what goes in, what it costs, what it is invested in, and why it is locked.
import type { LessonNotes } from '../lesson.ts'

export const body = `# Super

There is a line on most payslips that gets read about as often as the terms and conditions. It says "super", it has a number beside it, and the number never turns up in the bank. It is pay all the same.

Super, short for superannuation, is your money. It is already invested, and it is locked until about 60. Three things decide what it becomes: what goes in, what it costs, and what it is invested in. None of the three asks for much of your time. All of them get a lot of it, because the clock runs for 40 years.

## The line on the payslip

**Super rules, as at November 2026:** an employer generally pays 12% of ordinary pay into a super fund. Casuals and part-timers are included, and since July 2022 there is no minimum pay to reach first. Workers under 18 get it for weeks of more than 30 hours. Overtime is mostly left out. Since 1 July 2026 the money has to reach the fund within seven business days of payday, with longer for somebody new to the job.

For a casual on $600 a week that is $72 a week, or $3,744 over 52 weeks of work.

Job ads play a small game here. "$80,000 plus super" means $80,000 of pay. "An $80,000 package" often means about $71,429 of pay, with the 12% inside.

Three places show the same money: the payslip, the fund's app and myGov. The payslip says what is meant to be paid. The other two say what arrived. When they disagree, people tend to ask payroll first, and the ATO has a form to [report unpaid super](https://www.ato.gov.au/calculators-and-tools/super-report-unpaid-super-contributions-from-my-employer).

## What goes in

**Super and tax, as at November 2026:** what an employer pays in is generally taxed at 15% on the way. On $70,000 a year, 12% is $8,400, and $7,140 of it gets invested. People with an income of up to $37,000 generally get that 15% put back into the account, up to $500 a year.

There are two kinds of contribution, with names that sound like a cinema queue:

- **Concessional:** paid in before income tax. The employer's 12% is one. So are salary sacrifice and contributions that a person claims as a deduction. For 2026-27 all of them together have a cap of $32,500, for most people.
- **Non-concessional:** paid in from money that has been through income tax already, such as savings, with no deduction claimed. The usual cap for 2026-27 is $130,000, which troubles very few people under 30.

The lock has a price and a reward. Take $1,000 of pay, as at November 2026. As a concessional contribution it leaves $850 in super. In the hand, at a rate of 30% plus 2% for Medicare, it leaves $680. The $850 is more money. The $680 can pay the rent on Tuesday. Both facts are true, and the sum can't say which of them counts for more.

## Where it sits

Somebody who never chooses ends up in a default option, called **MySuper**. It is a ready-made mix. Some keep one mix for life, and others grow calmer as the member gets older. In most of them, shares are a large part, from Australia and overseas.

So a bad week on the share market is a bad week for super too. Most working Australians are investors already. They just never got the welcome email.

Since November 2021 a new employer also looks for the account a person already has, unless they name another. That account is called **stapled**, and it follows them from job to job.

Two public comparisons exist. APRA, the regulator, tests MySuper and many other options against a benchmark each year. When one fails, the fund has to write to its members. After two fails in a row, that option can't take new ones. The [YourSuper comparison tool](https://www.ato.gov.au/calculators-and-tools/super-yoursuper-comparison-tool) sets fees and past returns side by side. Both look backwards. Neither knows which fund will do well next.

## Small percentages, long years

**Worked example:** two accounts hold the same investments, and $7,140 goes into each at the end of every year for 40 years. After fees one grows at 6% a year and the other at 5.5%. (Pay never rises in this sum, so that only the fee differs.)

1. At 6% there is about $1,105,000 at the end.
2. At 5.5% there is about $975,400.
3. Half a point took about $129,600, or 12%. Each fee took its own later growth along.
4. Those dollars are 40 years away. If prices rise 3% a year, they are worth about $338,700 and $299,000 in today's money. The gap is still 12%.

Actual returns come in lumps, with some years well below zero. The sum shows what a fee does, and it is no forecast.

Flat fees work on small balances. Say a summer job left a second account behind, and it costs $90 a year. Over 40 years at 6% those fees would have grown to $13,929, or about $4,270 in today's money. Lost accounts show up in myGov, under ATO and then Super.

One thing can hide in an old account, and that is **insurance**. Cover generally isn't automatic for new members under 25 or with less than $6,000, so many young people have none and some have it without knowing. When an account closes, its cover ends with it. [Moneysmart](https://moneysmart.gov.au/how-super-works) explains what the different covers do.

## The lock

**Super rules, as at November 2026:** for anyone born after June 1964 the lock opens at 60 on retiring or leaving a job, or at 65 either way. Before that the doors are few, such as severe hardship, being too ill or injured to work, some medical costs, and a terminal illness. [Moneysmart](https://moneysmart.gov.au/how-super-works/when-you-can-access-your-super-early) goes through them. A scheme for first-home buyers lets some voluntary contributions out again. The employer's 12% stays.

That leaves a gap in the market, and crooks have filled it. Somebody offers to "release" super early, for a fee. They ask for identity papers, and often want the money moved to a new self-managed fund. It is illegal. Money taken out this way counts as income for the year, penalties can come on top, and a stranger has the papers.

## Common mistakes

- **Taking the payslip as proof:** it says what is meant to be paid. The fund shows what came.
- **Judging a fund by one good year:** the lucky and the skilled look alike over 12 months. Fees repeat every year.
- **Closing an account unread:** the insurance inside goes as well, and new cover may come with questions about health.
- **Filing it under "old people":** the dollars paid in first have the longest time to grow, and fees have the longest time to nibble.

## In short

- Super is your own pay, invested and locked until about 60.
- What goes in, what it costs and what it holds decide the rest.
- A fee of half a point can take about an eighth over a working life.
- The fund's record, next to the payslip, shows whether it was paid.
`

export const notes: LessonNotes = {
  objectives: [
    'follow super from the payslip to the fund',
    'tell a concessional from a non-concessional contribution',
    'work out what a small yearly fee does over 40 years',
  ],
  takeaways: [
    'Most working Australians own shares already, through super.',
    'Three records of one payment are easy to compare: payslip, fund and myGov.',
    'Whoever offers super early, for a fee, is selling trouble.',
  ],
  sources: [
    {
      name: 'ATO, Super guarantee percentage',
      url: 'https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds/super-guarantee',
    },
    {
      name: 'ATO, About Payday Super',
      url: 'https://www.ato.gov.au/businesses-and-organisations/super-for-employers/payday-super/about-payday-super',
    },
    {
      name: 'ATO, Contributions caps',
      url: 'https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds/contributions-caps',
    },
    {
      name: 'ATO, YourSuper comparison tool',
      url: 'https://www.ato.gov.au/calculators-and-tools/super-yoursuper-comparison-tool',
    },
    { name: 'Moneysmart, How super works', url: 'https://moneysmart.gov.au/how-super-works' },
  ],
  checkedOn: '2026-11-22',
}
