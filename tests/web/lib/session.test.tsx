// Session: what configuring it says in the console of somebody who opens the local stack.
import { afterEach, expect, test, vi } from 'vitest'
import { ConsoleLogger } from 'aws-amplify/utils'
import { amplify, configureSession } from '#web/lib/session.ts'

afterEach(() => vi.restoreAllMocks())

test('an endpoint of the local stack is no warning in the console, and later warnings are shown', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  configureSession({
    region: 'ap-southeast-2',
    userPoolId: 'ap-southeast-2_GumnutLocal',
    userPoolClientId: 'gumnut1local2web3client4',
    userPoolEndpoint: '/_cognito/',
    stage: 'local',
  })
  await amplify()
  expect(warn).not.toHaveBeenCalled()
  new ConsoleLogger('Auth').warn('something else')
  expect(warn).toHaveBeenCalledOnce()
})
