// Main: boots the app: configuration, session, first render.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app/app.tsx'
import { preloadFirst } from './app/gate.tsx'
import { AppError, Splash } from './app/splash.tsx'
import { aroundKey } from './lib/around.ts'
import { loadEnv } from './lib/env.ts'
import { holdOffer } from './lib/install.ts'
import { isReturn, type RedirectOutcome } from './lib/leaving.ts'
import { nextTask } from './lib/next-task.ts'
import { configureSession } from './lib/session.ts'
import { readStored } from './lib/stored.ts'
import { startServiceWorker } from './app/service-worker.ts'
import '@fontsource-variable/figtree/wght.css'
import './ui/tokens.css'
import './ui/base.css'

// Schemas are interpreted, not compiled: the Content-Security-Policy allows no code made at run time.
z.config({ jitless: true })

/** Puts the app into the page. Called once, by start.ts. */
export async function boot(): Promise<void> {
  const container = document.getElementById('root')
  if (container === null) throw new Error('The page has no root')
  preloadFirst()
  await nextTask()
  const root = createRoot(container)
  holdOffer()
  startServiceWorker()
  root.render(<Splash />)
  try {
    const env = await loadEnv()
    configureSession(env)
    const redirect: RedirectOutcome = isReturn()
      ? await (await import('./lib/redirect-return.ts')).finishRedirect(env.userPoolClientId)
      : { kind: 'none' }
    if (readStored('session', aroundKey) === 'open') await (await import('./app/around/enter.ts')).enter()
    root.render(
      <StrictMode>
        <App redirect={redirect} />
      </StrictMode>,
    )
  } catch (error) {
    console.error(error)
    root.render(<AppError error={error} />)
  }
}
