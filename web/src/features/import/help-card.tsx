// HelpCard: which files are known, where they come from as far as we know, and what is never done with one.
import { formats } from '#shared/portfolio/import/read-file.ts'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Stack } from '../../ui/stack.tsx'

const labels = [...new Set(formats.map(({ label }) => label))].filter((label) => !/gumnut/i.test(label))

export const HelpCard = () => (
  <Card title="Help with your file">
    <Stack gap={3}>
      <Disclosure summary="What we do with your file, and what we don’t">
        <Stack gap={3}>
          <p>Your file is read on this device. It’s never uploaded and never kept.</p>
          <p>
            When you press Add, only the trades you see in the preview go to your Gumnut account. You can undo that for
            30 days.
          </p>
          <p>We never ask for your broker’s password, and we can’t see your account there.</p>
        </Stack>
      </Disclosure>
      {labels.map((label) => (
        <Disclosure key={label} summary={label}>
          <p>
            We know this file when we see it. We haven’t confirmed where its export button is right now: look for Export
            or Download (CSV or Excel) near your trade history.
          </p>
        </Disclosure>
      ))}
      <Disclosure summary="Another broker or exchange">
        <p>
          Any CSV or Excel file with a date, a code, units and a price or total will do. We’ll ask which column is
          which.
        </p>
      </Disclosure>
    </Stack>
  </Card>
)
