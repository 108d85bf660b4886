// Composers: reads what each timed mail needs of one person, and writes it. Closes of instruments that many people hold are read once.
// The weekly mails are loaded with the first of them: the schedule of reviews and the glossary are a tenth of the function that sends.
import { dayNumber } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { type Instrument, instrumentOf } from '../market/instrument.ts'
import type { PriceHistoryStore } from '../market/history-ports.ts'
import type { ReviewStore } from '../learning/ports.ts'
import type { HoldingTrades, LedgerReader } from '../portfolio/ports.ts'
import type { WatchlistStore } from '../watchlist/ports.ts'
import { instrumentOfSecurity } from '../watchlist/watched.ts'
import { achievementMail, freshAchievements } from './achievement-mail.ts'
import { horizonDays } from './dates-ahead.ts'
import { keptHistories } from './kept-histories.ts'
import type { Composers } from './send-page.ts'

export type ComposerPorts = {
  ledgers: LedgerReader
  reviews: Pick<ReviewStore, 'find'>
  watchlist: Pick<WatchlistStore, 'find'>
  histories: Pick<PriceHistoryStore, 'read'>
}

const instrumentsIn = (ledgers: readonly HoldingTrades[]): Instrument[] =>
  ledgers.flatMap(({ holding }) => instrumentOf(holding) ?? [])

/** What writes the timed mails, each with the code that only it needs. Closes that were read serve all people of a run. */
export function createComposers({ ledgers, reviews, watchlist, histories }: ComposerPorts): Composers {
  const kept = keptHistories(histories)

  return {
    async weekly(recipient, from) {
      const [{ fridaysBefore, sessionsUpTo, weekLearning }, { weekPortfolio }, { weeklyReport }] = await Promise.all([
        import('./week-learning.ts'),
        import('./week-portfolio.ts'),
        import('./weekly-report.ts'),
      ])
      const [held, review] = await Promise.all([ledgers.list(recipient.userId), reviews.find(recipient.userId)])
      const today = sydneyDay(from)
      const range = sessionsUpTo(fridaysBefore(today))
      const closes = await kept(instrumentsIn(held), today)
      return weeklyReport({
        today,
        range,
        learning: weekLearning(recipient.learning, review, today),
        portfolio: weekPortfolio(held, closes, range, dayNumber(today) - range.to + horizonDays),
        includeAmounts: recipient.messages.includeAmounts,
      })
    },

    async achievements(recipient, _from, now) {
      return freshAchievements(recipient, now).length === 0 ? null : achievementMail(recipient, now)
    },

    async news({ userId }, from) {
      const [{ fridaysBefore }, { marketNews, newsInstruments }] = await Promise.all([
        import('./week-learning.ts'),
        import('./market-news.ts'),
      ])
      const [all, followed] = await Promise.all([ledgers.list(userId), watchlist.find(userId)])
      const held = all.filter(({ holding }) => holding.quantity > 0)
      const watched = followed?.watched ?? []
      const today = sydneyDay(from)
      return marketNews({
        today,
        range: fridaysBefore(today),
        holdings: held.map(({ holding }) => holding),
        watched,
        histories: await kept(
          [...newsInstruments, ...instrumentsIn(held), ...watched.map(instrumentOfSecurity)],
          today,
        ),
      })
    },
  }
}
