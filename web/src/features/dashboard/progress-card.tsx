// Progress card: growth and spread as two bars.
import { diversificationBarPercent, growthBarPercent, type Summary } from '#shared/portfolio/valuation.ts'
import { formatCount, formatSignedPercent } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Stack } from '../../ui/stack.tsx'

export const ProgressCard = ({ summary }: { summary: Summary }) => (
  <Card title="Your Progress">
    <Stack gap={4}>
      <ProgressBar
        label="Portfolio Growth"
        percent={growthBarPercent(summary)}
        valueText={summary.count === 0 ? '0%' : formatSignedPercent(summary.gainLossPercent, 1)}
        hint="Gain or loss as a share of what you paid. The middle of the bar is 0%."
      />
      <ProgressBar
        label="Diversification"
        percent={diversificationBarPercent(summary.count)}
        valueText={formatCount(summary.count, 'asset')}
        tone="accent"
        hint="Only a count. It can’t see whether they rise and fall together, or how much is in each."
      />
    </Stack>
  </Card>
)
