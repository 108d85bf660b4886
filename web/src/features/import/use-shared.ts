// Shared: files that another app shared, taken over when the page opens.
import { useEffect, useEffectEvent, useState } from 'react'
import { sharedLost } from '../../lib/paths.ts'
import { takeShared } from '../../lib/share-target.ts'
import { useLocation } from '../../router/router.tsx'

const lost = 'The file that was shared couldn’t be kept on this device. Choose it here instead.'

/** @returns sentences about what was shared and cannot be opened */
export function useShared(open: (files: readonly { name: string; blob: Blob }[]) => void): readonly string[] {
  const { search } = useLocation()
  const [refused, setRefused] = useState<readonly string[]>([])
  const take = useEffectEvent(async () => {
    const { files, problems } = await takeShared(Date.now())
    setRefused((before) => [...before, ...problems])
    if (files.length > 0) open(files)
  })
  useEffect(() => {
    void take()
  }, [])
  return search === sharedLost ? [lost, ...refused] : refused
}
