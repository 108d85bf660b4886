// Lazy: schemas of objects whose fields are built at their first use. A function serves one operation of many with its first
// request, and the schemas of them all were a third of what its start cost (ADR 011).
import * as z from 'zod/mini'

type Shape = z.core.$ZodShape

function lazyObject(fields: () => Shape, catchall?: z.core.$ZodType): never {
  let built: Shape | undefined
  const definition = {
    type: 'object',
    catchall,
    // A schema asks for its fields when it first parses, and whoever extends or picks from it when that first does.
    get shape() {
      return (built ??= fields())
    },
  }
  return new z.ZodMiniObject(definition as z.core.$ZodObjectDef) as never
}

const nothing = z.never()
// Marked, so that a page without such an object leaves it out.
const anything = /* @__PURE__ */ z.unknown()

/** As `z.object`, which leaves out what is not named. A call of its `check` builds the fields at once: put that into `z.lazy`. */
export function object<Fields extends Shape>(fields: () => Fields): z.ZodMiniObject<Fields> {
  return lazyObject(fields)
}

/** As `z.strictObject`, which refuses what is not named. */
export function strictObject<Fields extends Shape>(fields: () => Fields): z.ZodMiniObject<Fields, z.core.$strict> {
  return lazyObject(fields, nothing)
}

/** As `z.looseObject`, which lets through what is not named. */
export function looseObject<Fields extends Shape>(fields: () => Fields): z.ZodMiniObject<Fields, z.core.$loose> {
  return lazyObject(fields, anything)
}
