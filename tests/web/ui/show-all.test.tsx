// The button below a long list: what it says, and where the focus goes when it is pressed.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { showAllWords } from '#web/lib/show-all-words.ts'
import { ShowAll } from '#web/ui/show-all.tsx'

afterEach(cleanup)

function List({ notListed, isPlain = false }: { notListed: number; isPlain?: boolean }) {
  const [isWhole, setWhole] = useState(false)
  const names = ['One', 'Two', 'Three', 'Four']
  const shown = isWhole ? names : names.slice(0, 2)
  return (
    <>
      <ul tabIndex={-1}>
        {shown.map((name) => (
          <li key={name}>{isPlain ? name : <a href={`#${name}`}>{name}</a>}</li>
        ))}
      </ul>
      {!isWhole && <ShowAll label={showAllWords(4, 'parcels', notListed)} onPress={() => setWhole(true)} />}
    </>
  )
}

test('the focus goes to the first row that was not in sight before', async () => {
  render(<List notListed={0} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4 parcels' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Three')
})

test('in a list without anything to press the focus goes to the list', async () => {
  render(<List notListed={0} isPlain />)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4 parcels' }))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('list'))
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})

test('a list that is not whole either says so', () => {
  render(<List notListed={1996} />)
  expect(screen.getByRole('button').textContent).toBe('Show 4 of 2,000 parcels')
})
