// Chart writer: a chart in its elements, outside of React. Days that were drawn stay in a picture of their own: to look at them again
// is to see that picture, and nothing of it is drawn, laid out or painted anew.
import { nearest } from './chart-arithmetic.ts'
import { type Chart, type ChartOfDays, chartPicture, write } from './chart-picture.ts'
import type { Room } from './use-room.ts'

/** As many as there are chips, and days of one's own. */
const mostPictures = 9

/** Changes the text that is there: another node would be laid out from nothing. */
function writeText(element: Element, text: string): void {
  if (element.firstChild instanceof Text) {
    if (element.firstChild.data !== text) element.firstChild.data = text
  } else element.append(text)
}

type Picture = ReturnType<typeof chartPicture>

/** The pictures of a chart, by their days. */
function picturesIn(into: Element) {
  const pictures = new Map<ChartOfDays, Picture>()
  let drawnFor: { room: Room; edges: Chart['edges'] } | null = null
  into.replaceChildren()

  function drop(days: ChartOfDays): void {
    pictures.get(days)?.element.remove()
    pictures.delete(days)
  }

  return {
    /** @param seen the days that are looked at: their picture stays when there are too many */
    of(days: ChartOfDays, room: Room, seen: ChartOfDays): Picture {
      const { edges } = days.chart
      // Another size, or covered amounts: nothing that was drawn before may stay, not even unseen.
      if (drawnFor?.room !== room || drawnFor.edges !== edges) for (const others of pictures.keys()) drop(others)
      drawnFor = { room, edges }
      const before = pictures.get(days)
      if (before !== undefined) return before
      const picture = chartPicture(days, room)
      into.append(picture.element)
      for (const others of pictures.keys()) if (pictures.size >= mostPictures && others !== seen) drop(others)
      pictures.set(days, picture)
      return picture
    },
  }
}

/**
 * A chart in its elements, for as long as they are there.
 * @param chart with what is said of the day that is pointed at, the slider that keys and screen readers move, and where it is drawn
 */
export function chartWriter(chart: HTMLElement) {
  const said = chart.querySelector('p')!
  const keys = chart.querySelector('input')!
  const pictures = picturesIn(keys.nextElementSibling!)
  let shown: { days: ChartOfDays; picture: Picture } | null = null
  /** A place of the days; null: nowhere, and the last day is told about. */
  let pointed: number | null = null

  function placeOf({ days }: Chart): { at: number; last: number } {
    const last = days.length - 1
    return { at: Math.min(pointed ?? last, last), last }
  }

  function writeWords(): void {
    if (shown === null) return
    const { chart } = shown.days
    const { at, last } = placeOf(chart)
    const words = chart.describe(at)
    writeText(said, words)
    write(keys, { max: last, 'aria-valuetext': words })
    if (keys.value !== String(at)) keys.value = String(at)
  }

  function writePointer(): void {
    if (shown === null) return
    shown.picture.point(pointed === null ? null : placeOf(shown.days.chart).at)
  }

  function point(at: number | null): void {
    if (at === pointed) return
    pointed = at
    writePointer()
    writeWords()
  }

  return {
    /** Less than two days are no chart: what was drawn stays until words take its place. */
    show(days: ChartOfDays, room: Room, isShaded: boolean): void {
      if (days.chart.days.length < 2) return
      const before = shown?.picture
      const picture = pictures.of(days, room, days)
      shown = { days, picture }
      picture.shade(isShaded)
      writePointer()
      if (before === picture) return
      before?.element.removeAttribute('data-seen')
      picture.element.setAttribute('data-seen', '')
    },
    /** Draws days that may be asked for. */
    prepare(days: ChartOfDays, room: Room): void {
      if (days.chart.days.length >= 2 && shown !== null) pictures.of(days, room, shown.days)
    },
    /** What is said of the drawing. Words lay out the page around them, so they are written apart from it. */
    say: writeWords,
    /** At a place of the days; null: nowhere. */
    point,
    /** @param left pixels from the left edge of the drawing */
    pointNear(left: number): void {
      if (shown !== null) point(nearest(shown.days.chart.days, shown.picture.dayOf(left)))
    },
  }
}
