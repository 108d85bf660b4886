// Timer, random source and ids of the JavaScript runtime.
import type { NewId, RandomSource, Timer } from '#shared/operation/ports.ts'

export const timer: Timer = {
  elapsedMs: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  async within(promise, ms) {
    let timeout: NodeJS.Timeout | undefined
    const tooLate = new Promise<undefined>((resolve) => (timeout = setTimeout(() => resolve(undefined), ms)))
    try {
      return await Promise.race([promise, tooLate])
    } finally {
      clearTimeout(timeout)
    }
  },
}

export const random: RandomSource = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  fraction: () => Math.random(),
}

export const newId: NewId = () => crypto.randomUUID()

/** SHA-256, in URL-safe characters. */
export async function digest(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64url')
}
