// Privacy, part of the Privacy Policy: how long it stays, how it is protected, and what a person can do about it.
import type { LegalSection } from './legal-document.ts'

export const privacyKeeping: readonly LegalSection[] = [
  {
    id: 'retention',
    heading: 'How long we keep it',
    blocks: [
      {
        facts: [
          [
            'While your account is open',
            'We keep your account data so that you can use it. You can change or remove most of it yourself.',
          ],
          [
            'An investment you delete: 7 days',
            'It is set aside with its note, the prices you set and what you entered about it for tax, so that the deletion can be undone. After that the database deletes it automatically, as a rule within days.',
          ],
          [
            'What an import did: 30 days',
            'The name of its file, which trades it added and what was there before, so that it can be undone. The trades themselves stay in your portfolio.',
          ],
          [
            'When you delete your account',
            'Your profile, finances, holdings with their trades, what you entered for tax years, learning progress, AI explanation, feedback, counters and sign-in are erased from our live systems at once. If something interrupts this, the account is closed all the same, and the rest is erased when you try again or next sign in.',
          ],
          [
            'Account data after closure: 2 years',
            'What we keep is a minimal closing record: your random account number and the moment the account was closed. No name, no email, nothing that you entered. It shows that the deletion was done, and it keeps the old account closed. After 2 years the database deletes it automatically, as a rule within days.',
          ],
          [
            'Backups: up to 35 days',
            'Our database can be restored to any moment of the last 35 days (point-in-time recovery), in case of a disaster. Deleted data stays in these backups until then and is gone after that. We do not use backups for anything else. After a restore we repeat the deletions that were made since.',
          ],
          [
            'Anonymised usage data: up to 5 years',
            'Today these are totals only, such as how many requests failed or what the AI cost on a day. They say nothing about any person.',
          ],
          ['Support messages: 3 years', 'Emails between you and us are kept for 3 years after the last one.'],
          [
            'Technical logs: up to 1 year',
            'Server, delivery and firewall logs are kept for up to 3 months. A log of requests without IP addresses is kept for up to 1 year. The sign-in service keeps its own security records for as long as Amazon sets.',
          ],
        ],
      },
    ],
  },
  {
    id: 'device',
    heading: 'What is stored on your device',
    blocks: [
      'Gumnut uses the storage of your browser, not cookies, to work:',
      {
        list: [
          'your sign-in, so that you need not sign in on each visit;',
          'your choice of light or dark, whether balances are hidden, how your holdings are sorted, which of them are listed and how closely, and whether single-key shortcuts are switched off;',
          'while you sign in with Google, a note that you are on your way and where you came from;',
          'the date of the legal texts you last heard of, so that we tell you once when they change;',
          'what you do while our service cannot be reached, or save as your sign-in ends, so that nothing is lost: a copy of your holdings and of changed trades, what you changed of your profile, tax, alerts and what you watch, and your answers to quizzes and review cards;',
          'an import, until all of it is sent, and what you said the columns of a file are, for the next file like it;',
          'the income you type under Tax time, your run through the time machine, and offers you have put away;',
          'what you last saw (profile, progress, holdings and figures over time), so that you can read it without a network;',
          'the days a chart shows and what it is compared with, and your chat until you close the tab;',
          'forms you have started, such as the first questions or an email address that waits for its code, until you finish them or close the tab;',
          'a random mark by which a sign-in from this browser is known again: with your account we keep only a digest of it, to email you about a sign-in from a new one;',
          'that a passkey was used in this browser, so that signing in begins with it, but not whose it was;',
          'while you look around without an account, that you do and what you did there, until you leave or close the tab;',
          'how often you have opened Gumnut on this device, until you have answered whether to install it, and then that you have;',
          'a file you share to the installed app, until it is read for an import or a day has passed;',
          'the files that Gumnut itself consists of. There is nothing of you in them.',
        ],
      },
      'Your sign-in, the copies of your data and your first answers are removed from the browser when you sign out. When you delete your account, your choices go too. Without you signing out, a sign-in ends by itself 30 days after it began. What is not sent by then waits in the browser for you, until you or somebody else signs out there.',
      'We set no cookies for tracking, and no other company can read what Gumnut stores in your browser. If you sign in with Google, Google and Amazon Cognito may set cookies on their own sign-in pages.',
    ],
  },
  {
    id: 'security',
    heading: 'How we protect it',
    blocks: [
      'Information is encrypted on its way and in storage. Every request is checked to belong to you. A sign-in ends by itself after 30 days, and you can end all of them at any time in [Profile](/profile). Access by people is limited to those who run Gumnut, and our logs are made without names, emails and amounts.',
      'No system is perfectly safe. Use a long password that you use nowhere else, and tell us at {email} if something looks wrong.',
    ],
  },
  {
    id: 'rights',
    heading: 'Seeing, correcting, downloading and deleting it',
    blocks: [
      {
        list: [
          'See and correct: open [Profile](/profile) and choose Edit Profile. Your email address stays as it is; if it is wrong, write to us.',
          'Download: in Profile, choose Download my data. You get one file with everything that our database holds about you.',
          'Delete: in Profile, choose Delete my account. [Section 11](#retention) says what stays, and for how long.',
        ],
      },
      'You may also ask us for access, correction or deletion at {email}. We may have to check that it is you. We answer privacy requests within 30 days, and we charge nothing. If we must refuse, we say why in writing and how you can complain.',
    ],
  },
  {
    id: 'complaints',
    heading: 'Complaints',
    blocks: [
      'If you think that we have mishandled your information, write to {email} and tell us what happened. A person reads it, and we answer within 30 days.',
      'If you are not happy with the answer, or do not get one in that time, you can complain to the Office of the Australian Information Commissioner (OAIC): [oaic.gov.au](https://www.oaic.gov.au/privacy/privacy-complaints), phone 1300 363 992. It costs nothing.',
      'The Australian Financial Complaints Authority (AFCA) deals with financial firms that are its members. Gumnut is not a member and offers no financial service, so AFCA cannot take a complaint about us. It may help with one about your bank, broker or super fund.',
    ],
  },
  {
    id: 'breach',
    heading: 'If there is a data breach',
    blocks: [
      'If personal information is lost, or seen by somebody who should not see it, we act to contain it and find out what happened. If it is likely to cause serious harm, we tell the people affected and the OAIC as soon as we can, as the Notifiable Data Breaches scheme requires. We say what happened, what was involved, and what you can do.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    blocks: [
      'When Gumnut or the law changes, this policy changes with it. The top of this page says when it was first published, when it was last revised, and what changed. If a change matters to you, we tell you in the app before it takes effect.',
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    blocks: [
      'Privacy questions, requests and complaints: {email}. We answer within 30 days.',
      'Gumnut is run by {operator}.',
    ],
  },
]
