// Keep parts: once somebody looks around, its files are fetched through the service worker, which keeps them, so that all of it
// works without a network. Before, nobody carries them.
import { aroundFiles } from '../../adapters/around/files.ts'
import { whenIdle } from '../../lib/when-idle.ts'

async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // On a first visit the worker comes after the page.
  await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller === null)
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  await Promise.all(aroundFiles.map((address) => fetch(address)))
}

/** Begins when the page has nothing more urgent to do. */
export function keepParts(): void {
  if (aroundFiles.length > 0) whenIdle(() => void keep().catch(() => undefined), 5000)
}
