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
