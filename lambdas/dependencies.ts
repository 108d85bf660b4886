// Dependencies: the one place where ports meet adapters. Each is made at its first use, once per container; a function
// that does not name one does not bundle it.
import { cognitoAccounts } from './adapters/cognito/accounts.ts'
import { toldOf } from './adapters/cognito/pool-call.ts'
import { cognitoRecoverySignIn } from './adapters/cognito/recovery-sign-in.ts'
import { cognitoUserPool } from './adapters/cognito/user-pool.ts'
import { dynamoAccountData } from './adapters/dynamo/account-data.ts'
import { dynamoAlertRows } from './adapters/dynamo/alert-rows.ts'
import { dynamoAlertStore } from './adapters/dynamo/alert-store.ts'
import { dynamoAiUsage } from './adapters/dynamo/ai-usage.ts'
import { dynamoHeldInstruments } from './adapters/dynamo/held-instruments.ts'
import { dynamoHistoryStore } from './adapters/dynamo/history-store.ts'
import { dynamoHoldingsStore } from './adapters/dynamo/holdings-store.ts'
import { dynamoImportsStore } from './adapters/dynamo/imports-store.ts'
import { dynamoKeptCloseStore } from './adapters/dynamo/kept-close-store.ts'
import { dynamoLedgerStore } from './adapters/dynamo/ledger-store.ts'
import { dynamoOpenAccounts } from './adapters/dynamo/open-accounts.ts'
import {
  dynamoFeedbackStore,
  dynamoMomentsStore,
  dynamoReviewStore,
  dynamoSecurityStore,
  dynamoWatchlistStore,
} from './adapters/dynamo/own-items.ts'
import { dynamoRecipientStore } from './adapters/dynamo/recipient-store.ts'
import { dynamoRecoveryStore } from './adapters/dynamo/recovery-store.ts'
import { dynamoSubscriberStore } from './adapters/dynamo/subscriber-store.ts'
import { openTable } from './adapters/dynamo/table.ts'
import { dynamoTaxStore } from './adapters/dynamo/tax-store.ts'
import { dynamoQuoteStore } from './adapters/dynamo/quote-store.ts'
import { dynamoUserStore } from './adapters/dynamo/user-store.ts'
import { coinCallsOn, historySourcesOf, marketProviders, quoteSourcesOf } from './quote-sources.ts'
import { openAiEducator } from './adapters/openai/openai.ts'
import { lessonSearch as searchLessons } from '#shared/educator/lesson-search.ts'
import { feedbackIn } from './adapters/mail/ses-event.ts'
import { sesMailer } from './adapters/mail/ses-mailer.ts'
import { sqsQueue } from './adapters/mail/sqs-queue.ts'
import { hmacLinkSigner } from './adapters/secrets/link-signer.ts'
import { awsSecret, givenSecret, type Secret } from './adapters/secrets/secret.ts'
import type { Encoder } from '#shared/educator/reply-check/encoder/reading.ts'
import type { Clock } from '#shared/operation/ports.ts'
import { analysisExport } from '#shared/educator/export.ts'
import { learningExport } from '#shared/learning/export.ts'
import { createTurns } from '#shared/operation/turns.ts'
import type { Educator } from '#shared/educator/ports.ts'
import { holdingsExport, importsExport, ledgersExport, typedPricesExport } from '#shared/portfolio/export.ts'
import { taxExport } from '#shared/tax/export.ts'
import type { ComposerPorts } from '#shared/messages/composers.ts'
import { alertMails, alertSender, type SendAlertsPorts } from '#shared/messages/send-alerts.ts'
import type { MessageQueue } from '#shared/messages/ports.ts'
import type { SendSecurityPorts } from '#shared/messages/send-security.ts'
import type { SendPagePorts } from '#shared/messages/send-page.ts'
import { createHistoryService } from '#shared/market/history-service.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import type { CarryOutPorts } from '#shared/recovery/carry-out.ts'
import type { RecoveryPorts } from '#shared/recovery/ports.ts'
import { noSources } from '#shared/market/ports.ts'
import { ledgerReaderOf } from '#shared/portfolio/ledger-reader.ts'
import { settledHoldings } from '#shared/portfolio/settled-holdings.ts'
import { createSecuritySearch } from '#shared/market/security-search.ts'
import { once as keptOnce } from '#shared/kernel/once.ts'
import { digest, newId, random, timer } from './adapters/runtime/runtime.ts'
import { log } from './edge/log.ts'
import { publish } from './edge/metrics.ts'
import { type ModelSetting, settings } from './settings.ts'

