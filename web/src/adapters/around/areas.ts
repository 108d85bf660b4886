// Areas of the API as they are answered inside the page: the same use cases as in the Lambda functions. What the first screens
// ask for is here; the rest is fetched when it is first asked for.
import { profileOperations } from '#shared/account/operations.ts'
import { type AreaName, contract } from '#shared/contract/index.ts'
import { learningOperations } from '#shared/learning/operations.ts'
import { marketOperations } from '#shared/market/operations.ts'
import { noSources } from '#shared/market/ports.ts'
import { createSecuritySearch } from '#shared/market/security-search.ts'
import { healthOperations } from '#shared/operation/health.ts'
import { fail } from '#shared/operation/problem.ts'
import { holdingsOperations } from '#shared/portfolio/operations.ts'
import { performanceOperations } from '#shared/portfolio/performance-operations.ts'
import { exportParts } from './export-parts.ts'
import { by, type Perform } from './perform.ts'
import type { AroundPorts } from './ports.ts'

/** What a deletion is answered. */
const noAccount = 'You have no account while you look around, so there is none to delete. Leave forgets everything.'

const noSignIn = 'You have no account while you look around, so there is no sign-in to recover.'

/** Somebody who looks around has no sign-in that could be deleted. */
const nothing = () => Promise.resolve(undefined)
/** Nor an address: nobody is mailed, so none that is unconfirmed stands in the way of a notification switch. */
const nobody = { email: '', isEmailVerified: true }
const accounts = { identify: () => Promise.resolve(nobody), endSessions: nothing, remove: nothing }

function profile(ports: AroundPorts): Perform {
  const { users, subscribers, data, openAccounts, clock } = ports
  const serve = by(contract.profile, profileOperations, {
    users,
    subscribers,
    data,
    openAccounts,
    accounts,
    clock,
    exports: exportParts(ports),
  })
  return (name, request) => (name === 'close' ? fail('conflict', noAccount) : serve(name, request))
}

function market({ quotes, openAccounts, timer, log, clock }: AroundPorts): Perform {
  const search = createSecuritySearch({ sources: noSources, quotes, clock, timer })
  return by(contract.market, marketOperations, { quotes, search, accounts: openAccounts, timer, log })
}

export const areas: Readonly<Record<AreaName, (ports: AroundPorts) => Perform | Promise<Perform>>> = {
  health: () => by(contract.health, healthOperations, { version: 'around', stage: 'around' }),
  profile,
  holdings: ({ holdings, quotes, clock, newId }) =>
    by(contract.holdings, holdingsOperations, { holdings, quotes, clock, newId }),
  learning: ({ users, reviews, moments, clock }) =>
    by(contract.learning, learningOperations, { users, reviews, moments, clock }),
  market,
  performance: ({ ledgerReader: ledgers, histories, quotes, openAccounts: accounts, clock, timer, log }) =>
    by(contract.performance, performanceOperations, { ledgers, histories, quotes, accounts, clock, timer, log }),
  transactions: async (ports) => (await import('./trades-area.ts')).transactions(ports),
  tax: async (ports) => (await import('./trades-area.ts')).tax(ports),
  watchlist: async (ports) => (await import('./reach-area.ts')).watchlist(ports),
  messages: async (ports) => (await import('./reach-area.ts')).messages(ports),
  recovery: () => () => fail('conflict', noSignIn),
  ai: async (ports) => (await import('./educator-area.ts')).educator(ports),
}
