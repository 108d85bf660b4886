// WebKitGTK, Safari's family: MiniBrowser over WebDriver on a display of its own. Its pictures hang, so none is taken.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../local-stack.ts'
import { callOf, type Screen } from './screen.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'

/** The packages of one processor put it below /usr/lib/<processor>/webkit2gtk-<version>. */
function miniBrowser(): string | undefined {
  const below = (folder: string): string[] =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  return below('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(below)
    .filter((folder) => /webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((place) => existsSync(place))
}

export function placesOfWebKit(): { binary: string } | undefined {
  const binary = miniBrowser()
  return binary !== undefined && existsSync(driver) && existsSync(display) ? { binary } : undefined
}

/** Starts a display with a free number, which Xvfb chooses and tells. */
async function openDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(display, ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, name: `:${number.toString('utf8').trim()}` }
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

function callerOf(port: number): Call {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    throw new Error(`WebKitWebDriver refused ${method} ${path}: ${JSON.stringify(value)}`)
  }
}

async function whenReady(call: Call): Promise<void> {
  for (let isReady = false; !isReady;) {
    isReady = await call('GET', '/status').then(
      () => true,
      () => false,
    )
    if (!isReady) await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** WebDriver tells of no errors, so the page writes them down itself. */
function watchForProblems(): void {
  const seen: string[] = []
  Object.assign(window, { problemsSeen: seen })
  window.addEventListener('error', ({ message }) => seen.push(`page error: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => seen.push(`unhandled rejection: ${String(reason)}`))
  const write = console.error.bind(console)
  console.error = (...told: unknown[]) => {
    seen.push(`console: ${told.map(String).join(' ')}`)
    write(...told)
  }
}

/** Null when the page was loaded anew since, and forgot. */
const problemsSeen = (): string[] | null => (window as unknown as { problemsSeen?: string[] }).problemsSeen ?? null

type Session = { sessionId: string; capabilities: { browserName: string; browserVersion: string } }

export async function openWebKit(): Promise<Screen> {
  const places = placesOfWebKit()
  if (places === undefined) throw new Error('WebKitGTK is not installed.')
  const { child: screen, name } = await openDisplay()
  const port = await freePort()
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: name,
      // Neither a graphics card nor a namespace of its own is there in a container.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
    },
  })
  const end = (): void => {
    service.kill()
    screen.kill()
  }
  const call = callerOf(port)
  try {
    await whenReady(call)
    const { sessionId, capabilities } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: places.binary, args: ['--automation'] },
        },
      },
    })) as Session
    const session = `/session/${sessionId}`
    await call('POST', `${session}/window/rect`, { width: 1280, height: 950 })
    const run: Screen['run'] = async (work, ...given) =>
      (await call('POST', `${session}/execute/sync`, { args: [], script: `return ${callOf(work, given)}` })) as never
    const find = async (css: string): Promise<string> => {
      const found = await call('POST', `${session}/element`, { using: 'css selector', value: css })
      return `${session}/element/${Object.values(found as Record<string, string>)[0]}`
    }
    return {
      browser: `WebKitGTK ${capabilities.browserVersion}`,
      run,
      async open(url) {
        await call('POST', `${session}/url`, { url })
        await run(watchForProblems)
      },
      click: async (css) => void (await call('POST', `${await find(css)}/click`, {})),
      type: async (css, text) => void (await call('POST', `${await find(css)}/value`, { text })),
      problems: async () => (await run(problemsSeen)) ?? ['the page was loaded anew, and its errors are not known'],
      async close() {
        await call('DELETE', session).finally(end)
      },
    }
  } catch (error) {
    end()
    throw error
  }
}
