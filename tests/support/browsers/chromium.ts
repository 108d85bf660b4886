// The Chromium of the tests: $CHROME_PATH, or else the newest of those installed and the one inside an npm package (Linux
// x64). The newest, because visitors' browsers update themselves, and what breaks there has to break here. The many windows of
// the stories are opened in its headless shell where that is installed too: the same engine without the browser around the page.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { byVersion, installedVersion } from './installed.ts'

const shells = ['/usr/bin/chromium-headless-shell']
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** A browser that could be used; `path` may have to unpack it first. */
export type Candidate = { version: string; path: () => Promise<string> }

/** @returns the newest; of two with one version the first; undefined when there is none */
export const newestOf = (candidates: readonly Candidate[]): Candidate | undefined =>
  [...candidates].sort((one, other) => byVersion(one.version, other.version))[0]

const fontList = 'fonts.conf'

const withTemporary = async <Result>(folder: string, work: () => Promise<Result>): Promise<Result> => {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/**
 * The package unpacks itself into the temporary folder and brings its own libraries, which it looks for there when it is loaded and thinks
 * it is on Lambda. What is in the folder counts as unpacked, so it gets its name once it is whole: another process would start half a
 * browser, and a run that was stopped would leave one.
 */
async function unpack(version: string): Promise<string> {
  const folder = resolve(`node_modules/.cache/chromium-${version}`)
  process.env['CODEBUILD_BUILD_IMAGE'] ??= 'nodejs20'
  const { default: packed } = await withTemporary(folder, () => import('@sparticuz/chromium'))
  if (!existsSync(folder)) {
    const making = `${folder}-${process.pid}`
    mkdirSync(making, { recursive: true })
    await withTemporary(making, () => packed.executablePath())
    listFonts(making, folder)
    try {
      renameSync(making, folder)
    } catch (error) {
      rmSync(making, { recursive: true, force: true })
      // Another process was first.
      if (!existsSync(folder)) throw error
    }
  }
  process.env['FONTCONFIG_FILE'] = join(folder, fontList)
  return join(folder, 'chromium')
}

/** The package's font list names Lambda's folders; without fonts, text in system fonts has no size and counts as hidden. */
function listFonts(making: string, folder: string): void {
  writeFileSync(
    join(making, fontList),
    `<?xml version="1.0"?><fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  )
}

/** The package's version is the one of the Chromium inside. */
function packaged(): Candidate[] {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  const { version } = JSON.parse(readFileSync(resolve('node_modules/@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string
  }
  return [{ version, path: () => unpack(version) }]
}

const installedAt = (places: readonly string[]): Candidate[] =>
  places.flatMap((place) => {
    const version = installedVersion(place)
    return version === null ? [] : [{ version, path: () => Promise.resolve(place) }]
  })

/** @returns where the newest is; $CHROME_PATH before all @throws with what to do when there is none */
async function find(places: readonly string[]): Promise<string> {
  const chosen = process.env['CHROME_PATH']
  if (chosen !== undefined) return chosen
  const newest = newestOf([...installedAt(places), ...packaged()])
  if (newest === undefined)
    throw new Error('No Chromium was found for the browser tests. Install Chrome, or set CHROME_PATH to one.')
  return newest.path()
}

/** @returns where the Chromium to test with is @throws with what to do when there is none */
export const findChromium = (): Promise<string> => find(browsers)

/** @returns where the Chromium for many windows is: never an older one than a visitor's @throws as above */
export const findLeanChromium = (): Promise<string> => find([...shells, ...browsers])
