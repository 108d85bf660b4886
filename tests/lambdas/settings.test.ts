// Settings: where the table is, as a deployment, the local stack and an emulator say it.
import { expect, test, vi } from 'vitest'
import { settings } from '#lambdas/settings.ts'

test.each([
  ['the region’s', {}, 'https://dynamodb.ap-southeast-2.amazonaws.com', true],
  ['another region’s', { AWS_REGION: 'ap-southeast-4' }, 'https://dynamodb.ap-southeast-4.amazonaws.com', true],
  ['an emulator of AWS', { AWS_ENDPOINT_URL: 'http://127.0.0.1:5000' }, 'http://127.0.0.1:5000', true],
  [
    'an emulator of this service',
    { AWS_ENDPOINT_URL: 'http://127.0.0.1:5000', AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:8000' },
    'http://127.0.0.1:8000',
    true,
  ],
  [
    'the embedded one, which asks for no key',
    { DYNAMODB_ENDPOINT: 'http://127.0.0.1:8000' },
    'http://127.0.0.1:8000',
    false,
  ],
])('the table is in %s DynamoDB', (_, given, endpoint, isSigned) => {
  for (const [name, value] of Object.entries({ TABLE_NAME: 'gumnut', ...given })) vi.stubEnv(name, value)
  const table = settings.table()
  expect(table).toMatchObject({ name: 'gumnut', endpoint })
  expect('credentials' in table).toBe(isSigned)
})

test('a function without keys is told which variable it lacks', () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', '')
  expect(() => settings.awsCredentials()).toThrow('AWS_ACCESS_KEY_ID')
})
