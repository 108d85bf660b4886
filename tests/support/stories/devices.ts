// Devices: a story that is walked through on a laptop and on a phone takes one of them in `npm test`, and at night both.
import type { BrowserContextOptions } from 'playwright-core'
import { laptop, phone } from '#tests/support/browser.ts'
import { some } from '#tests/support/faults/amounts.ts'

type Device = 'laptop' | 'phone'

/**
 * For `test.each`: each device's name, and its window.
 * @param inTheRun the one that `npm test` takes
 * @param more what a window has beside its size
 */
export const devices = (inTheRun: Device, more: Partial<Record<Device, BrowserContextOptions>> = {}) =>
  some<[name: Device, about: BrowserContextOptions]>(
    [
      ['laptop', { ...laptop, ...more.laptop }],
      ['phone', { ...phone, ...more.phone }],
    ],
    ([name]) => name === inTheRun,
  )
