// Part ahead: a part of the pages with code of its own that can be fetched before a page is drawn. What came only after that would
// push the page down, also under a finger that is pressing something.
import { type ComponentType, lazy, type ReactNode, useState } from 'react'

type PartAhead<Props> = {
  /** Drawn at once when it is there; before that within a Suspense, and as nothing where it cannot be fetched. */
  Part: (props: Props) => ReactNode
  /** @returns when it is there; also when it cannot be fetched, since no page ends over it */
  ready: () => Promise<void>
}

export function partAhead<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PartAhead<Props> {
  let here: ComponentType<Props> = lazy(() => load().catch(() => ({ default: () => null })))
  return {
    Part: function Part(props) {
      // The one it began with: another would begin anew, without what it knows.
      const [Begun] = useState(() => here)
      return <Begun {...props} />
    },
    ready: async () => {
      const loaded = await load().catch(() => null)
      if (loaded !== null) here = loaded.default
    },
  }
}