export { toldOf, feedbackIn, log, newId, publish, random, timer }

/**
 * Marked here, so that a bundle holds only what its function names: esbuild heeds the mark in the file that declares it.
 * @__NO_SIDE_EFFECTS__
 */
function once<Value>(make: () => Value): () => Value {
  return keptOnce(make)
}

/** One object, so that the local stack can set the time that every function sees. */
export const clock: Clock = { now: () => new Date() }

const table = once(() => openTable(settings.table()))

/** Reads the time through the one clock object, whatever it says by then. */
const currentClock: Clock = { now: () => clock.now() }

const makeSecret = (key: ModelSetting['key']): Secret =>
  key.kind === 'value' ? givenSecret(key.value) : awsSecret(key)

export const quoteStore = once(() => dynamoQuoteStore(table()))
const providers = once(() => {
  const { coingeckoKey, ...addresses } = settings.market()
  const coingeckoApiKey = coingeckoKey === undefined ? {} : { coingeckoApiKey: makeSecret(coingeckoKey) }
  return marketProviders({ ...addresses, ...coingeckoApiKey, clock: currentClock })
})
/** For what the clock starts: its calls are what is left for it of the plan. */
export const quoteSources = once(() => quoteSourcesOf(providers()))
const coinCalls = once(() => coinCallsOn(table(), settings.coinCallsPerMonth(), currentClock))
/** For people's requests. */
const countedQuoteSources = once(() => quoteSourcesOf(providers(), coinCalls()))
export const priceService = once(() =>
  createPriceService({ store: quoteStore(), sources: countedQuoteSources(), clock: currentClock, timer, log }),
)
/** Prices as they are kept, for a function that asks no provider and has no way to. */
export const keptPrices = once(() =>
  createPriceService({ store: quoteStore(), sources: noSources, clock: currentClock, timer, log }),
)
export const securitySearch = once(() =>
  createSecuritySearch({ sources: countedQuoteSources(), quotes: priceService(), clock: currentClock, timer }),
)
export const historySources = once(() => historySourcesOf(providers()))
export const historyStore = once(() => dynamoHistoryStore(table()))
/** Closes of single days, for good. */
export const keptCloses = once(() => dynamoKeptCloseStore(table()))
export const heldInstruments = once(() => dynamoHeldInstruments(table()))
const countedHistorySources = once(() => historySourcesOf(providers(), coinCalls()))
export const historyService = once(() =>
  createHistoryService({ store: historyStore(), sources: countedHistorySources(), clock: currentClock, timer, log }),
)
export const userStore = once(() => dynamoUserStore(table()))
/** Who has subscribed to which mail. */
export const subscriberStore = once(() => dynamoSubscriberStore(table()))
export const recipientStore = once(() => dynamoRecipientStore(table()))
export const linkSigner = once(() => hmacLinkSigner(makeSecret(settings.mailLinkKey())))
/** Undefined where this deployment sends no mail. @param withinMs for a function that somebody waits for */
const openSecurityQueue = (withinMs?: number): MessageQueue | undefined => {
  const to = settings.securityQueue()
  return (
    to && sqsQueue({ ...to, credentials: settings.awsCredentials, timer, ...(withinMs !== undefined && { withinMs }) })
  )
}
/** Somebody waits for the answer, and what could not be told must be taken back before the function ends. */
const recoveryWaitsMs = 4000
/** Of one call: Cognito waits 5 seconds for its trigger, and somebody for Cognito. */
const signInWaitsMs = 1500
export const securityQueue = once(() => openSecurityQueue())
export const triggerQueue = once(() => openSecurityQueue(signInWaitsMs))
export const mailQueue = once(() => sqsQueue({ ...settings.mailQueue(), credentials: settings.awsCredentials, timer }))
const mailer = once(() => {
  const replyTo = settings.sender().contactEmail
  return sesMailer({ ...settings.mail(), replyTo, credentials: settings.awsCredentials, timer, random })
})
export const turns = once(createTurns)
export const ledgerStore = once(() => dynamoLedgerStore(table(), currentClock))
/** What only the person knows of their tax years. */
export const taxStore = once(() => dynamoTaxStore(table()))
export const importsStore = once(() => dynamoImportsStore(table(), currentClock))
/** As they are stored, for whoever writes trades. */
export const markedHoldings = once(() => dynamoHoldingsStore(table(), currentClock))
export const holdingsStore = once(() => settledHoldings({ holdings: markedHoldings(), ledgers: ledgerStore() }))
/** Reads and never writes, so that a function with it needs no right to. */
export const ledgerReader = once(() => ledgerReaderOf({ holdings: markedHoldings(), ledgers: ledgerStore() }))
export const accountData = once(() => dynamoAccountData(table()))
/** What each capability has stored of a person, for the download. */
export const exportParts = once(() => ({
  holdings: holdingsExport(holdingsStore()),
  ledgers: ledgersExport(ledgerStore()),
  typedPrices: typedPricesExport(holdingsStore()),
  imports: importsExport(importsStore()),
  tax: taxExport(taxStore()),
  learning: learningExport(userStore()),
  aiAnalysis: analysisExport(userStore()),
}))
export const openAccounts = once(() => dynamoOpenAccounts(table()))
export const accounts = once(() => cognitoAccounts({ ...settings.accounts(), credentials: settings.awsCredentials }))
export const userPool = once(() =>
  cognitoUserPool({ ...settings.userPool(), credentials: settings.awsCredentials, timeoutMs: signInWaitsMs }),
)

