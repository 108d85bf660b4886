// CoinCallCounter in memory. Nothing expires: memory does not outlive the page.
import type { CoinCallCounter } from '#shared/market/ports.ts'

export function memoryCoinCalls(): CoinCallCounter {
  const counts = new Map<string, number>()
  return {
    async count(day, whose, most) {
      const key = `${day} ${whose}`
      const before = counts.get(key) ?? 0
      if (before >= most) return false
      counts.set(key, before + 1)
      return true
    },
  }
}
