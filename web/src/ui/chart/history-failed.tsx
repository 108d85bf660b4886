// History failed: what stands in place of a chart that couldn't be loaded. Other days can still be chosen.
import type { ComponentProps } from 'react'
import { RetryBanner } from '../retry-banner.tsx'
import { Stack } from '../stack.tsx'
import { DayChoices } from './history-panel.tsx'

export const HistoryFailed = <Range extends string>({
  dayChoices,
  ...banner
}: ComponentProps<typeof RetryBanner> & { dayChoices: ComponentProps<typeof DayChoices<Range>> }) => (
  <Stack gap={4}>
    <DayChoices {...dayChoices} />
    <RetryBanner {...banner} />
  </Stack>
)
