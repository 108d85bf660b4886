// Privacy, part of the Privacy Policy: where it goes, what is sent to whom, and what is worked out from it.
import type { LegalSection } from './legal-document.ts'

export const privacySharing: readonly LegalSection[] = [
  {
    id: 'sign-in',
    heading: 'Signing in: third-party authentication',
    blocks: [
      'Accounts and passwords are handled by Amazon Cognito, a service of Amazon Web Services (AWS), in its Sydney region. It checks your password, and tells us who you are by a random account number, your email address and your name.',
      'You may also sign in with Google, through Amazon Cognito. Google then learns that you use Gumnut. Google handles that under its own privacy policy. We join a Google sign-in to an existing Gumnut account only when both email addresses are verified.',
      'Codes and emails are sent through Amazon’s email services. They tell us when a mailbox refuses an email for good, or when you report one as spam, and we then stop sending the ones you asked for.',
    ],
  },
  {
    id: 'cloud',
    heading: 'Cloud storage and delivery',
    blocks: [
      'Your information is stored with AWS in the Sydney region (ap-southeast-2). It is encrypted in storage and on its way.',
      'Pages and requests travel through Amazon CloudFront, a network with many locations. It uses one close to you, so it may be outside Australia when you are. It passes your requests on and does not store your account data.',
      'Firewalls protect the delivery network and the sign-in service. AWS runs the first of them for the whole network from the United States. They record requests that they block or find suspicious, with their IP address.',
    ],
  },
  {
    id: 'ai',
    heading: 'The AI educator and what it is sent',
    blocks: [
      'The AI educator may use an AI provider: a company that runs a language model. By default this is OpenAI, in the United States. The second model that checks replies can belong to another such company. What we send leaves Australia.',
      'When you ask a question, or ask for an explanation of portfolio concepts, we send only:',
      {
        list: [
          'your question, if you asked one;',
          'your experience level, investment goal and risk tolerance, as broad categories;',
          'roughly how many holdings you have (none, 1 to 2, 3 to 5, or more), and which asset classes they belong to;',
          'our own instructions, passages from our own lessons, and dated facts about the law;',
          'if the model is one of OpenAI’s, a code that stands for your account. Only we can tell whose it is. It lets the provider spot abuse. Models of other makers get no such code.',
        ],
      },
      'Before you see a reply, a second model reads it too. It gets the reply that the first one wrote, and our instructions for checking. A reply may repeat words of your question. The second model never gets the question itself, your categories or the lessons. The same code goes along if it is one of OpenAI’s, made with that provider’s key, so two providers cannot match their codes.',
      'A question about your own figures is answered by a card that your browser draws. The figures are not sent. We never send your name, email address, age, income, expenses, amounts, or which investments you hold, unless you type them into a question. Requests go from our servers, so the provider does not see your IP address.',
      'Your question is sent as you wrote it. Please do not type names, account numbers or other private details into the chat.',
      'We ask OpenAI not to store requests. It may still keep them for up to 30 days to detect abuse. It says that it does not train its models on requests like ours unless we ask it to. We do not ask it to.',
      'We choose the provider with care and limit what it gets. Once information is overseas, the provider also has to follow the laws of its own country. If you would rather not send anything overseas, do not use the AI educator. Everything else works without it.',
      'When no AI provider is set up, nothing is sent, and Gumnut shows passages from its lessons and texts that come with the app.',
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
            'Use the quantities and prices in your portfolio: value, gain or loss, and a simple diversification meter by the number of holdings. With trades also returns over time, income and what an index would have done.',
          ],
          [
            'Tax time',
            'Works out gains, losses and credits of a year from your trades and from what you enter for it, by rules with a source. It is education, not a tax return.',
          ],
          ['Learning', 'Quiz results, XP, levels and achievements follow fixed rules from the lessons you complete.'],
          [
            'AI educator',
            'A model writes the reply, and a program checks it before you see it. A second model reads it too. A reply that does not pass is replaced by a text of ours.',
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
]
