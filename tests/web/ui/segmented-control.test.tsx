// Segmented control: one choice at a time, also after what is around it was drawn again.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

afterEach(cleanup)

test('drawn again without another value, it still leaves one choice for another', async () => {
  const user = userEvent.setup()
  const options = [
    { value: 'class', label: 'Class' },
    { value: 'holding', label: 'Holding' },
  ] as const
  const control = () => <SegmentedControl label="Show" options={options} value="class" />
  const { rerender } = render(control())
  rerender(control())
  await user.click(screen.getByRole('radio', { name: 'Holding' }))
  const checked = () => screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked)
  expect(checked().map(({ value }) => value)).toEqual(['holding'])
})
