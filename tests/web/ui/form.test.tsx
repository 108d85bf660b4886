// Form: what the browser cannot read in a field is told there and never sent as left blank. The document of these tests reads days
// and numbers in its own way, so the fields say here what a browser would; a story does the same in a real one.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Form } from '#web/ui/form.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

afterEach(cleanup)

const dayText = 'Enter a day such as 3/5/2024, or leave it blank.'

/** Whether the field holds a text that is no day and no number; its value is empty then. */
function hold(label: RegExp, isUnread: boolean): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  Object.defineProperty(field.validity, 'badInput', { configurable: true, value: isUnread })
  return field
}

function Page({ onSubmit }: { onSubmit: (day: string, price: string) => void }) {
  const [day, setDay] = useState('2024-01-31')
  const [price, setPrice] = useState('')
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(day, price)
      }}
    >
      <TextInput label="Bought on" type="date" isOptional value={day} onChange={setDay} />
      <NumberInput label="Price" value={price} onChange={setPrice} />
      <button type="submit">Save</button>
    </Form>
  )
}

test('a day that cannot be read is not sent as none, and is asked for where it stands', async () => {
  const onSubmit = vi.fn<(day: string, price: string) => void>()
  const user = userEvent.setup()
  render(<Page onSubmit={onSubmit} />)
  const day = hold(/Bought on/, true)
  fireEvent.change(day, { target: { value: '' } })
  expect(screen.queryByText(dayText)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText(dayText)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(day))
  expect(onSubmit).not.toHaveBeenCalled()

  hold(/Bought on/, false)
  fireEvent.change(day, { target: { value: '2024-03-02' } })
  expect(screen.queryByText(dayText)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenLastCalledWith('2024-03-02', '')
  // Left blank it is none, as ever.
  fireEvent.change(day, { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenLastCalledWith('', '')
})

test('every field that cannot be read says so, once the next one is typed into or all are sent; the first of them gets the focus', async () => {
  const onSubmit = vi.fn<(day: string, price: string) => void>()
  render(<Page onSubmit={onSubmit} />)
  const price = hold(/Price/, true)
  price.focus()
  expect(screen.queryByText('Enter a number such as 1250.50.')).toBeNull()
  // To a button: what appeared above it would move it from under the press.
  screen.getByRole('button', { name: 'Save' }).focus()
  expect(screen.queryByText('Enter a number such as 1250.50.')).toBeNull()
  price.focus()
  screen.getByLabelText(/Bought on/).focus()
  expect(await screen.findByText('Enter a number such as 1250.50.')).toBeTruthy()
  expect(price.getAttribute('aria-invalid')).toBe('true')
  const day = hold(/Bought on/, true)
  fireEvent.change(day, { target: { value: '' } })
  fireEvent.submit(day)
  expect(screen.getByText(dayText)).toBeTruthy()
  expect(screen.getByText('Enter a number such as 1250.50.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(day))
  expect(onSubmit).not.toHaveBeenCalled()
})
