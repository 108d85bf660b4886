// Part ahead: a part of the pages with code of its own that can be fetched before a page is drawn. What came only after that would
// push the page down, also under a finger that is pressing something.
import { type ComponentType, lazy } from 'react'

type PartAhead<Props> = {
  /** Drawn at once when it is there; before that within a Suspense, and as nothing where it cannot be fetched. */
  Part: ComponentType<Props>
  /** @returns when it is there; also when it cannot be fetched, since no page ends over it */
  ready: () => Promise<void>
}

export function partAhead<Props>(load: () => Promise<{ default: ComponentType<Props> }>): PartAhead<Props> {
  const ahead: PartAhead<Props> = {
    Part: lazy(() => load().catch(() => ({ default: () => null }))),
    ready: async () => {
      const loaded = await load().catch(() => null)
      if (loaded !== null) ahead.Part = loaded.default
    },
  }
  return ahead
}
