// Fallback education: the overview of portfolio concepts for when the AI is off or fails.
// Written by people, one for each experience level; it passes the same check as a model's text.
import type { InvestmentExperience } from '../person/finances.ts'

const Beginner = `**What a portfolio is**
A portfolio is simply everything somebody has invested in, seen together. Looking at the whole matters, because one part can fall while another rises. Values can fall as well as rise, and that is normal rather than a sign that something broke.

**Asset classes**
Investments come in families that behave differently. Shares are small pieces of companies. Bonds are loans that pay interest, and their price can fall too, often when interest rates rise. Cash in the bank hardly moves, while rising prices shrink what it buys. ETFs are baskets that bundle many investments into one unit [Lesson 4]. Crypto assets are newer and swing the most [Lesson 6].

**Risk and return**
Higher possible returns come with a bumpier ride and a real chance of loss. Nobody gets one without the other [Lesson 2]. Risk is also personal in a plain sense: money needed soon has less time to recover from a bad year.

**Spreading out**
Diversification means not depending on a single company, industry or country. It softens single disasters. It does not stop losses when most markets fall together [Lesson 3].

**Time and costs**
Compounding means that returns earn returns of their own, so time does much of the work [Lesson 1]. Fees compound as well, in the other direction, which is why people learn to read them closely [Lesson 17].

**Feelings**
A rising market can feel like a train that is leaving, and a falling one like a fire. Noticing that feeling before acting on it is a skill [Lesson 8].

**Questions people learn to ask**
- What do I actually own with this, and what does it cost?
- What could make it lose value?
- When will the money be needed?`

const Intermediate = `**From holdings to a portfolio**
What counts is less each holding than how the holdings move together. Two investments that fall for the same reason are, for that purpose, one. Values can fall as well as rise, and a portfolio is a way of deciding which kinds of falls to live with.

**Correlation and diversification**
Diversification works through imperfect correlation: when returns do not move in step, the ups and downs of the whole are smaller than those of its parts. It removes risk that belongs to a single company or industry. Market risk stays, and in a crisis correlations tend to rise just when they matter [Lesson 3].

**Asset allocation and rebalancing**
Asset allocation is the split between classes such as shares, bonds, property and cash. Over time the split drifts, since what rose takes up more room. Rebalancing is the name for bringing it back to a plan. It keeps risk from creeping up, and it costs trades and sometimes tax.

**Risk and return**
Volatility measures how far returns stray from their average. It is not the only risk: inflation, a permanent loss and having to sell at a bad moment are others [Lesson 2].

**Costs**
Management fees, brokerage and spreads are small numbers that add up over years, because each is lost to compounding too [Lesson 1]. Funds show their fees in the disclosure document [Lesson 17].

**Behaviour and history**
Past falls were deep, each with a cause of its own and much the same fear [Lesson 9]. The dot-com years show how a sound idea can still meet prices that nothing supported [Lesson 10].

**Questions people learn to ask**
- Which holdings share the same source of risk?
- How far has the mix drifted, and what would it cost to bring it back?
- What has this kind of investment lost in its worst years?`

const Advanced = `**The portfolio as a whole**
Modern portfolio theory describes a portfolio by expected return, variance and the covariances between its parts. Its inputs are estimates, and small errors in them move the result a long way. That is the usual argument for simple, broad structures over finely tuned ones, and experts disagree about how far it reaches.

**Systematic and specific risk**
Diversification removes specific risk and leaves systematic risk, the part that is held in common. Correlations are not constant: they tend to rise in stress, so a spread that looked wide in calm years can narrow when it is needed [Lesson 3]. The crisis of 2008 is the textbook case [Lesson 11].

**More than volatility**
Variance treats rises and falls alike. Drawdown measures how far a price sits below its last high [Lesson 5]. Liquidity is another side of risk [Lesson 2], and so is the order in which returns arrive. For somebody who is drawing money out, an early fall weighs more than a late one, which is called sequence risk.

**Rebalancing**
Rebalancing by the calendar, by bands or with new cash holds the risk of a mix near a plan. Each rule trades tracking against turnover, spreads and tax. Whether it adds return depends on whether prices trend or revert. Under any rule, values can fall as well as rise.

**Costs, tax and implementation**
Fees and spreads are the certain part of a result. ETFs differ in tracking difference, structure and exposure to currencies [Lesson 4]. Franking [Lesson 14] and capital gains tax change what is left, and the rules for gains change for what builds up from 1 July 2027 [Lesson 13]. The ATO describes both.

**Newer asset classes**
Crypto assets have short histories and falls that models built on long data miss. Keys and platforms are a risk of their own [Lesson 6], and so is the code of smart contracts [Lesson 7].

**Questions people learn to ask**
- Which assumption would hurt most if it were wrong?
- What happens to the whole if correlations go to one?
- What share of the expected gain is left after costs and tax?`

export const fallbackEducation: Readonly<Record<InvestmentExperience, string>> = { Beginner, Intermediate, Advanced }
