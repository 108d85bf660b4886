// The function behind the learning area.
import { learning as contract } from '#shared/learning/contract.ts'
import { allowances } from '../edge/allowances.ts'
import { clock, momentsStore, reviewStore, userStore } from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'
import { learningOperations } from '#shared/learning/operations.ts'

export const handler = lambda(
  contract,
  learningOperations,
  () => ({ users: userStore(), reviews: reviewStore(), moments: momentsStore(), clock }),
  limitRequests({ area: allowances.ownData }),
)
