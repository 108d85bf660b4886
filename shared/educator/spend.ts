// Spend meter: the worst case of a model call is reserved against the day's cap and settled with what was used (P31).
import { daysAfter, startOfSydneyDay, sydneyDay } from '../kernel/sydney-days.ts'
import { utf8Bytes } from '../kernel/text.ts'
import { errorFacts, type Log } from '../operation/ports.ts'
import type { AiUsage, Educator, Generation, GenerationRequest, TokenPrice, TokenUsage } from './ports.ts'

/** Days that a day's spend stays readable. */
const keptDays = 40

const microUsdOf = (usage: TokenUsage, price: TokenPrice): number =>
  Math.ceil(usage.inputTokens * price.input + usage.outputTokens * price.output)

/** No token is shorter than a byte; the rest is what surrounds the two messages. */
const maxTokensIn = ({ system, user, answerSchema }: GenerationRequest): number =>
  utf8Bytes(system + user + (answerSchema === undefined ? '' : JSON.stringify(answerSchema))) + 100

export type SpendMeter = {
  /** Makes one call. @returns its outcome, or undefined when the day's money does not allow it */
  pay(model: Educator, request: GenerationRequest): Promise<Generation | undefined>
  /** What was paid so far. */
  spent(): { microUsd: number; inputTokens: number; outputTokens: number }
}

type SpendMeterPorts = { usage: Pick<AiUsage, 'reserve' | 'giveBack'>; dailyCostCapUsd: number; log: Log }

/**
 * Pays for the calls of one request out of the day's money, in millionths of a US dollar.
 * @param now when the request began: its calls count on that Sydney day
 */
export function startSpendMeter({ usage, dailyCostCapUsd, log }: SpendMeterPorts, now: Date): SpendMeter {
  const day = sydneyDay(now)
  const expiresAt = startOfSydneyDay(daysAfter(day, keptDays))
  const spent = { microUsd: 0, inputTokens: 0, outputTokens: 0 }

  async function settle(reserved: number, used: TokenUsage | undefined, price: TokenPrice): Promise<void> {
    // An unknown usage counts as the worst case.
    const microUsd = used === undefined ? reserved : microUsdOf(used, price)
    spent.microUsd += microUsd
    spent.inputTokens += used?.inputTokens ?? 0
    spent.outputTokens += used?.outputTokens ?? 0
    if (microUsd === reserved) return
    try {
      await usage.giveBack(day, reserved - microUsd)
    } catch (error) {
      // The reservation stays: the day's figure is too high, never too low.
      log.warn('what a call cost was not settled', errorFacts(error))
    }
  }

  return {
    async pay(model, request) {
      const worstCase = { inputTokens: maxTokensIn(request), outputTokens: request.maxTokens }
      const reserved = microUsdOf(worstCase, model.price)
      if (!(await usage.reserve(day, reserved, Math.floor(dailyCostCapUsd * 1e6), expiresAt))) return undefined
      const generation = await model.generate(request)
      await settle(reserved, generation.usage, model.price)
      return generation
    },
    spent: () => ({ ...spent }),
  }
}
