import { expect, test } from 'vitest'
import { operatorWords } from '#shared/person/operator.ts'

test('the operator is named with what is known of it, and neutrally while nothing is', () => {
  expect(operatorWords(undefined)).toBe('the business that runs Gumnut')
  expect(operatorWords({ name: 'Example Pty Ltd' })).toBe('Example Pty Ltd')
  expect(operatorWords({ name: 'Example Pty Ltd', abn: '51 824753 556', address: '1 High St' })).toBe(
    'Example Pty Ltd (ABN 51 824 753 556), 1 High St',
  )
})
