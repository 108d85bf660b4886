// History error: the figures over time could not be loaded, and a button to try again.
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'

type HistoryErrorProps = { title: string; message: string; isTrying: boolean; onRetry: () => void }

export const HistoryError = ({ title, message, isTrying, onRetry }: HistoryErrorProps) => (
  <Banner
    tone="error"
    title={title}
    action={
      <Button size="small" variant="quiet" isPending={isTrying} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {message}
  </Banner>
)
