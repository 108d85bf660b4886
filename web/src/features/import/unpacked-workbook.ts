// Unpacked workbook: what an .xlsx is unpacked to before the spreadsheet reader gets it. The reader leaves parts from 512 KB on to
// workers from blob: addresses, which the page's policy refuses, and unpacks whatever is in the file, however much that is.
import { unzipSync, zipSync } from 'fflate'

/** Of all parts together: the most lines that are read come to some 100 MB. */
const maxUnpackedBytes = 150 * 1024 * 1024

export class TooMuchUnpacked extends Error {}

/** The others are pictures, printer settings and the like. */
const isRead = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.xml.rels')

/**
 * The same workbook with the parts that are read stored as they are.
 * @throws TooMuchUnpacked by what the file says of its parts: none is unpacked to more than that; another error when it is no workbook
 */
export function unpackedWorkbook(packed: ArrayBuffer, most = maxUnpackedBytes): ArrayBuffer {
  let bytes = 0
  const parts = unzipSync(new Uint8Array(packed), {
    filter: ({ name, size, originalSize }) => {
      if (!isRead(name)) return false
      bytes += Math.max(size, originalSize)
      if (bytes > most) throw new TooMuchUnpacked()
      return true
    },
  })
  return zipSync(parts, { level: 0 }).buffer
}
