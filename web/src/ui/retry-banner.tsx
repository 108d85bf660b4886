// Retry banner: something could not be loaded; with the button that tries it again.
import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type Props = { title?: string; isPending: boolean; onRetry: () => void; children?: ReactNode }

export const RetryBanner = ({ title, isPending, onRetry, children }: Props) => (
  <Banner
    tone="error"
    title={title}
    action={
      <Button size="small" variant="quiet" isPending={isPending} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {children}
  </Banner>
)
