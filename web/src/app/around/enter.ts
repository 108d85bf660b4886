// Enter: begins looking around in this tab, or goes on with it after a reload. From here on every request of the app is answered
// inside the page.
import { aroundService, newId, ownWorkIn } from '../../adapters/around/entry.ts'
import { aroundId, keepText, keptText } from '../../data/looked-around.ts'
import { ApiUnreachable, type Send } from '../../lib/api.ts'
import { aroundKey, setAround } from '../../lib/around.ts'
import { readStored, writeStored } from '../../lib/stored.ts'
import { aroundBar } from '../status-bar.tsx'
import { keepParts } from './keep-parts.ts'

/** Nobody's: the domain is reserved for examples. */
const email = 'banksia@example.com'

/** Figures over years take the page's thread for a while: what can be shown before them is drawn first. */
const drawnFirst = async (url: string): Promise<void> => {
  if (/^\/api\/(performance|tax)\b/.test(url)) await new Promise((resolve) => setTimeout(resolve, 50))
}

export async function enter(): Promise<void> {
  writeStored('session', aroundKey, 'open')
  // Where a tab keeps nothing at all, it is kept in memory for as long as the page is there.
  const isKept = readStored('session', aroundKey) === 'open'
  const identity = { uid: aroundId(), email }
  const bar = aroundBar.ready()
  const service = await aroundService({
    identity,
    clock: { now: () => new Date() },
    newId,
    kept: keptText(),
    // Whoever has left meanwhile, with a change under way, leaves nothing behind.
    keep: (text) => !isKept || readStored('session', aroundKey) === null || keepText(text),
  })
  const send: Send = async ({ method, url, body, options: { signal } }) => {
    await drawnFirst(url)
    const answer = await service.answer({ method, url, body }).catch((error: unknown) => {
      throw new ApiUnreachable(error)
    })
    signal?.throwIfAborted()
    return new Response(answer.body ?? null, { status: answer.status, headers: answer.headers })
  }
  await bar
  setAround({ identity, send, hasOwnWork: () => ownWorkIn(keptText()).length > 0 })
  keepParts()
}
