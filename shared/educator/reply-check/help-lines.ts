// Help lines: who a reply may send somebody to who is in distress, in debt, was scammed or wants to complain. Any other number or
// site may belong to whoever it is that wants their money, and is blocked.

type HelpLine = {
  readonly name: string
  /** As it is usually written. */
  readonly number: string
  /** Where people can write to it or chat, without `www.`; government sites need not be listed. */
  readonly site?: string
  /** Where the number was found on the day of `checkedOn`. */
  readonly source: string
  /** The model is told of it where a question is about trouble. */
  readonly isOffered?: true
}

export const checkedOn = '2026-11-27'

const healthVictoria = 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services'
const tandem = 'https://www.tandemcarers.org.au/Web/Web/COVID-19/Mental-Health-Support.aspx'
const debtHelp = 'https://www.accc.gov.au/business/business-operations-and-costs/debt-help'
const cyber = 'https://www.cyber.gov.au/online-shopping/if-things-go-wrong'

export const helpLines: readonly HelpLine[] = [
  // At any time, for anybody.
  { name: 'Lifeline', number: '13 11 14', site: 'lifeline.org.au', source: healthVictoria, isOffered: true },
  { name: 'Beyond Blue', number: '1300 22 4636', site: 'beyondblue.org.au', source: healthVictoria, isOffered: true },
  { name: 'Suicide Call Back Service', number: '1300 659 467', source: tandem },
  {
    name: '13YARN',
    number: '13 92 76',
    source: 'https://www.miragenews.com/13yarn-247-national-crisis-line-support-for-756394/',
    isOffered: true,
  },
  { name: 'Kids Helpline', number: '1800 55 1800', site: 'kidshelpline.com.au', source: healthVictoria },
  { name: 'headspace', number: '1800 650 890', source: healthVictoria },
  { name: 'QLife', number: '1800 184 527', source: healthVictoria },
  { name: 'SANE', number: '1800 187 263', source: healthVictoria },
  { name: 'Blue Knot', number: '1300 657 380', source: tandem },
  {
    name: 'MensLine',
    number: '1300 789 978',
    source:
      'https://newshub.medianet.com.au/2024/09/lifeline-urges-australians-to-get-to-know-all-the-ways-to-reach-out-for-support/66068',
  },
  {
    name: '1800RESPECT',
    number: '1800 737 732',
    source: 'https://unissondisability.org.au/latest-news/covid-19-helpline-dedicated-to-people-with-disability',
    isOffered: true,
  },
  // In a family, in grief or in need of care.
  {
    name: 'Family Relationship Advice Line',
    number: '1800 050 321',
    source: 'http://operational.servicesaustralia.gov.au/public/Pages/help-in-an-emergency/003-11040010-03.html',
  },
  {
    name: 'Relationships Australia',
    number: '1300 364 277',
    site: 'relationships.org.au',
    source: 'https://www.gaibrodtmann.com.au/chronicle_040614',
  },
  { name: 'PANDA', number: '1300 726 306', site: 'panda.org.au', source: 'https://panda.org.au/about' },
  {
    name: 'Butterfly',
    number: '1800 33 4673',
    site: 'butterfly.org.au',
    source:
      'https://butterfly.org.au/news/butterfly-foundation-national-helpline-1800-ed-hope-expands-hours-of-operation-for-eating-disorders/',
  },
  { name: 'Carer Gateway', number: '1800 422 737', source: 'https://www.carergateway.gov.au/' },
  // Gambling, alcohol and other drugs.
  {
    name: 'Gambling Help',
    number: '1800 858 858',
    site: 'gamblinghelponline.org.au',
    source: 'https://www.gamblinghelponline.org.au/covid-19-update',
    isOffered: true,
  },
  {
    name: 'National Alcohol and Other Drug Hotline',
    number: '1800 250 015',
    source: 'https://www.emhprac.org.au/directory/national-alcohol-and-other-drug-hotline/',
  },
  { name: 'Family Drug Support', number: '1300 368 186', source: 'https://www.scriptwise.org.au/get-support/' },
  // Debts.
  { name: 'National Debt Helpline', number: '1800 007 007', site: 'ndh.org.au', source: debtHelp, isOffered: true },
  { name: 'Small Business Debt Helpline', number: '1800 413 828', site: 'sbdh.org.au', source: debtHelp },
  {
    name: 'Mob Strong Debt Helpline',
    number: '1800 808 488',
    source: 'https://www.gracecartledgefinance.com.au/financial-support',
  },
  // Scams, stolen identities and complaints.
  { name: 'IDCARE', number: '1800 595 160', site: 'idcare.org', source: cyber, isOffered: true },
  { name: 'Australian Cyber Security Hotline', number: '1300 292 371', source: cyber, isOffered: true },
  {
    name: 'Australian Financial Complaints Authority',
    number: '1800 931 678',
    site: 'afca.org.au',
    source: 'https://www.afca.org.au/make-a-complaint/do-you-speak-another-language/english',
  },
  {
    name: 'Telecommunications Industry Ombudsman',
    number: '1800 062 058',
    site: 'tio.com.au',
    source: 'http://www.tio.com.au/about-us/funding',
  },
  {
    name: 'ASIC and Moneysmart',
    number: '1300 300 630',
    source: 'https://worksafe.vic.gov.au/financial-hardship-and-managing-money',
  },
  {
    name: 'ATO, calls and messages in its name',
    number: '1800 008 540',
    source: 'https://ngm.com.au/report-ato-impersonation-scams',
  },
  {
    name: 'ATO, stolen tax file numbers',
    number: '1800 467 033',
    source: 'https://www.ato.gov.au/General/Online-services/Identity-security-and-scams/Help-for-identity-theft',
  },
  {
    name: 'Services Australia, scams and stolen identities',
    number: '1800 941 126',
    source: 'https://www.servicesaustralia.gov.au/stop-scams-speaking-up',
  },
  {
    name: 'ATO, individuals',
    number: '13 28 61',
    source:
      'https://www.ato.gov.au/Individuals/Tax-return/2014/In-detail/Publications/Income-averaging-for-special-professionals-2013-14/?page=7',
  },
]

/** A number with its digits in any groups. */
const inAnyGroups = (number: string): string => [...number.replaceAll(' ', '')].join('[ -]?')

/** Finds every number of a help line in a text. */
export const helpLineNumbers = new RegExp(
  `\\b(?:${helpLines.map(({ number }) => inAnyGroups(number)).join('|')})\\b`,
  'g',
)

export const helpSites: ReadonlySet<string> = new Set(
  helpLines.flatMap(({ site }) => (site === undefined ? [] : [site])),
)
