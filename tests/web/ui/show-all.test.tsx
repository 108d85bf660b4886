// The button below a long list: what it says, and where the focus goes when it is pressed.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ShowAll } from '#web/ui/show-all.tsx'

afterEach(cleanup)

function List({ notListed }: { notListed: number }) {
  const [isWhole, setWhole] = useState(false)
  const names = ['One', 'Two', 'Three', 'Four']
  const shown = isWhole ? names : names.slice(0, 2)
  return (
    <>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {!isWhole && <ShowAll count={4} notListed={notListed} what="parcels" onPress={() => setWhole(true)} />}
    </>
  )
}

test('the focus goes to the first row that was not in sight before', async () => {
  render(<List notListed={0} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4 parcels' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Three')
})

test('a list that is not whole either says so', () => {
  render(<List notListed={1996} />)
  expect(screen.getByRole('button').textContent).toBe('Show 4 of 2,000 parcels')
})
