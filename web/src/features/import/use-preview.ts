// Preview: the preview of the open files, made anew in the worker after each decision; the one before stays until it is there.
import { useEffect, useRef, useState } from 'react'
import type { PreviewRow } from '#shared/portfolio/import/preview-state.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import type { Compared, PreviewOutline } from './import-session.ts'
import type { ImportRun } from './use-import-run.ts'

export type ShownPreview = { readonly outline: PreviewOutline; readonly version: number }

/** @param held undefined while it is not known yet */
export function usePreview(
  { service, opened, decisions }: ImportRun,
  held: readonly HoldingTrades[] | undefined,
  today: string,
) {
  const [shown, setShown] = useState<ShownPreview | null>(null)
  const [isStale, setStale] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const turn = useRef(0)
  /** What the worker was given to compare with, together with the files: with other files it may be another worker. */
  const given = useRef<{ held: unknown; opened: unknown } | null>(null)
  useEffect(() => {
    if (held === undefined) return
    const own = ++turn.current
    const isOwn = (): boolean => turn.current === own
    const isKnown = given.current?.held === held && given.current.opened === opened
    given.current = { held, opened }
    const compared: { compared: Compared } | object = isKnown ? {} : { compared: { held, today } }
    setStale(true)
    service.ask({ kind: 'preview', decisions, ...compared }).then(
      (outline) => {
        if (!isOwn()) return undefined
        setShown({ outline, version: own })
        setStale(false)
        return setFailed(false)
      },
      () => {
        given.current = null
        if (isOwn()) setFailed(true)
      },
    )
  }, [service, opened, decisions, held, today])
  return { shown, isStale, hasFailed }
}

/** Rows of one holding, as many as are looked at; those before stay while the new ones come. */
export function useRows(
  { service }: ImportRun,
  version: number,
  { key, part, most }: { key: string; part: 'waiting' | 'settled'; most: number },
): readonly PreviewRow[] | null {
  const [rows, setRows] = useState<readonly PreviewRow[] | null>(null)
  useEffect(() => {
    let isWanted = true
    service.ask({ kind: 'rows', key, part, most }).then(
      (answer) => isWanted && setRows(answer),
      () => undefined,
    )
    return () => void (isWanted = false)
  }, [service, version, key, part, most])
  return rows
}
