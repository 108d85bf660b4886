// Lesson 12, Super: what goes in, what it costs, what it is invested in, and why it is locked.
import type { LessonNotes, QuizQuestion } from '../lesson.ts'

export const body = `# Super

There is a line on most payslips that gets read about as often as the terms and conditions. It says "super", it has a number beside it, and the number never turns up in the bank. It is pay all the same.

Super, short for superannuation, is your money. It is already invested, and it is locked until about 60. Three things decide what it becomes: what goes in, what it costs, and what it is invested in. None of the three asks for much of your time. All of them get a lot of it, because the clock runs for 40 years.

## The line on the payslip

**Super rules, as at November 2026:** an employer pays 12% of ordinary pay into a super fund. Casuals and part-timers are included, and since July 2022 there is no minimum pay to reach first. Workers under 18 get it for weeks of more than 30 hours. Overtime is mostly left out. Since 1 July 2026 the money has to reach the fund within seven business days of payday, with longer for somebody new to the job.

For a casual on $600 a week that is $72 a week, or $3,744 over 52 weeks of work.

Job ads play a small game here. "$80,000 plus super" means $80,000 of pay. "An $80,000 package" often means about $71,429 of pay, with the 12% inside.

Three places show the same money: the payslip, the fund's app and myGov. The payslip says what is meant to be paid. The other two say what arrived. When they disagree, people tend to ask payroll first, and the ATO has a form to [report unpaid super](https://www.ato.gov.au/calculators-and-tools/super-report-unpaid-super-contributions-from-my-employer).

## What goes in

**Super and tax, as at November 2026:** what an employer pays in is taxed at 15% on the way. On $70,000 a year, 12% is $8,400, and $7,140 of it gets invested. People with an income of up to $37,000 generally get that 15% put back into the account, up to $500 a year.

There are two kinds of contribution, with names that sound like a cinema queue:

- **Concessional:** paid in before income tax. The employer's 12% is one. So are salary sacrifice and contributions that a person claims as a deduction. For 2026-27 all of them together have a cap of $32,500, for most people.
- **Non-concessional:** paid in from money that has been through income tax already, such as savings. The usual cap for 2026-27 is $130,000, which troubles very few people under 30.

The lock has a price and a reward. Take $1,000 of pay, as at November 2026. As a concessional contribution it leaves $850 in super. In the hand, at a rate of 30% plus 2% for Medicare, it leaves $680. The $850 is more money. The $680 can fix the car on Tuesday. Both facts are true, and the sum can't say which of them counts for more.

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

Real returns come in lumps, with some years well below zero. The sum shows what a fee does, and it is no forecast.

Flat fees work on small balances. Say a summer job left a second account behind, and it costs $90 a year. Over 40 years at 6% those fees would have grown to $13,929, or about $4,270 in today's money. Lost accounts show up in myGov, under ATO and then Super.

One thing can hide in an old account, and that is **insurance**. Cover isn't automatic for new members under 25 or with less than $6,000, so many young people have none and some have it without knowing. When an account closes, its cover ends with it. [Moneysmart](https://moneysmart.gov.au/how-super-works) explains what the different covers do.

## The lock

**Super rules, as at November 2026:** for anyone born after June 1964 the lock opens at 60 on retiring, or at 65 either way. Before that the doors are few: severe hardship, some medical costs, a terminal illness. A scheme for first-home buyers lets some voluntary contributions out again. The employer's 12% stays.

That leaves a gap in the market, and crooks have filled it. Somebody offers to "unlock" super early, for a fee. They ask for identity papers, and often want the money moved to a new self-managed fund. It is illegal. Money taken out this way counts as income for the year, penalties can come on top, and a stranger has the papers.

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
    'Whoever offers to unlock super for a fee is selling trouble.',
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

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l12-q1',
    section: 'What goes in',
    question: 'Which of these is a concessional contribution?',
    options: [
      'Savings moved across from the bank',
      'The return a fund earned last year',
      "An employer's 12% of ordinary pay",
      'Lost super that has turned up',
    ],
    correctAnswer: 2,
    explanations: [
      'Savings have been through income tax already, so moving them in is a non-concessional contribution.',
      'Earnings are made inside the fund. A contribution comes in from outside.',
      'Right. It goes in before income tax, and so it counts towards the concessional cap.',
      'That money was in super all along. Finding it puts nothing new in.',
    ],
  },
  {
    id: 'l12-q2',
    section: 'Small percentages, long years',
    question:
      'Two accounts earn the same before fees, and one costs half a point more each year. After 40 years of contributions, about how much less is in it?',
    options: ['About an eighth', 'About half a per cent', 'About a fiftieth', 'About half'],
    correctAnswer: 0,
    explanations: [
      "Yes. In the lesson's sum it was 12%, because each fee takes its own later growth along.",
      'That is one year of it. Forty years of fees, and the growth they would have made, add up to far more.',
      'Two per cent is about four years of the fee. The sum runs for forty.',
      'A long time makes a small fee large, but not that large. Half would take a fee of several points.',
    ],
  },
  {
    id: 'l12-q3',
    section: 'The line on the payslip',
    question: "Kim's payslip lists super every week. Where can she see that the money has arrived?",
    options: [
      'On the payslip, as it is a record',
      'In her contract, under wages',
      'In her bank account, a week after payday',
      'In her account at the fund',
    ],
    correctAnswer: 3,
    explanations: [
      'A payslip records what is meant to be paid. Some of it may never have been sent.',
      'A contract says what was agreed. It knows nothing about last week.',
      'Super never passes through the bank account. It goes from the employer to the fund.',
      'Right. The fund shows what came in and when, and myGov shows it too.',
    ],
  },
  {
    id: 'l12-q4',
    section: 'The lock',
    question:
      'A message offers to get Dan, 28, his super early for a fee, so that he can buy a car. What is it most likely?',
    options: [
      'A hardship service of his fund',
      'An illegal scheme, and a risk to all of it',
      'A right that opens to members at 25',
      'A loan against his balance',
    ],
    correctAnswer: 1,
    explanations: [
      'Hardship means trouble with basic living costs, and a fund does not sell it by message. A car is no ground.',
      'Yes. The money counts as income, penalties can follow, and a stranger ends up with his papers.',
      'No age under 60 opens the lock for people his age, apart from a few narrow grounds.',
      'Super cannot be borrowed against like a house. Offers that say so belong to the same family.',
    ],
  },
  {
    id: 'l12-q5',
    section: 'Where it sits',
    question: 'Mia has never chosen how her super is invested. What does a default option usually hold?',
    options: [
      'A mix, with shares as a large part',
      'Cash in a bank, until she makes a choice',
      "Her employer's own shares",
      'Government bonds alone',
    ],
    correctAnswer: 0,
    explanations: [
      'Right. That is why a fall in the share market shows up in super as well.',
      'Money does not wait for a choice. It is invested from the start, in the default mix.',
      'A fund is separate from the employer, and spreads money over many companies.',
      'Bonds are often a part of the mix, and rarely the whole of it.',
    ],
  },
  {
    id: 'l12-q6',
    section: 'Where it sits',
    question: "What can APRA's yearly test tell a member?",
    options: [
      'Which option will lead over ten years',
      'How much insurance comes with it',
      'Whether an employer has paid on time',
      'How an option did against a benchmark, so far',
    ],
    correctAnswer: 3,
    explanations: [
      'The test looks at years that are over. Nobody has the results of the next ten.',
      "Insurance is no part of the test. The fund's own documents describe it.",
      'That is between the employer, the fund and the ATO. The test is about investments and fees.',
      'Yes. It compares what happened with a benchmark, which is useful and looks backwards.',
    ],
  },
]
