// Workbook: a small .xlsx made by hand, for tests of what reads one.
import { crc32, deflateRawSync } from 'node:zlib'

type Cell = string | number
type Sheet = { readonly name: string; readonly rows: readonly (readonly Cell[])[] }

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
const columnOf = (at: number): string => String.fromCharCode(65 + at)

const cellXml = (cell: Cell, row: number, column: number): string => {
  const place = `${columnOf(column)}${row + 1}`
  return typeof cell === 'number'
    ? `<c r="${place}"><v>${cell}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
}
const sheetXml = ({ rows }: Sheet): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, row, at)).join('')}</row>`)
    .join('')}</sheetData></worksheet>`

const relations = (entries: readonly string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A ZIP container. @param isPacked whether its entries are deflated, as every program saves them, or stored as they are */
function zip(entries: readonly (readonly [name: string, text: string])[], isPacked: boolean): Buffer {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of entries) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)]
    const kept = isPacked ? deflateRawSync(content) : content
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isPacked ? 8 : 0, 4)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(kept.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, kept])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, place, path]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006'), end])
}

export function workbook(sheets: readonly Sheet[], { isPacked = false } = {}): Buffer {
  const list = sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const targets = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${kinds}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  return zip(
    [
      [
        '[Content_Types].xml',
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
      ],
      ['_rels/.rels', relations([`<Relationship Id="rId1" Type="${kinds}/officeDocument" Target="xl/workbook.xml"/>`])],
      [
        'xl/workbook.xml',
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${kinds}"><sheets>${list.join('')}</sheets></workbook>`,
      ],
      ['xl/_rels/workbook.xml.rels', relations(targets)],
      ...sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)] as const),
    ],
    isPacked,
  )
}
