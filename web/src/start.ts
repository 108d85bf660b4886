// Start: lets the splash of index.html be painted, then runs the app, which the browser has been fetching meanwhile.
import { isMissingCode } from './ui/missing-code.ts'
import { nextTask } from './lib/next-task.ts'
import { needsRefresh } from './lib/stored-session.ts'

// Tokens that have ended are renewed before anything else can be asked for: what that takes is fetched beside the app.
if (needsRefresh()) import('./lib/amplify-session.ts').catch(() => undefined)

let isStarted = false

async function start(): Promise<void> {
  if (isStarted) return
  isStarted = true
  try {
    const { boot } = await import('./main.tsx')
    await nextTask()
    await boot()
  } catch (error) {
    console.error(error)
    const text = document.querySelector('[role=status]')
    if (text === null) return
    text.textContent = isMissingCode(error)
      ? 'Gumnut couldn’t be loaded. Check your connection, then reload the page.'
      : 'Something went wrong on our side. Reload the page to try again.'
  }
}

requestAnimationFrame(() => setTimeout(() => void start()))
// A tab in the background paints nothing.
setTimeout(() => void start(), 300)
