// Banner: what is wrong with a form comes into view; what is wrong with a page moves nothing.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Banner } from '#web/ui/banner.tsx'

const scrolledTo: Element[] = []
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  scrolledTo.length = 0
})

function watchScrolling(): void {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this)
  })
}

test('why a form was not sent is scrolled to', () => {
  watchScrolling()
  render(
    <form>
      <Banner tone="error">You would have sold more than you held.</Banner>
      <Banner tone="notice">The franking credit is inside.</Banner>
    </form>,
  )
  expect(scrolledTo).toEqual([screen.getByRole('alert')])
})

test('what a page could not load leaves it where it is', () => {
  watchScrolling()
  render(<Banner tone="error">The chart couldn’t be loaded.</Banner>)
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(scrolledTo).toEqual([])
})
