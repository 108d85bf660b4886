// Terms: the Terms of Service.
import { type LegalDocument, legalLastUpdated } from './legal-document.ts'

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  lastUpdated: legalLastUpdated,
  revised: {
    on: '2026-11-22',
    what: [
      'That some example figures use what you enter, and what they leave out.',
      'In what order lists of securities come.',
      'Who runs Gumnut, that it holds no Australian financial services licence, and why AFCA cannot take a complaint about it.',
    ],
  },
  summary: [
    'Gumnut is for education only. It is not licensed financial advice.',
    'You must be 18 or over.',
    'Prices can be delayed, missing or wrong. Check them before you rely on them.',
    'The AI educator can be wrong too.',
    'You can delete your account at any time.',
    'Nothing here takes away rights that the Australian Consumer Law gives you.',
  ],
  sections: [
    {
      id: 'about',
      heading: 'About these terms',
      blocks: [
        'These terms are an agreement between you and {operator} (“we”, “us”). They apply when you create an account or use Gumnut. If you do not agree with them, please do not use Gumnut.',
        'Our [Privacy Policy](/privacy) explains how we handle personal information.',
      ],
    },
    {
      id: 'education',
      heading: 'Education only, not financial advice',
      blocks: [
        'Gumnut gives general educational information only. It is not licensed financial advice. Gumnut holds no Australian financial services licence (AFSL), and we do not act for anybody who holds one.',
        'Nothing in Gumnut is a recommendation, or a statement of opinion, to buy, sell or hold a financial product or a class of products. That includes lessons, the AI educator, example figures, lists of securities, achievements and anything else that you see. The list of commonly searched investments is in alphabetical order, and search results come in the order of the data provider. Neither order says anything about what is good for you.',
        'Some example figures use what you enter. They leave out most of your situation and are not a recommendation.',
        'Before you invest, seek a licensed advisor. You can look one up on the [Moneysmart register](https://moneysmart.gov.au/financial-advice/financial-advisers-register). Gumnut does not give tax or legal advice either.',
        'Past performance is no indicator of future performance. Investing risks loss of capital: you may get back less than you put in, or nothing. Crypto can lose value very quickly.',
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may use Gumnut',
      blocks: [
        'The minimum age is 18. Gumnut is made for people from 18 to 65, which are the ages it accepts. It is for individuals in Australia, for their own use. It is not for businesses, and not for giving advice to others.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        {
          list: [
            'Use an email address that is yours, and keep it working: codes go there.',
            'Keep your password to yourself, and use one that you use nowhere else.',
            'One account belongs to one person.',
            'What you enter should be true enough to be useful to you. We do not check it.',
            'Tell us at {email} if you think that somebody else is using your account.',
          ],
        },
      ],
    },
    {
      id: 'ai',
      heading: 'The AI educator',
      blocks: [
        'Replies are written by a computer model, or are texts of ours where it may not or cannot answer. They can be incomplete, out of date or wrong, even when they sound sure. A program checks what the model writes before you see it, and no person does.',
        'The AI educator explains general concepts. It is set up not to name securities to buy or sell, not to give amounts, and not to predict prices. If a reply ever seems to tell you what to do with your money, do not act on it, and let us know at {email}.',
        'Do not type private details into the chat: your question goes to an AI provider overseas, as the [Privacy Policy](/privacy#ai) says. There is a limit to how many questions you can ask in a minute and in a day. We may pause the AI educator at any time.',
      ],
    },
    {
      id: 'examples',
      heading: 'Example figures',
      blocks: [
        'The suggested allocation is an educational example. It follows fixed rules from a risk level, an age band and a goal, and you can change each of them. “Safe to invest” is 20% of monthly income less monthly expenses. The diversification meter counts holdings.',
        'These figures leave out nearly everything that a real decision needs: debts, dependants, tax, fees, insurance, time and how you would feel about a loss. Do not rely on them to make one.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and market data',
      blocks: [
        'Prices come from other companies. Share and ETF prices are delayed, as a rule by 20 minutes or more. Crypto prices are provided by CoinGecko and change all the time. When a provider cannot be reached, Gumnut shows the last price it knows, or a sample price, and labels it. Where there is no price at all, it shows what you paid.',
        'A price that you enter yourself stays until you change it. Values, gains and losses follow from these prices, and leave out tax, brokerage, dividends and currency costs.',
        'Prices and other market data are provided without any warranty that they are right, complete, on time or available. They are for your own information. Do not trade on them, and do not copy or pass them on in bulk.',
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      blocks: [
        'Please do not:',
        {
          list: [
            'use Gumnut to break the law, or to mislead or harm anybody;',
            'use it to give financial advice to other people, or pass its content off as advice;',
            'try to get into accounts or data that are not yours, or around limits and security;',
            'overload it, scrape it, or use it by automatic means;',
            'try to make the AI educator give advice, or anything harmful;',
            'enter other people’s personal information.',
          ],
        },
        'If you have found a weakness, tell us at {email}. We are grateful for it, and we do not pursue people who report in good faith and leave other people’s data alone.',
      ],
    },
    {
      id: 'your-content',
      heading: 'What you enter stays yours',
      blocks: [
        'You own what you enter. You allow us to store it and work with it, only so far as Gumnut needs it to do its job for you. That ends when you delete it or your account, apart from what the [Privacy Policy](/privacy#retention) says is kept.',
      ],
    },
    {
      id: 'ip',
      heading: 'Intellectual property',
      blocks: [
        'Gumnut, its name, logo, lessons, drawings and software belong to us or to those who license them to us. You may use them in the app for your own learning, and share a screenshot with a friend. Anything more needs our written permission. Market data belongs to its providers.',
        'If you send us an idea, we may use it without owing you anything.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Services of others',
      blocks: [
        'Gumnut relies on services of others for sign-in, storage, prices and the AI educator. If you sign in with Google, Google’s terms apply to that too. Where we link to another site, we do not control it. No link in Gumnut is paid for.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and changes to Gumnut',
      blocks: [
        'We try to keep Gumnut running and your data safe, but we cannot promise that it is never interrupted. We improve it, and may change or end parts of it. If we ever end Gumnut as a whole, we tell you beforehand and give you time to download your data.',
        'Gumnut is not a place of record. Keep your own statements from your broker or exchange, for tax and for anything else that matters.',
      ],
    },
    {
      id: 'ending',
      heading: 'Deleting your account',
      blocks: [
        'You may delete your account at any time: in the app under [Profile](/profile), or by writing to {email}. Your data is erased as the [Privacy Policy](/privacy#retention) describes. A minimal closing record stays for 2 years, and backups for up to 35 days. You may download your data first. You may sign up again later, and then you begin anew.',
        'We may suspend or close an account that seriously or repeatedly breaks these terms, or that puts others at risk. Unless it is urgent or the law forbids it, we tell you why beforehand, and you can answer.',
      ],
    },
    {
      id: 'consumer-law',
      heading: 'Your rights under the Australian Consumer Law',
      blocks: [
        'The Australian Consumer Law and similar laws give consumers guarantees and rights that cannot be excluded, restricted or changed by agreement. For example, services must be provided with due care and skill. Nothing in these terms excludes, restricts or changes those rights, or takes away a remedy that you have under them.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'This section is subject to [section 14](#consumer-law).',
        {
          list: [
            'Gumnut is for learning. As far as the law allows, we are not liable for investment decisions, for money lost on investments, or for gains that you missed.',
            'As far as the law allows, we are not liable for loss caused by prices that are delayed, wrong or missing, by replies of the AI educator, by services of others, or by events beyond our reasonable control.',
            'As far as the law allows, neither you nor we are liable to the other for loss that could not reasonably have been expected.',
            'As far as the law allows, our total liability to you is capped at the amount you paid us for Gumnut in the 12 months before the event.',
          ],
        },
        'We are responsible for our own part only. Our liability is less so far as you, or somebody else, caused the loss.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      blocks: [
        'The law of New South Wales, Australia, governs these terms. You and we accept that the courts of New South Wales may decide disputes about them. This does not stop you from using a court, a tribunal or a complaints body where you live, if the law gives you that right.',
        'Before going to court, please write to {email}. Most things can be sorted out between people.',
        'The Australian Financial Complaints Authority (AFCA) deals with financial firms that are its members. Gumnut is not one of them, so AFCA cannot take a complaint about it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        'We may change these terms when Gumnut or the law changes. The top of this page says when they were first published, when they were last revised, and what changed. If a change matters to your rights, we tell you in the app at least 30 days before it takes effect. If you do not agree, you may delete your account before then.',
        'If a part of these terms turns out not to be valid, the rest still is.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: ['Questions about these terms: {email}.', 'Gumnut is run by {operator}.'],
    },
  ],
}
