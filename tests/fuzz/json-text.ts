// JSON text beyond what JSON.stringify can say: numbers out of range, names twice, things that are not JSON at all.

/** A piece of text to stand in a document as it is. */
export class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An object as its entries, so that a name can come twice and `__proto__` is a name like any other. */
export class Entries {
  readonly entries: readonly (readonly [string, Doc])[]
  constructor(entries: readonly (readonly [string, Doc])[]) {
    this.entries = entries
  }
}

export type Doc = null | boolean | number | string | Doc[] | Entries | Raw

export function textOf(doc: Doc): string {
  if (doc instanceof Raw) return doc.text
  if (doc instanceof Entries)
    return `{${doc.entries.map(([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`).join(',')}}`
  if (Array.isArray(doc)) return `[${doc.map(textOf).join(',')}]`
  return JSON.stringify(doc)
}

export function docOf(value: unknown): Doc {
  if (Array.isArray(value)) return value.map(docOf)
  if (value === null || typeof value !== 'object') return value as Doc
  return new Entries(Object.entries(value).map(([name, part]) => [name, docOf(part)] as const))
}

/** How many places a document has at which it can be changed, itself included. */
export function placesIn(doc: Doc): number {
  const parts = doc instanceof Entries ? doc.entries.map(([, value]) => value) : Array.isArray(doc) ? doc : []
  return parts.map(placesIn).reduce((sum, places) => sum + places, 1)
}

/** The document with another one at the given place, counted from the outside in. */
export function changedAt(doc: Doc, place: number, change: (doc: Doc) => Doc): Doc {
  if (place === 0) return change(doc)
  let before = place - 1
  const inside = (part: Doc): Doc => {
    const places = placesIn(part)
    const isHere = before >= 0 && before < places
    const changed = isHere ? changedAt(part, before, change) : part
    before -= places
    return changed
  }
  if (doc instanceof Entries) return new Entries(doc.entries.map(([name, value]) => [name, inside(value)] as const))
  return Array.isArray(doc) ? doc.map(inside) : doc
}
