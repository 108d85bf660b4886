// Health, behind the edge: it answers anybody, with the version and the stage, and nothing else.
import { expect, test } from 'vitest'
import { lambda } from '#lambdas/edge/lambda.ts'
import { health, healthOperations } from '#shared/operation/health.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'

test('the health check says that the API answers, and which version in which stage', async () => {
  const serve = lambda(health, healthOperations, () => ({ version: '1.2.3', stage: 'prod' }))
  const { statusCode, body } = await serve(anApiEvent('GET /api/health', { claims: {} }), lambdaContext)
  expect(statusCode).toBe(200)
  expect(JSON.parse(body ?? '')).toEqual({ status: 'ok', version: '1.2.3', stage: 'prod' })
})