function educatorOn(model: ModelSetting | undefined): Educator | undefined {
  if (model === undefined) return undefined
  const { key, ...endpoint } = model
  return openAiEducator({ ...endpoint, key: makeSecret(key) })
}

export const aiUsage = once(() => dynamoAiUsage(table()))
export const feedbackStore = once(() => dynamoFeedbackStore(table()))
export const reviewStore = once(() => dynamoReviewStore(table()))
export const momentsStore = once(() => dynamoMomentsStore(table()))
export const watchlistStore = once(() => dynamoWatchlistStore(table()))
export const alertStore = once(() => dynamoAlertStore(table()))
export const alertRows = once(() => dynamoAlertRows(table()))
export const lessonSearch = once(searchLessons)
/** undefined when there is no key, or the kill switch is on. */
export const educator = once(() => educatorOn(settings.ai().educator))
/** The educator's own model where none is set; undefined where there is no educator. */
export const replyJudge = once(() => educatorOn(settings.ai().judge))

/** Read from disk while the first question is with the model. */
export async function encoder(): Promise<Encoder> {
  const { loadEncoder } = await import('./adapters/encoder/encoder.ts')
  return await loadEncoder()
}

/** What the timed mails are written from. Who writes them is named by the function that sends: every other one would load a share of it. */
export const composerPorts = once((): ComposerPorts => ({
  ledgers: ledgerReader(),
  reviews: reviewStore(),
  watchlist: watchlistStore(),
  histories: historyStore(),
}))
/** Everything that sending a mail needs. */
export const mailPorts = once((): Omit<SendPagePorts, 'composers'> => {
  const { siteUrl, ...sender } = settings.sender()
  return {
    recipients: recipientStore(),
    mailer: mailer(),
    signer: linkSigner(),
    sender,
    siteUrl,
    clock: currentClock,
    timer,
    log,
  }
})
/** Everything that sending mails about alerts needs. */
export const alertMailPorts = once((): SendAlertsPorts => ({ ...mailPorts(), alerts: alertStore() }))
/** Everything that telling somebody about their sign-in needs. */
export const securityMailPorts = once((): SendSecurityPorts => ({
  ...mailPorts(),
  securities: dynamoSecurityStore(table()),
  digest: (userId, mark) => digest(`${userId} ${mark}`),
}))
const recoveryStore = once(() => dynamoRecoveryStore(table()))
/** For whoever only stops a recovery. */
export const stopRecoveryPorts = once(() => ({
  recoveries: recoveryStore(),
  queue: securityQueue(),
  clock: currentClock,
}))
const recoverySignIn = once(() =>
  cognitoRecoverySignIn({ ...settings.recoverySignIn(), credentials: settings.awsCredentials }),
)
/** For the run that carries out what is due: it signs no link, and may not read the key. */
export const carryOutPorts = once((): CarryOutPorts => ({ ...stopRecoveryPorts(), signIn: recoverySignIn(), log }))
export const recoveryPorts = once((): RecoveryPorts => ({
  ...stopRecoveryPorts(),
  queue: openSecurityQueue(recoveryWaitsMs),
  signIn: recoverySignIn(),
  signer: linkSigner(),
  timer,
  random,
  newId,
  answersAfterMs: settings.recoveryAnswersAfterMs(),
}))
/** Hands reached alerts to the function that sends. */
export const alertMailing = once(() => alertSender(mailQueue))
/** Whether alerts are mailed to a person. */
export const alertMailState = once(() => alertMails(recipientStore()))
