// Files of the app: which of its parts travel together.
import type { ChunkGroup } from './chunk-groups.ts'
import { learningChunks } from './learning-chunks.ts'
import { packageChunks } from './package-chunks.ts'

// What most pages begin with is three files: packages, which change when they are upgraded, and our own parts, which change with every
// release. What comes later is a file for each occasion, such as the sheets of a page: a request costs more than a few bytes too many.
// What the Dashboard and the sign-in page need none of stays out of their files; tests/stories/13-weight.test.ts has their budgets.
export const appChunks: readonly ChunkGroup[] = [
  ...packageChunks,
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
  ...learningChunks,
  {
    name: 'legal',
    paths: [/web\/src\/features\/legal\//, /shared\/person\/legal\/(terms|privacy)/, /lucide-react\/.*\/printer\./],
    priority: 2,
  },
  {
    name: 'performance',
    paths: [
      /shared\/market\/(contract|history-contract|quote|sample-history)\./,
      /shared\/portfolio\/(benchmark|performance|performance-answer|performance-contract)\./,
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
    // What is saved as a session ends: for the pages that have such a form.
    name: 'edits',
    paths: [/web\/src\/data\/(edits|unsent-edits|use-unsent-edits)\./, /shared\/watchlist\/watched\./],
    priority: 1,
  },
  {
    // What a password and a passkey need before anybody has signed in, and in Profile.
    name: 'credentials',
    paths: [/web\/src\/lib\/(new-password|passkey-support)\./, /shared\/account\/identity-rules\./],
    priority: 2,
  },
  // Of long lists.
  { name: 'show-all', paths: [/web\/src\/(ui\/(show-all|use-printing)|lib\/show-all-words)\./], priority: 1 },
  { name: 'decimal', paths: [/shared\/(kernel\/decimal|tax\/franking)\./], priority: 1 },
  {
    name: 'hooks',
    paths: [
      /web\/src\/ui\/(reduced-motion|use-media|use-now)\./,
      /web\/src\/data\/use-dismissed\./,
      /web\/src\/lib\/(own-prices|followed-link)\./,
      /web\/src\/features\/holding\/use-sheet\./,
    ],
    priority: 2,
  },
  {
    name: 'app',
    paths: [
      /web\/src\/lib\/(?!unsaved|followed-link|history-|stored-session|lesson-line|show-all-words|security-session|own-password|browser-mark|password-proof)/,
      /web\/src\/router\//,
      /web\/src\/data\/(last-seen|use-auth|client|contact-email|sync-news|refusal-of)/,
      /web\/src\/ui\/(?!chart\/|missing-code|show-all|use-now|use-printing|disclosure|modal|switch|pill-button|confirm-dialog|field|select|text-area|text-box|explain|what-is|choice-group|(text|number|amount|password)-input)/,
      /shared\/kernel\/(?!decimal|hash)/,
      /shared\/operation\//,
      /shared\/person\/(finances|onboarding)\./,
      /shared\/account\/(user|passkey-names)\./,
      /shared\/messages\/(kinds|settings)\./,
      /shared\/market\/instrument\./,
      /shared\/portfolio\/(contract|holding|holding-note|declined-suggestion|summary|allocation)\./,
      /shared\/educator\/analysis\./,
      /shared\/learning\/(progress|level|achievements|first-lesson)\./,
      /shared\/facts\/change-of-tax\./,
      /shared\/person\/legal\/legal-document\./,
      /lucide-react\/(?!.*\/(arrow-down|arrow-right|download|lock|pencil|rotate-ccw|search|target|trash|printer)\.)/,
    ],
    minShareCount: 3,
    priority: 1,
  },
]
