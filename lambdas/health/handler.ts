// The function behind the health check.
import { lambda } from '../edge/lambda.ts'
import { settings } from '../settings.ts'
import { health, healthOperations } from '#shared/operation/health.ts'

export const handler = lambda(health, healthOperations, () => ({
  version: settings.version(),
  stage: settings.stage(),
}))
