// The manifest names icons that are there in the size it says, shortcuts that are pages, and the address where the service worker
// waits for shared files.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '#web/lib/paths.ts'
import { sharePath } from '#web/lib/share-target.ts'

type Icon = { src: string; sizes: string; type?: string; purpose?: string }
const manifest = JSON.parse(readFileSync('web/public/manifest.webmanifest', 'utf8')) as {
  icons: Icon[]
  shortcuts: { name: string; url: string; icons: Icon[] }[]
  share_target: {
    action: string
    method: string
    enctype: string
    params: { files: { name: string; accept: string[] }[] }
  }
}

/** Width and height of a PNG file stand behind its first 16 bytes. */
function sizeOf(src: string): string {
  const bytes = readFileSync(`web/public${src}`)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('icons are there for any place and for a mask, in both sizes, as they say', () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src, sizes } of [...drawn, ...manifest.shortcuts.flatMap(({ icons }) => icons)])
    expect([src, sizeOf(src)]).toEqual([src, sizes])
})

test('shortcuts lead to pages of the app', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    paths.portfolio,
    paths.review,
    paths.importTrades,
    paths.invest,
  ])
})

test('shared files are posted to where the service worker keeps them', () => {
  const { action, method, enctype, params } = manifest.share_target
  expect([action, method, enctype]).toEqual([sharePath, 'POST', 'multipart/form-data'])
  expect(params.files.map(({ name }) => name)).toEqual(['files'])
  expect(params.files[0]?.accept).toEqual(expect.arrayContaining(['text/csv', '.csv', '.xlsx']))
})
