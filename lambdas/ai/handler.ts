// The function behind the AI area.
import { contract } from '../../shared/contract/index.ts'
import {
  aiUsage,
  clock,
  educator,
  holdingsStore,
  lessonSearch,
  quoteStore,
  replyJudge,
  userStore,
} from '../dependencies.ts'
import { lambda } from '../http/lambda.ts'
import { limitRequests } from '../http/request-limits.ts'
import { settings } from '../settings.ts'
import { aiOperations } from './operations.ts'
import { usualLimits } from './ports.ts'

export const handler = lambda(
  contract.ai,
  aiOperations,
  () => ({
    users: userStore(),
    holdings: holdingsStore(),
    quotes: quoteStore(),
    usage: aiUsage(),
    lessons: lessonSearch(),
    educator: educator(),
    judge: replyJudge(),
    dailyCostCapUsd: settings.ai().dailyCostCapUsd,
    clock,
    limits: usualLimits,
  }),
  // The quota is in the table, and asking it in vain costs reads: this keeps a flood from getting that far.
  limitRequests({ area: { burst: 60, perSecond: 1 } }),
)
