// Files of the app: which of its parts travel together.
import type { ChunkGroup } from './chunk-groups.ts'

/** The eighteen texts of a kind in three files. */
const inThreeFiles = (kind: string, name: string): ChunkGroup[] =>
  ['0[1-6]', '0[7-9]|1[0-2]', '1[3-8]'].map((numbers, index) => ({
    name: `${name}-${index + 1}`,
    paths: [new RegExp(`shared/learning/lessons/${kind}-(${numbers})\\.`)],
    priority: 1,
  }))

// What most pages begin with is three files: packages, which change when they are upgraded, and our own parts, which change with every
// release. What comes later is a file for each occasion, such as the sheets of a page: a request costs more than a few bytes too many.
// What the Dashboard and the sign-in page need none of stays out of their files; tests/stories/13-weight.test.ts has their budgets.
export const appChunks: readonly ChunkGroup[] = [
  {
    name: 'packages',
    paths: [
      /node_modules\/(react|react-dom|scheduler)\//,
      /node_modules\/zod\//,
      /node_modules\/@tanstack\/(query-core|react-query)\//,
    ],
    priority: 2,
  },
  {
    // The exchange of a sign-in by password, which the sign-in page and a security session begin with, and a renewal does not.
    name: 'password',
    paths: [
      /@aws-amplify\/auth\/.*\/utils\/(srp\/|handle(PasswordVerifier|DeviceSRP)|retryOnResource|setActiveSignIn|textEncoder|userContextData)/,
      /@aws-amplify\/auth\/.*\/(shared\/handlePasswordSRP|store\/signInStore|create(InitiateAuth|RespondToAuthChallenge)Client)\./,
      /@aws-amplify\/core\/.*\/(WordArray|cryptoSecureRandomInt|convert\/base64\/(base64Encoder|bytesToString))\./,
      /node_modules\/(@aws-crypto|@smithy)\//,
    ],
    minShareCount: 2,
    priority: 3,
  },
  {
    // What every use of Amplify needs: a session that is renewed or ends, and every flow of signing in.
    name: 'session',
    // Not its parts of forms, which several screens of the sign-in page share.
    paths: [/node_modules\/(@aws-amplify\/(?!ui)|aws-amplify\/)/, /node_modules\/(uuid|tslib)\//],
    minShareCount: 3,
    // A circle of files would run one of them before what it builds on.
    isClosed: true,
    priority: 2,
  },
  {
    // What nearly every form is made of: in one file they are smaller than in four.
    name: 'forms',
    paths: [/web\/src\/ui\/(field|select|text-input|number-input)\./],
    priority: 1,
  },
  {
    // What can be tried out, and what explains words: each in one file, so that the first page names few files it does not need.
    name: 'practice',
    paths: [
      /web\/src\/features\/learn\/practice\//,
      /web\/src\/data\/(use-time-machine|kept-decade)\./,
      /shared\/learning\/time-machine/,
      /shared\/(facts\/market-falls|portfolio\/crash-replay)\./,
    ],
    priority: 1,
  },
  {
    name: 'words',
    paths: [/web\/src\/ui\/(explain|what-is|text-box)\./, /web\/src\/data\/terms\./, /shared\/portfolio\/note-draft\./],
    priority: 1,
  },
  {
    name: 'icons',
    paths: [/lucide-react\/.*\/(arrow-down|arrow-right|download|lock|pencil|rotate-ccw|search|target|trash)\./],
    priority: 2,
  },
  {
    // What a page about lessons begins with, and what refers to one.
    name: 'learning',
    paths: [
      /shared\/learning\/(lesson-catalogue|lesson-contract|newer-progress|progress-contract|question-id|quiz-draw|review-contract|review-record)\./,
      /shared\/learning\/moments\/record\./,
      /shared\/kernel\/hash\./,
      /web\/src\/data\/(use-progress|note-progress)\./,
      /web\/src\/lib\/lesson-line\./,
    ],
    priority: 1,
  },
  {
    // The cards that are due, with the scheduler: for Learn, a session, the badge, and for what is sent before signing out.
    name: 'review',
    paths: [
      /web\/src\/data\/(use-review|pending-review|due-badge)\./,
      /shared\/learning\/(review|review-schedule|review-session)\./,
      /node_modules\/ts-fsrs\//,
    ],
    priority: 1,
  },
  // Texts in a few files: each of them is smaller than the dialog that it is read in, and a request costs more than its bytes.
  ...inThreeFiles('lesson', 'lessons'),
  ...inThreeFiles('pool', 'pools'),
  {
    // What a figure is built of; each figure has a file of its own, since a lesson shows one.
    name: 'figure-parts',
    paths: [
      /web\/src\/features\/learn\/figures\/(announcer|figure|figure-bars|figure-chart|figure-legend|figure-scale|figure-texts|sliders)\./,
      /shared\/learning\/figures\/growth\./,
    ],
    priority: 1,
  },
  {
    name: 'legal',
    paths: [/web\/src\/features\/legal\//, /shared\/person\/legal\/(terms|privacy)/, /lucide-react\/.*\/printer\./],
    priority: 2,
  },
  {
    name: 'performance',
    paths: [
      /shared\/market\/(contract|history-contract|quote|sample-history)\./,
      /shared\/portfolio\/(benchmark|performance|performance-contract)\./,
      /web\/src\/data\/(use-performance|use-history-choice)\./,
    ],
    priority: 1,
  },
  {
    name: 'holding-changes',
    paths: [
      /shared\/portfolio\/(live-tracking|shown-holding|valuation)\./,
      /shared\/market\/popular-assets\./,
      /web\/src\/data\/(pending-changes|use-holding-changes)\./,
    ],
    priority: 1,
  },
  {
    name: 'value-chart',
    paths: [
      /web\/src\/ui\/chart\/(?!bar-list|use-room|chart-arithmetic)/,
      /web\/src\/lib\/history-words\./,
      /web\/src\/data\/use-history\./,
    ],
    priority: 1,
  },
  {
    name: 'tax',
    paths: [
      /shared\/tax\/(tax-years|gaps|words|year-answer|contract)\./,
      /web\/src\/data\/(use-tax|use-share-facts)\./,
      /web\/src\/lib\/share-words\./,
    ],
    priority: 1,
  },
  { name: 'tax-rates', paths: [/shared\/facts\/income-tax\./, /shared\/tax\/tax-record\./], priority: 1 },
  {
    // What opens over a page at a press, with what only it is made of: a file for each page.
    name: 'portfolio-sheets',
    paths: [
      /web\/src\/features\/portfolio\/(add-investment-modal|amounts-step|asset-options|search-step|use-current-price)\./,
      /web\/src\/features\/portfolio\/(manual-entry-modal|edit-investment-modal|note-fields|discard-guard|holding-form)\./,
      /web\/src\/features\/portfolio\/(coin-field|holding-fields|use-coins|use-typed-holding|join-modal)\./,
      /shared\/market\/known-security\./,
      /web\/src\/data\/use-join-holdings\./,
    ],
    priority: 1,
  },
  {
    name: 'holding-sheets',
    paths: [
      /web\/src\/features\/holding\/(trade-modal|parcel-picks|sellable-parcels|start-modal|leave-dialog|share-fields)\./,
      /web\/src\/features\/holding\/alerts\/alerts-card\./,
    ],
    priority: 1,
  },
  {
    name: 'profile-sheets',
    paths: [
      /web\/src\/features\/profile\/(change-password-modal|password-change|password-messages|delete-account-modal|use-account-deletion)\./,
      /web\/src\/features\/profile\/(app-code-input|factor-messages|app-code-modal|fresh-sign-in|use-app-code)\./,
      /web\/src\/ui\/password-input\./,
    ],
    priority: 1,
  },
  {
    // What looking around keeps, and the ways out of it and of a session: named by the first page, so in one file.
    name: 'looked-around',
    paths: [/web\/src\/(data\/looked-around|app\/(around\/leaving|signing-out))\./, /web\/src\/data\/close-account\./],
    priority: 1,
  },
  {
    name: 'confirm-dialog',
    paths: [/web\/src\/ui\/(confirm-dialog|discard-dialog)\./, /web\/src\/features\/portfolio\/delete-dialog\./],
    priority: 1,
  },
  {
    // Of forms that no first page has.
    name: 'fields',
    paths: [
      /web\/src\/ui\/(amount-input|choice-group|disclosure|pill-button|switch|text-area)\./,
      /shared\/person\/field-problems\./,
      /web\/src\/lib\/(unsaved|example-sum)\./,
    ],
    priority: 1,
  },
  {
    name: 'hooks',
    paths: [
      /web\/src\/ui\/(reduced-motion|use-media|use-now)\./,
      /web\/src\/data\/use-dismissed\./,
      /web\/src\/lib\/own-prices\./,
      /web\/src\/features\/holding\/use-sheet\./,
    ],
    priority: 2,
  },
  {
    name: 'app',
    paths: [
      /web\/src\/lib\/(?!unsaved|history-|stored-session|missing-code|lesson-line|show-all-words|security-session|own-password|browser-mark|password-proof)/,
      /web\/src\/router\//,
      /web\/src\/data\/(last-seen|use-auth|client|contact-email|sync-news)/,
      /web\/src\/ui\/(?!chart\/|show-all|use-now|disclosure|modal|switch|pill-button|confirm-dialog|field|select|text-area|text-box|explain|what-is|choice-group|(text|number|amount|password)-input)/,
      /shared\/kernel\/(?!decimal|hash)/,
      /shared\/operation\//,
      /shared\/person\/(finances|onboarding)\./,
      /shared\/account\/(user|passkey-names)\./,
      /shared\/messages\/(kinds|settings)\./,
      /shared\/market\/instrument\./,
      /shared\/portfolio\/(holding|holding-note|declined-suggestion|summary|allocation)\./,
      /shared\/educator\/analysis\./,
      /shared\/learning\/(progress|first-lesson)\./,
      /shared\/facts\/change-of-tax\./,
      /shared\/person\/legal\/legal-document\./,
      /lucide-react\/(?!.*\/(arrow-down|arrow-right|download|lock|pencil|rotate-ccw|search|target|trash|printer)\.)/,
    ],
    minShareCount: 3,
    priority: 1,
  },
]
