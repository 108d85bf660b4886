// Moments about what is held: funds, coins, shares of the whole, prices. Each says what is, and nothing about what to do.
import { fundIndexes } from '../../facts/fund-indexes.ts'
import type { Holding } from '../../portfolio/holding.ts'
import { concentrationOf } from '../../portfolio/concentration.ts'
import { gainOf, securityKey } from '../../portfolio/summary.ts'
import { fallPercent } from '../concept-map.ts'
import { goesWithLesson, isDone, isOpen, lessonName, type MomentRule, percent } from './moment.ts'

/** Something is held, and no lesson is done yet. */
const firstHolding: MomentRule = ({ holdings, progress }) => {
  const open = holdings.filter(isOpen)
  const [holding] = open
  if (holding === undefined || progress.completedLessons.length > 0) return []
  return [
    {
      key: 'first-holding',
      title: 'Your portfolio has begun',
      text: `${open.length === 1 ? `You hold ${holding.symbol}` : `You hold ${open.length} investments`}, and lessons can use your own figures. ${lessonName(1)}, shows what time does to a return.`,
      goesWhen: 'This goes when you complete a lesson.',
      lessonId: 1,
    },
  ]
}

/** An ETF is held, and the lesson on what one is has not been done. */
const firstEtf: MomentRule = (facts) => {
  const etf = facts.holdings.find((holding) => isOpen(holding) && holding.type === 'etf')
  if (etf === undefined || isDone(facts, 4)) return []
  return [
    {
      key: 'first-etf',
      title: 'Your first ETF',
      text: `${etf.symbol} is an exchange-traded fund: one unit is a small part of everything the fund holds. ${lessonName(4)}, shows what is inside, what it costs and how a unit gets its price.`,
      goesWhen: goesWithLesson(4),
      lessonId: 4,
      holdingId: etf.id,
    },
  ]
}

/** A coin is held, and no lesson on crypto is done. */
const coinWithoutLesson: MomentRule = (facts) => {
  const coin = facts.holdings.find((holding) => isOpen(holding) && holding.type === 'crypto')
  if (coin === undefined || isDone(facts, 6) || isDone(facts, 7)) return []
  const lessonId = coin.coinId === 'ethereum' ? 7 : 6
  return [
    {
      key: 'coin-without-lesson',
      title: 'A coin in your portfolio',
      text: `You hold ${coin.symbol}. Coins work in other ways than shares: no company earns money behind them, and a lost key has no reset. ${lessonName(lessonId)}, goes through it.`,
      goesWhen: goesWithLesson(lessonId),
      lessonId,
      holdingId: coin.id,
    },
  ]
}

/** Its price is made up, so that nothing follows from it. */
const isSample = ({ priceStatus }: Holding): boolean => priceStatus === 'sample'

/** One security is above half of a portfolio of at least two, by prices none of which is made up. */
const aboveHalf: MomentRule = ({ holdings }) => {
  if (holdings.some((holding) => isOpen(holding) && isSample(holding))) return []
  const { largest, effectiveHoldings, securities } = concentrationOf(holdings)
  if (largest === null || effectiveHoldings === null || securities < 2 || largest.sharePercent <= 50) return []
  const about = holdings.find((holding) => isOpen(holding) && securityKey(holding) === largest.key)
  return [
    {
      key: `above-half:${largest.label.replaceAll(/[^A-Za-z0-9-]/g, '-')}`,
      title: `${largest.label} is ${percent(largest.sharePercent)} of your portfolio`,
      text: `By size, your ${securities} different investments are as spread as ${effectiveHoldings.toFixed(1)} equal ones. That says nothing about whether they rise and fall together. When one is that large, its ups and downs are most of yours. ${lessonName(3)}, shows what spreading does and what it can’t.`,
      goesWhen: 'This goes when no single one is above half.',
      lessonId: 3,
      ...(about === undefined ? {} : { holdingId: about.id }),
    },
  ]
}

