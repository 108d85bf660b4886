// Route loading: the place of a page whose code is still on its way.
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { Stack } from '../ui/stack.tsx'

export const RouteLoading = () => (
  <Loading label="Loading the page">
    <Stack gap={6}>
      <Skeleton width="12rem" height="2.1875rem" />
      <Skeleton height="8rem" />
      <Skeleton height="16rem" />
    </Stack>
  </Loading>
)
