// The function behind the health check.
import { contract } from '../../shared/contract/index.ts'
import { lambda } from '../http/lambda.ts'
import { settings } from '../settings.ts'
import { healthOperations } from './operations.ts'

export const handler = lambda(contract.health, healthOperations, () => ({
  version: settings.version(),
  stage: settings.stage(),
}))
