// Late styles: what the everyday pages do not begin with has a style sheet of its own (vite.config.ts says what), fetched with the
// first code that needs it.
import { lateStylesAddress } from './late-styles-address.ts'

let sheet: Promise<unknown> | undefined

/** Fetches the style sheet once. A screen without it is better than none, so a failure is only the end of the wait. */
const loadSheet = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (lateStylesAddress === '') return resolve(null)
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: lateStylesAddress, onload: resolve, onerror: resolve })
    document.head.append(link)
  })

/** A screen's code, with the later style sheet fetched beside it. */
export const withLateStyles =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    sheet ??= loadSheet()
    const [module] = await Promise.all([load(), sheet])
    return module
  }
