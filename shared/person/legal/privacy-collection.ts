// Privacy, part of the Privacy Policy: what is collected and why.
import type { LegalSection } from './legal-document.ts'

export const privacyCollection: readonly LegalSection[] = [
  {
    id: 'about',
    heading: 'Who we are and what this covers',
    blocks: [
      'Gumnut is a web app for people in Australia who want to learn how investing works. It has a portfolio tracker, lessons, and an AI educator. In this policy “we” and “us” mean {operator}, and “you” means the person who uses it.',
      'This policy explains what personal information we collect, why, where it goes, how long it stays, and what you can do about it. We handle personal information under the Privacy Act 1988 (Cth) and the Australian Privacy Principles (APPs).',
      'Gumnut is for education only, and Gumnut holds no Australian financial services licence. It never holds money, never trades, and never connects to a bank or a broker. Our [Terms of Service](/terms) explain the rest.',
    ],
  },
  {
    id: 'children',
    heading: 'You must be 18 or over',
    blocks: [
      'The minimum age is 18. Gumnut is not meant for children, and we do not knowingly collect information about anyone under 18. Age fields accept 18 and over only.',
      'If you believe that a person under 18 has an account, write to {email}. We will delete it.',
    ],
  },
  {
    id: 'collect',
    heading: 'What we collect',
    blocks: [
      'Almost everything comes from you, when you type it in:',
      {
        facts: [
          [
            'Your account',
            'Your email address and whether it is confirmed, your name, the moment you joined, and a random account number. Your password never passes through our servers. Your browser sends it, encrypted on the way, to the sign-in service when you set it. At a later sign-in the browser only proves that you know it.',
          ],
          [
            'If you use Google',
            'Your name, your email address, whether Google has verified that address, and the number Google uses for your account. Never your Google password, contacts or files.',
          ],
          [
            'About you',
            'What Gumnut should call you, and your age, from 18 to 65. You may remove the age in [Profile](/profile) later.',
          ],
          [
            'Your money picture',
            'Monthly income and expenses, emergency fund, investment goal, risk tolerance and investing experience. Rough figures are fine. Every amount may be 0.',
          ],
          [
            'Your portfolio',
            'The investments you enter: type, code, name, quantity, what you paid, prices of your own with the days you set them, and any note to yourself about why you hold one and what would change your mind. If you add trades: kind, date, units, price, brokerage, dividends with their tax parts, the account name and the note you give them, and suggestions you turned down. Also when you added and changed each, and a technical fingerprint that keeps it from being stored twice. Of an import, the name of its file, for as long as it can be undone.',
          ],
          [
            'What you watch',
            'The codes and names of what you follow and since when, your price alerts, and when a price last reached each.',
          ],
          [
            'Your tax years',
            'If you enter them under Tax time: losses carried into a year, franking credits from elsewhere, the parts of a fund’s annual tax statement, and what one unit was worth on 30 June 2027. Not your taxable income: that stays in your browser.',
          ],
          [
            'Your learning',
            'Lessons completed and the day of each, failed quiz attempts, XP, and achievements with the moment you earned them. Of review cards: when you answered in the last 60 days and whether it was right, and when each comes again. Which hints you were shown or put away. Quiz answers and reading times are used at once and not stored.',
          ],
          [
            'AI educator',
            'The newest explanation written for your account, with the example mix and the codes and values of your holdings at that moment, so that we know when it is out of date. We also count your requests, to keep use fair, and forget the counts within days. If you say whether a reply helped, we keep that, your reason and any words you add, the newest 50 times. We do not store your chat questions or the replies.',
          ],
          [
            'Your choices',
            'Your notification settings, when you asked for emails, whether amounts may stand in them, when each kind was last sent, and whether your mailbox refused or you reported one as spam.',
          ],
          [
            'Signing in',
            'The names you give your passkeys. Up to 20 browsers you signed in from, each as a digest of a random mark with the day of its last sign-in. Which security emails have gone. If you ask to turn off a lost authenticator app: when we sent codes, a signature of the newest one, and when the wait ends. The keys of an authenticator app and of passkeys stay with the sign-in service.',
          ],
          ['Messages', 'Emails you send us, and our answers.'],
        ],
      },
      'Some things are recorded by the machines that run Gumnut:',
      {
        list: [
          'Our delivery network notes each request: time, the page or file that was asked for, and whether it worked. Not your IP address, your browser, or what you searched for.',
          'The sign-in service keeps records of its own about sign-ins, to spot break-ins. We cannot read them.',
          'Our own servers note the kind of request, whether it worked, and how long it took. For a request that fails they add a short mark made from your random account number. They do not note your name, email, amounts or what you typed.',
          'Our database counts how often your requests made us ask a provider about coins on a day (a search, a price or a chart), to share out what it allows. The count stands under a mark made from that day and your account number, is not part of your account’s data, and is gone within days.',
        ],
      },
      'What we do not collect: tax file numbers, bank or card details, identity documents, health or other sensitive information, contacts, or your exact location. There is no analytics service and no advertising service in Gumnut.',
      'You need an email address to have an account, so we cannot offer Gumnut to people who stay fully anonymous. You may use a nickname.',
    ],
  },
  {
    id: 'use',
    heading: 'Why we use it',
    blocks: [
      {
        list: [
          'To sign you in, and to keep other people out.',
          'To show your portfolio, your progress and your profile to you.',
          'To work out the example figures in [section 8](#automated).',
          'To pick the wording of the AI educator.',
          'To answer you when you write to us.',
          'To find faults, to stop abuse, and to keep Gumnut running.',
          'To meet legal duties.',
        ],
      },
      'Why we ask for things that feel private:',
      {
        facts: [
          [
            'Income and expenses',
            'To show the sum that 20% of what is left over comes to. It is an example of a rule and nothing else. It stays in our database and in your browser, and no AI model sees it. You may enter 0.',
          ],
          [
            'Age',
            'To check that you are 18 or over, and because the rule behind the example mix differs under 30 and over 50. You may remove it afterwards.',
          ],
          [
            'Goal, risk tolerance and experience',
            'To work out the same example mix, and to choose how simply the AI educator explains things.',
          ],
        ],
      },
      'We do not sell personal information. We do not use it for advertising, and we do not build advertising profiles. We send no marketing email. Gumnut sends codes, to confirm your address, to set a new password or to turn off a lost authenticator app. It also tells you, whatever your settings say, when somebody signs in from a new browser and when your password or a way of signing in changes. Those emails cannot be switched off, because they protect your account. All others are emails you have asked for, such as the weekly report. Each of those has a link that stops it at once, and amounts of money stand in them only if you turn that on. No email holds images, or anything that tells us whether you opened it.',
    ],
  },
]
