// The function behind the learning area.
import { contract } from '../../shared/contract/index.ts'
import { allowances } from '../../shared/domain/request-limits.ts'
import { clock, userStore } from '../dependencies.ts'
import { lambda } from '../http/lambda.ts'
import { limitRequests } from '../http/request-limits.ts'
import { learningOperations } from './operations.ts'

export const handler = lambda(
  contract.learning,
  learningOperations,
  () => ({ users: userStore(), clock }),
  limitRequests({ area: allowances.ownData }),
)
