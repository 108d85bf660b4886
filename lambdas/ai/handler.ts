// The function behind the AI area.
import { ai as contract } from '#shared/educator/contract.ts'
import {
  aiUsage,
  clock,
  educator,
  encoder,
  feedbackStore,
  holdingsStore,
  lessonSearch,
  log,
  newId,
  publish,
  quoteStore,
  random,
  replyJudge,
  timer,
  userStore,
} from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'
import { settings } from '../settings.ts'
import { educatorOperations } from '#shared/educator/operations.ts'
import { usualLimits } from '#shared/educator/ports.ts'

export const handler = lambda(
  contract,
  educatorOperations,
  () => ({
    users: userStore(),
    holdings: holdingsStore(),
    quotes: quoteStore(),
    usage: aiUsage(),
    feedback: feedbackStore(),
    lessons: lessonSearch(),
    educator: educator(),
    judge: replyJudge(),
    encoder,
    dailyCostCapUsd: settings.ai().dailyCostCapUsd,
    clock,
    timer,
    random,
    newId,
    log,
    publish,
    limits: usualLimits,
  }),
  // The quota is in the table, and asking it in vain costs reads: this keeps a flood from getting that far.
  limitRequests({ area: { burst: 60, perSecond: 1 } }),
)
