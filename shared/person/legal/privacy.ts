// Privacy: the Privacy Policy (spec section 1). It says what this software does, no more: whoever changes what is stored,
// sent or kept changes this text too.
import { type LegalDocument, legalLastUpdated } from './legal-document.ts'

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lastUpdated: legalLastUpdated,
  summary: [
    'We keep what you enter so that we can show it back to you. We do not sell it, and there are no ads.',
    'There is no tracking, and there are no tracking cookies.',
    'Your data is stored in Sydney, Australia.',
    'The AI provider gets your question as you typed it, and a few broad categories. We never add your name, email, age, income, amounts or holdings.',
    'You can download your data, or delete your account, in [Profile](/profile).',
    'Questions? Write to {email}. We answer within 30 days.',
  ],
  sections: [
    {
      id: 'about',
      heading: 'Who we are and what this covers',
      blocks: [
        'Gumnut is a web app for people in Australia who want to learn how investing works. It has a portfolio tracker, lessons, and an AI educator. In this policy “we” and “us” mean the business that runs Gumnut, and “you” means the person who uses it.',
        'This policy explains what personal information we collect, why, where it goes, how long it stays, and what you can do about it. We handle personal information under the Privacy Act 1988 (Cth) and the Australian Privacy Principles (APPs).',
        'Gumnut is for education only. It never holds money, never trades, and never connects to a bank or a broker. Our [Terms of Service](/terms) explain the rest.',
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
              'The investments you enter: type, code, name, quantity, what you paid, and a price of your own if you set one. Also when you added and changed each, and a technical fingerprint that keeps it from being stored twice.',
            ],
            [
              'Your learning',
              'Lessons completed, when you completed the last one, XP, and achievements with the moment you earned them. Quiz answers and reading times are used at once and not stored.',
            ],
            [
              'AI educator',
              'The newest explanation written for your account, with the example mix and the codes and values of your holdings at that moment, so that we know when it is out of date. We also count your requests, to keep use fair, and forget the counts within days. We do not store your chat questions or the replies.',
            ],
            ['Your choices', 'Your notification settings. We keep them, but we do not send notifications yet.'],
            ['Messages', 'Emails you send us, and our answers.'],
          ],
        },
        'Some things are recorded by the machines that run Gumnut:',
        {
          list: [
            'Our delivery network notes each request: time, the address that was asked for, IP address, and browser type. When you search for an investment, the words you typed are part of that address.',
            'The sign-in service keeps a security record of sign-ins, such as time, IP address and device type, to spot break-ins.',
            'Our own servers note the kind of request, whether it worked, and how long it took. For a request that fails they add a short mark made from your random account number. They do not note your name, email, amounts or what you typed.',
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
        'We do not sell personal information. We do not use it for advertising, and we do not build advertising profiles. We send no marketing email. Today the only emails from Gumnut are codes: to confirm your address, or to set a new password.',
      ],
    },
    {
      id: 'sign-in',
      heading: 'Signing in: third-party authentication',
      blocks: [
        'Accounts and passwords are handled by Amazon Cognito, a service of Amazon Web Services (AWS), in its Sydney region. It checks your password, and tells us who you are by a random account number, your email address and your name.',
        'You may also sign in with Google, through Amazon Cognito. Google then learns that you use Gumnut. Google handles that under its own privacy policy. We join a Google sign-in to an existing Gumnut account only when both email addresses are verified.',
        'Codes are sent by email through Amazon’s email services.',
      ],
    },
    {
      id: 'cloud',
      heading: 'Cloud storage and delivery',
      blocks: [
        'Your information is stored with AWS in the Sydney region (ap-southeast-2). It is encrypted in storage and on its way.',
        'Pages and requests travel through Amazon CloudFront, a network with many locations. It uses one close to you, so it may be outside Australia when you are. It passes your requests on and does not store your account data.',
        'A firewall protects Gumnut. AWS runs it for the whole network from the United States. It records requests that it blocks or finds suspicious, with their IP address.',
      ],
    },
    {
      id: 'ai',
      heading: 'The AI educator and what it is sent',
      blocks: [
        'The AI educator may use an AI provider: a company that runs a language model. By default this is OpenAI, in the United States. The second model that may check replies can belong to another such company. What we send leaves Australia.',
        'When you ask a question, or ask for an explanation of portfolio concepts, we send only:',
        {
          list: [
            'your question, if you asked one;',
            'your experience level, investment goal and risk tolerance, as broad categories;',
            'roughly how many holdings you have (none, 1 to 2, 3 to 5, or more), and which asset classes they belong to;',
            'our own instructions, and passages from our own lessons;',
            'the reply itself and nothing else, if a second model is set up to check it;',
            'for OpenAI, a code that stands for your account. Only we can tell whose it is. It lets the provider spot abuse.',
          ],
        },
        'We never send your name, email address, age, income, expenses, amounts, or which investments you hold, unless you type them into a question. Requests go from our servers, so the provider does not see your IP address.',
        'Your question is sent as you wrote it. Please do not type names, account numbers or other private details into the chat.',
        'We ask OpenAI not to store requests. It may still keep them for up to 30 days to detect abuse. It says that it does not train its models on requests like ours unless we ask it to. We do not ask it to.',
        'We choose the provider with care and limit what it gets. Once information is overseas, the provider also has to follow the laws of its own country. If you would rather not send anything overseas, do not use the AI educator. Everything else works without it.',
        'When no AI provider is set up, nothing is sent, and Gumnut shows texts that come with the app.',
      ],
    },
    {
      id: 'automated',
      heading: 'Automated calculations',
      blocks: [
        'Some figures are worked out by a computer program from what you entered. No person is involved. They are examples for learning. They decide nothing about your rights, and nothing is bought, sold or refused because of them.',
        {
          facts: [
            [
              'Suggested allocation (educational example)',
              'Uses your risk tolerance, your age (only whether it is under 30 or over 50) and your investment goal. Gives an example mix of ETFs, stocks, crypto and cash by fixed rules. You can change the inputs to see other mixes.',
            ],
            [
              'Rebalancing notice',
              'Compares that example with the mix of what you hold. Appears when a class differs by more than 10 percentage points.',
            ],
            [
              'Safe to invest (example)',
              'Uses your monthly income and monthly expenses. It is 20% of what is left, never below $0.',
            ],
            [
              'Portfolio figures',
              'Use the quantities and prices in your portfolio: value, gain or loss, and a simple diversification meter by the number of holdings.',
            ],
            ['Learning', 'Quiz results, XP, levels and achievements follow fixed rules from the lessons you complete.'],
            [
              'AI educator',
              'A model writes the reply, and a program checks it before you see it. A second model may check it too. A reply that does not pass is replaced by a text of ours.',
            ],
            [
              'Protection',
              'Programs limit how often requests may be made, and may block a sign-in or a request that looks like an attack. They use IP addresses, sign-in records and counts of requests. This can lock you out for a while.',
            ],
          ],
        },
        'From 10 December 2026 the Privacy Act (APP 1.7 to 1.9) requires policies to describe computer programs that use personal information to make, or do something closely tied to making, decisions that could significantly affect a person. We do not believe that the examples above do that. We list them all the same, and we commit to keeping this section complete from that day on.',
        'If a program got something wrong or locked you out, write to {email} and a person will look at it.',
      ],
    },
    {
      id: 'market-data',
      heading: 'Market-data providers',
      blocks: [
        'Prices and search results come from Yahoo (shares and ETFs) and CoinGecko (crypto). We send them only the codes of securities and the words typed into the investment search. Our servers ask, not your browser.',
        'They do not learn who you are, who holds what, how much, or your IP address. Prices are fetched once for everybody and shared.',
      ],
    },
    {
      id: 'disclosure',
      heading: 'Who else sees it, and overseas disclosure',
      blocks: [
        'We share personal information only with the companies that run parts of Gumnut for us, and only what they need. Under APP 8 we take reasonable steps to see that recipients overseas handle it as the APPs ask.',
        {
          facts: [
            [
              'Amazon Web Services',
              'Sign-in, storage, delivery and email. Data is stored in Sydney. Delivery and firewall records may be handled overseas, including in the United States.',
            ],
            ['Google', 'Only if you choose to sign in with Google. United States and other countries.'],
            ['The AI provider', 'Only what [section 7](#ai) lists. United States by default.'],
            ['Yahoo and CoinGecko', 'No personal information (see [section 9](#market-data)).'],
          ],
        },
        'We may also have to disclose information when Australian law requires it, or to protect somebody from serious harm. If the business is ever sold, your information may pass to the new owner under the promises of this policy, and we will tell you first.',
      ],
    },
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
              'When you delete your account',
              'Your profile, finances, holdings, learning progress, AI explanation, counters and sign-in are erased from our live systems at once. If something interrupts this, the account is closed all the same, and the rest is erased when you try again or next sign in.',
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
              'Server and firewall logs are kept for up to 3 months, and logs of requests and visits for up to 1 year. The sign-in service keeps its own security records for as long as Amazon sets.',
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
            'your choice of light or dark, whether balances are hidden, and how your holdings are sorted;',
            'a copy of your holdings while our service cannot be reached, so that nothing is lost;',
            'what you last saw (profile, progress and holdings), so that you can read it without a network;',
            'forms you have started, such as the first questions or an email address that waits for its code, until you finish them or close the tab;',
            'the files that Gumnut itself consists of. There is nothing of you in them.',
          ],
        },
        'Your sign-in, the copies of your data and your first answers are removed from the browser when you sign out. When you delete your account, your choices go too. Without you signing out, a sign-in ends by itself 30 days after it began.',
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
            'See and correct: open [Profile](/profile) and choose Edit Profile. Your email address can be changed by writing to us.',
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
        'When Gumnut or the law changes, this policy changes with it. The date at the top says when it was last updated. If a change matters to you, we tell you in the app before it takes effect.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: ['Privacy questions, requests and complaints: {email}. We answer within 30 days.'],
    },
  ],
}
