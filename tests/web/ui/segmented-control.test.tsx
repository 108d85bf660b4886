// Segmented control: one choice at a time, also after what is around it was drawn again.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

afterEach(cleanup)

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
] as const

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

test('says once what was chosen, by a press and by an arrow key, to whoever listens by then', async () => {
  const user = userEvent.setup()
  const [first, later] = [vi.fn<(size: string) => void>(), vi.fn<(size: string) => void>()]
  const { rerender } = render(<SegmentedControl label="Size" options={sizes} value="s" onChange={first} />)
  await user.click(screen.getByText('Medium'))
  expect(first.mock.calls).toEqual([['m']])
  rerender(<SegmentedControl label="Size" options={sizes} value="m" onChange={later} />)
  await user.keyboard('{ArrowRight}')
  expect(later.mock.calls).toEqual([['l']])
  expect(first).toHaveBeenCalledTimes(1)
})
