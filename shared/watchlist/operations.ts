// Watchlist use cases: following instruments without holding them, and the rules of what to tell about prices (P93 to P97).
import { sydneyDay } from '../kernel/sydney-days.ts'
import { type Instrument, instrumentKey } from '../market/instrument.ts'
import type { OpenAccounts, PriceService } from '../market/ports.ts'
import type { StoredQuote } from '../market/quote.ts'
import { shownQuote } from '../market/shown-quote.ts'
import { implement, Repeated } from '../operation/implement.ts'
import type { Clock } from '../operation/ports.ts'
import { AccountClosed, fail } from '../operation/problem.ts'
import type { Turns } from '../operation/turns.ts'
import { isWaiting, placeTurnedOn } from './alert-place.ts'
import { maxAlertRules, type StoredRule } from './alert-rule.ts'
import { type AlertPorts, changeRules, settle } from './alert-rows.ts'
import { type AlertRule, type AlertTerms, type Watched, watchlist as contract } from './contract.ts'
import type { AlertMails, WatchlistStore } from './ports.ts'
import {
  alphabetical,
  instrumentOfSecurity,
  maxWatched,
  type Security,
  securityId,
  type StoredWatched,
} from './watched.ts'

export type WatchlistPorts = AlertPorts & {
  watchlist: WatchlistStore
  quotes: PriceService
  mails: AlertMails
  accounts: OpenAccounts
  clock: Clock
  turns: Turns
}

/** Writes by other requests that one request gives way to before it says so. */
const tries = 12

const changedElsewhere = 'Your list was changed on another device at the same time. Nothing was lost: please try again.'
const listIsFull = `You can watch up to ${maxWatched} investments. Remove one to add another.`
const rulesAreFull = `You can have up to ${maxAlertRules} alerts. Delete one to set another.`
const ruleIsThere = 'You have this alert already.'

type Prices = Awaited<ReturnType<PriceService['priceAll']>>

function shown(watched: StoredWatched, prices: Prices): Watched {
  const instrument = instrumentOfSecurity(watched)
  const priced = prices.get(instrumentKey(instrument))
  return { id: securityId(watched), ...watched, quote: priced === undefined ? null : shownQuote(instrument, priced) }
}

/** @throws Problem not_found for what a provider says does not exist */
async function pricesOfKnown(userId: string, security: Security, { quotes }: WatchlistPorts): Promise<Prices> {
  const instrument: Instrument = instrumentOfSecurity(security)
  const prices = await quotes.priceAll([instrument], 'fresh', { askedBy: userId })
  if (prices.get(instrumentKey(instrument))?.kind === 'not-found') {
    fail('not_found', `We could not find ${security.symbol} on the market. Check the code and try again.`)
  }
  return prices
}

/** Where nothing is stored, the account may have been closed: then there is nothing to be had any more. */
async function refuseClosed(userId: string, found: object | undefined, { accounts }: WatchlistPorts): Promise<void> {
  if (found === undefined && (await accounts.isClosed(userId))) throw new AccountClosed()
}

/** Changes the list in one conditional write; the same array is no change. */
async function changeList(
  userId: string,
  ports: WatchlistPorts,
  change: (watched: readonly StoredWatched[]) => readonly StoredWatched[],
): Promise<void> {
  for (let left = tries; left > 0; left--) {
    const before = await ports.watchlist.find(userId)
    const watched = before?.watched ?? []
    const changed = change(watched)
    if (changed === watched) return refuseClosed(userId, before, ports)
    const after = { watched: [...changed], revision: (before?.revision ?? 0) + 1 }
    if (await ports.watchlist.replace(userId, before, after)) return
  }
  fail('conflict', changedElsewhere)
}

function shownRule(rule: StoredRule, today: string): AlertRule {
  const { place: _place, toldOn: _toldOn, ...shownParts } = rule
  return { ...shownParts, isWaiting: isWaiting(rule, today) }
}

const sameSecurity = (a: Security, b: Security): boolean => securityId(a) === securityId(b)

type Terms = Pick<StoredRule, 'security' | 'kind' | 'value'>
const hasSameTerms = (a: Terms, b: Terms): boolean =>
  a.kind === b.kind && a.value === b.value && sameSecurity(a.security, b.security)
const isSameRule = (a: StoredRule, b: StoredRule): boolean => hasSameTerms(a, b) && a.isOn === b.isOn

