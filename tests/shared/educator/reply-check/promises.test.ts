// Promises about money: what says so is found in plain and everyday words; terms, history, warnings and refusals stay.
import { expect, test } from 'vitest'
import { hardCodes } from '#shared/educator/reply-check/hard/hard-rules.ts'

const around = (sentence: string): string =>
  `Cover of every kind has its terms, and they differ from firm to firm. ${sentence} The rest is in the document.`

test.each([
  'Report it today and your bank will put every cent back.',
  'The exchange simply has to make customers whole after a hack.',
  "If a scammer got in, don't fret, the bank always gives the money back.",
  'The insurer pays out without fail.',
  "Whatever the thief took, you'll get every last dollar back.",
  'Give it a few weeks and the money comes back.',
  'Your insurer has no choice but to pay once a doctor has signed.',
  'Anyone misled that way is certain to be compensated.',
  'Held to the end, there is simply no way you could end up behind.',
  "Over twenty years a broad fund can't lose.",
  'A bond of the Commonwealth cannot hurt you.',
  'After ten years a loss is simply off the table.',
  'With Canberra behind it nothing can go wrong.',
  'The capital itself is never at risk.',
  'Nobody who waited ever loses.',
  'In a large fund your savings are safe, whatever you read.',
  'Hybrids of the four majors are every bit as secure as a deposit.',
  'Leave it alone, as it always comes back.',
  'Rent is income, and that income is locked in.',
  "Keep going and you'll come out ahead, no ifs.",
  'Anyone who holds for long enough is sure to come out in front.',
  'The reward turns up every week, rain or shine.',
  'Bricks simply never go backwards.',
  'Notes of a big bank are money in the bank.',
  "Whatever happens, customers are made whole by the country's insurance.",
  'The market comes back for those who wait, without exception.',
  'Pay by credit card and nobody ends up out of pocket.',
  'Worst case, you break even on the day you leave.',
  'After two decades the risk of ending up behind is nil.',
  'Prices have nowhere to go but up from here.',
  'A registered firm will pay you back as a matter of course.',
  'Time has never once let down an investor in the whole market.',
])('a promise is blocked, whatever a judge says: %s', (sentence) => {
  expect(hardCodes(around(sentence))).toContain('G')
})

test.each([
  'You cannot fail Lesson 3: the quiz may be taken again.',
  'The scheme pays back deposits of up to $250,000 per person and bank.',
  'The bank might give the money back, and it might not.',
  'Anyone who says that you will get every cent back wants a fee first.',
  '“You cannot lose” is the oldest line there is.',
  "'The money always comes back' is what recovery scams write.",
  'Whether your insurer will pay in full is for the policy to say.',
  'It is a myth that shares cannot lose money.',
  'The bank does not always make you whole.',
  "Old and large doesn't mean bulletproof.",
  'At maturity the face value is repaid if the issuer can.',
  'The All Ordinaries took years to regain its peak of 2007.',
  "A pay rise can't leave you with less from income tax alone.",
  'The Nikkei of 1989 took until 2024, so prices do not always come back.',
  'XP and levels never go backwards.',
  'Employers must pay super in full by the due date.',
  'Never let a caller onto your computer.',
  'Some banks will give the money back, others ask for more proof.',
  'Super is locked in until you reach preservation age.',
  'The rate of a term deposit is locked in for the term.',
  'Once you sell, the loss is locked in.',
  'At the end of the term the bank gives the money back with interest.',
  'You lend the government money, they pay interest and then pay it all back at maturity.',
  'The money comes back to your bank account two business days after the sale.',
  'There is nothing to lose sleep over.',
  "Prices don't follow a timetable.",
  'Volatility is sure to rise and fall.',
  'Whatever happens, you can come back to this lesson.',
  'Money in the bank earns interest, and inflation eats part of it.',
  "The tax office doesn't always recover the lot.",
  'In the end you get your money back only if the issuer is still there.',
  'The risk of ending up with less falls with time, but it never disappears.',
  "The government doesn't stand behind every dollar in a fund.",
  'Worst case, you get your password reset by email.',
  'The worst case is a total loss.',
  "XP is never lost, so there's nothing to lose by having a go.",
])('no promise is seen in: %s', (sentence) => {
  expect(hardCodes(around(sentence))).toEqual([])
})