/** Two funds are held that follow one index. */
const sameIndex: MomentRule = ({ holdings }) => {
  const funds = holdings.filter((holding) => isOpen(holding) && holding.type === 'etf')
  const indexes = new Map<string, Set<string>>()
  for (const { symbol } of funds) {
    const index = fundIndexes.indexOf[symbol]
    if (index !== undefined) indexes.set(index, (indexes.get(index) ?? new Set()).add(symbol))
  }
  return [...indexes]
    .filter(([, symbols]) => symbols.size > 1)
    .map(([index, symbols]) => ({
      key: `same-index:${index.replaceAll(/[^A-Za-z0-9]+/g, '-')}`,
      title: `${[...symbols].join(' and ')} follow the same index`,
      text: `As far as we know, each of them follows the ${index}, so they hold mostly the same companies. Two names are then close to one investment. ${lessonName(3)}, has more on overlap.`,
      goesWhen: 'This goes when only one of them is held.',
      lessonId: 3,
    }))
}

/** The price of a holding has fallen by a tenth or more from its high of the last year; with what the person noted about it. */
const fall: MomentRule = ({ holdings, belowHigh }) =>
  holdings
    .filter((holding) => isOpen(holding) && (belowHigh[holding.id] ?? 0) >= fallPercent)
    .map(({ id, symbol, note }) => ({
      key: `fall:${id}`,
      title: `${symbol} is ${percent(belowHigh[id] ?? 0)} below its high of the last year`,
      text: `This has happened before: the S&P/ASX 200 fell 37% in 32 days of 2020 and passed its old high in May 2021. From 2007 to 2009 it fell 54%, and its price took until 2019. A single company or coin has no such record to go by. ${lessonName(9)}, shows what falls have looked like.`,
      goesWhen: `This goes when the price is less than ${fallPercent}% below its high.`,
      lessonId: 9,
      holdingId: id,
      ...(note === undefined ? {} : { note }),
    }))

/** A holding is worth twice its cost or more, by a price that is not made up. */
const doubled: MomentRule = ({ holdings }) =>
  holdings
    .filter((holding) => isOpen(holding) && !isSample(holding))
    .map((holding) => ({ ...holding, gainPercent: gainOf(holding)?.gainPercent ?? 0 }))
    .filter(({ gainPercent }) => gainPercent >= 100)
    .map(({ id, symbol, gainPercent }) => ({
      key: `doubled:${id}`,
      title: `${symbol} is worth twice what it cost, or more`,
      text: `A rise and the fall that undoes it are different numbers: from here, a fall of ${percent((100 * gainPercent) / (100 + gainPercent))} would take ${symbol} back to about its cost. ${lessonName(2)}, does the sums for falls and the rises back.`,
      goesWhen: 'This goes when the gain is below 100%.',
      lessonId: 2,
      holdingId: id,
    }))

/** A price on the screen is not today's. */
const oldPrice: MomentRule = ({ holdings }) => {
  const symbolsAt = (wanted: Holding['priceStatus']): string[] =>
    holdings.filter((holding) => isOpen(holding) && holding.priceStatus === wanted).map(({ symbol }) => symbol)
  const said = (symbols: readonly string[], one: string, many: string): string =>
    symbols.length === 1 ? `${symbols[0]} ${one}` : `${symbols.length} of your investments ${many}`
  const [samples, stale] = [symbolsAt('sample'), symbolsAt('stale')]
  const hasSample = samples.length > 0
  const parts = [
    ...(hasSample
      ? [`${said(samples, 'uses a sample price', 'use a sample price')}, which isn’t today’s market price`]
      : []),
    ...(stale.length > 0 ? [said(stale, 'has an old price', 'have an old price')] : []),
  ]
  if (parts.length === 0) return []
  return [
    {
      key: hasSample ? 'old-price:sample' : 'old-price:stale',
      title: hasSample ? 'Some prices are samples' : 'Some prices are old',
      text: `${parts.join('; ')}. Value and gain on your screens are worked out from that. ${lessonName(5)}, is about what a price on a screen leaves out.`,
      goesWhen: 'This goes when today’s prices are in.',
      lessonId: 5,
    },
  ]
}

export const holdingRules: readonly MomentRule[] = [
  fall,
  aboveHalf,
  sameIndex,
  doubled,
  coinWithoutLesson,
  firstEtf,
  firstHolding,
  oldPrice,
]