/**
 * A rule with new terms. What it has reached counts as long as they are the same.
 * @param before the rule as it is, or as it was when it was deleted
 * @param quote a provider's price, where there is one
 */
function withTerms(
  before: StoredRule | undefined,
  id: string,
  terms: AlertTerms,
  quote: StoredQuote | undefined,
): StoredRule {
  const { security, kind, value, isOn } = terms
  const isSame = before !== undefined && hasSameTerms(before, terms)
  const reached = isSame ? before.reached : null
  const toldOn = before?.toldOn ?? null
  if (!isOn) return { id, security, kind, value, isOn, place: null, reached, toldOn }
  const place = isSame && before.place !== null ? before.place : placeTurnedOn({ kind, value }, reached, quote)
  return { id, security, kind, value, isOn, place, reached, toldOn }
}

export const watchlistOperations = implement<WatchlistPorts>()(contract, {
  async list({ userId }, ports) {
    const record = await ports.watchlist.find(userId)
    await refuseClosed(userId, record, ports)
    const watched = record?.watched ?? []
    const prices = await ports.quotes.priceAll(watched.map(instrumentOfSecurity), 'fresh', { askedBy: userId })
    return { watched: alphabetical(watched).map((each) => shown(each, prices)) }
  },

  async add({ userId, body }, ports) {
    const prices = await pricesOfKnown(userId, body, ports)
    const since = ports.clock.now().toISOString()
    let stored: StoredWatched = { ...body, since }
    let isThere = false
    await ports.turns(userId, () =>
      changeList(userId, ports, (watched) => {
        const same = watched.find((each) => sameSecurity(each, body))
        isThere = same !== undefined
        stored = same ?? { ...body, since }
        if (isThere) return watched
        if (watched.length >= maxWatched) fail('conflict', listIsFull)
        return [...watched, stored]
      }),
    )
    return isThere ? new Repeated(shown(stored, prices)) : shown(stored, prices)
  },

  async remove({ userId, params: { id } }, ports) {
    await ports.turns(userId, () =>
      changeList(userId, ports, (watched) =>
        watched.some((each) => securityId(each) === id) ? watched.filter((each) => securityId(each) !== id) : watched,
      ),
    )
  },

  async alerts({ userId }, ports) {
    const today = sydneyDay(ports.clock.now())
    const [record, state] = await Promise.all([
      // What an earlier request could not finish is finished here.
      ports.alerts.find(userId).then((found) => settle(userId, found, today, ports)),
      ports.mails.stateOf(userId),
    ])
    await refuseClosed(userId, record, ports)
    const rules = (record?.rules ?? []).toSorted((a, b) =>
      a.security.symbol === b.security.symbol ? 0 : a.security.symbol < b.security.symbol ? -1 : 1,
    )
    return { rules: rules.map((rule) => shownRule(rule, today)), mails: state }
  },

  async setAlert({ userId, params: { id }, body }, ports) {
    // Turned off, it asks nobody: a code may be delisted by then.
    const prices = body.isOn ? await pricesOfKnown(userId, body.security, ports) : undefined
    const priced = prices?.get(instrumentKey(instrumentOfSecurity(body.security)))
    const quote = priced?.kind === 'quote' ? priced.quote : undefined
    const today = sydneyDay(ports.clock.now())
    const rules = await ports.turns(userId, () =>
      changeRules(userId, today, ports, (before, removed) => {
        const same = before.find((rule) => rule.id === id)
        const rule = withTerms(same ?? removed.find((each) => each.id === id), id, body, quote)
        const hasNewTerms = same === undefined || !hasSameTerms(same, rule)
        // Two would tell the same twice.
        if (hasNewTerms && before.some((each) => hasSameTerms(each, rule))) fail('conflict', ruleIsThere)
        if (same === undefined) {
          if (before.length >= maxAlertRules) fail('conflict', rulesAreFull)
          return [...before, rule]
        }
        return isSameRule(same, rule) ? before : before.map((each) => (each.id === id ? rule : each))
      }),
    )
    return shownRule(rules.find((rule) => rule.id === id) ?? fail('conflict', changedElsewhere), today)
  },

  async removeAlert({ userId, params: { id } }, ports) {
    const today = sydneyDay(ports.clock.now())
    const left = await ports.turns(userId, () =>
      changeRules(userId, today, ports, (before) =>
        before.some((rule) => rule.id === id) ? before.filter((rule) => rule.id !== id) : before,
      ),
    )
    await refuseClosed(userId, left[0], ports)
  },
})
