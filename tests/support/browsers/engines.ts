// Engines: the families of browsers that the app is tried in, each as far as it is installed on this machine.
import { openChromium } from './chromium-screen.ts'
import { openFirefox, placeOfFirefox } from './firefox.ts'
import type { Screen } from './screen.ts'
import { openWebKit, placesOfWebKit } from './webkit.ts'

export type Engine = { name: string; isInstalled: () => boolean; howToInstall: string; open: () => Promise<Screen> }

export const engines: readonly Engine[] = [
  { name: 'Chromium', isInstalled: () => true, howToInstall: 'npm ci', open: openChromium },
  {
    name: 'Firefox',
    isInstalled: () => placeOfFirefox() !== undefined,
    howToInstall: 'apt-get install firefox-esr, or set FIREFOX_PATH to one',
    open: openFirefox,
  },
  {
    name: 'WebKitGTK',
    isInstalled: () => placesOfWebKit() !== undefined,
    howToInstall: 'apt-get install webkit2gtk-driver xvfb',
    open: openWebKit,
  },
]

/**
 * @param required names of engines that have to be tried: one that is not installed is then tried all the same, and fails
 * @returns those to try, and for each that is left out a sentence that says so
 */
export function enginesToTry(required: readonly string[], known = engines): { tried: Engine[]; leftOut: string[] } {
  const unknown = required.filter((name) => !known.some((engine) => engine.name === name))
  if (unknown.length > 0) throw new Error(`There is no engine called ${unknown.join(', ')}. See engines.ts.`)
  const tried = known.filter(({ name, isInstalled }) => isInstalled() || required.includes(name))
  const leftOut = known
    .filter((engine) => !tried.includes(engine))
    .map(({ name, howToInstall }) => `${name} is not installed, so no screen was tried in it (${howToInstall}).`)
  return { tried, leftOut }
}
