// Chart writer: puts a drawing into elements that stay, the first one and every later one alike. Only what differs is written, and
// React takes no part: a press of a chip, or a crosshair that moves, is some attributes of some elements.
import { type ChartMarker, type Drawing, drawingOf, type DrawingSource, type LineLook } from './chart-drawing.ts'
import { nearest } from './chart-arithmetic.ts'
import styles from './chart.module.css'
import { classNames } from '../class-names.ts'
import type { Room } from './use-room.ts'

export type Stretch = { from: number; to: number; label: string }

/** What is drawn, and what is said about one place of its days. The crosshair follows the first line. */
export type Chart = DrawingSource & { describe: (at: number) => string }

/** Days with their lines, and the deepest fall in them, to be shaded on demand; null: there was none. */
export type ChartOfDays = { chart: Chart; fall: Stretch | null }

const svg = 'http://www.w3.org/2000/svg'

function write(element: Element, name: string, value: string | number): void {
  const text = String(value)
  if (element.getAttribute(name) !== text) element.setAttribute(name, text)
}

/** Changes the text that is there: another node would be laid out from nothing. */
function writeText(element: Element, text: string): void {
  if (element.firstChild instanceof Text) {
    if (element.firstChild.data !== text) element.firstChild.data = text
  } else element.append(text)
}

function added<Name extends 'path' | 'rect' | 'circle' | 'g' | 'text'>(
  to: SVGElement,
  name: Name,
  look = '',
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(svg, name)
  if (look !== '') element.setAttribute('class', look)
  to.append(element)
  return element
}

function show(element: SVGElement, isShown: boolean): void {
  write(element, 'display', isShown ? 'inline' : 'none')
}

/** As many elements as there are things; what is too much stays for the next drawing, unseen. */
function writeEach<T>(
  group: SVGGElement,
  name: 'path' | 'text',
  things: readonly T[],
  put: (element: SVGElement, thing: T) => void,
): void {
  while (group.childElementCount < things.length) added(group, name)
  ;([...group.children] as SVGElement[]).forEach((element, at) => {
    const thing = things[at]
    show(element, thing !== undefined)
    if (thing !== undefined) put(element, thing)
  })
}

const lookOf = (look: LineLook): string => classNames(styles.line, styles[look])
export const markLook = (kind: ChartMarker['kind']): string => classNames(styles.mark, styles[kind])

/** The elements of a drawing, from the bottom up, and what puts one into them. */
function drawingParts(into: SVGSVGElement) {
  into.replaceChildren()
  const shaded = added(into, 'rect', styles.shaded)
  const acrossPath = added(into, 'path', styles.grid)
  const [textGroup, lineGroup, markGroup] = [added(into, 'g', styles.text), added(into, 'g'), added(into, 'g')]
  return ({ lines }: Chart, { x, bottom, grid, paths, marks, texts }: Drawing, stretch: Stretch | null): void => {
    show(shaded, stretch !== null)
    if (stretch !== null) {
      write(shaded, 'x', x(stretch.from))
      write(shaded, 'width', Math.max(1, x(stretch.to) - x(stretch.from)))
      write(shaded, 'height', bottom)
    }
    write(acrossPath, 'd', grid)
    writeEach(textGroup, 'text', texts, (element, { text, x: left, y: top, anchor = 'start' }) => {
      write(element, 'x', left)
      write(element, 'y', top)
      write(element, 'text-anchor', anchor)
      writeText(element, text)
    })
    // The first line lies over the others.
    const drawn = lines.map(({ look }, at) => ({ look: lookOf(look), path: paths[at] ?? '' })).toReversed()
    writeEach(lineGroup, 'path', drawn, (element, { look, path }) => {
      write(element, 'class', look)
      write(element, 'd', path)
    })
    writeEach(markGroup, 'path', marks, (element, { kind, path }) => {
      write(element, 'class', markLook(kind))
      write(element, 'd', path)
    })
  }
}

/**
 * A chart in its elements, for as long as they are there.
 * @param chart with what is said of the day that is pointed at, the slider that keys and screen readers move, the drawing and,
 * painted apart from it while the crosshair moves, what points
 */
export function chartWriter(chart: HTMLElement) {
  const said = chart.querySelector('p')!
  const keys = chart.querySelector('input')!
  // Before those of the legend.
  const [into, pointer] = chart.querySelectorAll('svg') as Iterable<SVGSVGElement> as [SVGSVGElement, SVGSVGElement]
  const writeDrawing = drawingParts(into)
  pointer.replaceChildren()
  const cross = added(pointer, 'path', styles.cross)
  const dot = added(pointer, 'circle', styles.dot)
  write(dot, 'r', 5)
  let shown: { days: ChartOfDays; room: Room; isShaded: boolean } | null = null
  let drawing: Drawing | null = null
  /** A place of the days; null: nowhere, and the last day is told about. */
  let pointed: number | null = null

  function placeOf({ days }: Chart): { at: number; last: number } {
    const last = days.length - 1
    return { at: Math.min(pointed ?? last, last), last }
  }

  function writeWords(): void {
    if (shown === null) return
    const { at, last } = placeOf(shown.days.chart)
    const words = shown.days.chart.describe(at)
    writeText(said, words)
    write(keys, 'max', last)
    if (keys.value !== String(at)) keys.value = String(at)
    write(keys, 'aria-valuetext', words)
  }

  function writePointer(): void {
    if (shown === null || drawing === null) return
    const { days, lines } = shown.days.chart
    const { at } = placeOf(shown.days.chart)
    const x = drawing.x(days[at] ?? 0)
    const value = lines[0]?.values[at]
    show(cross, pointed !== null)
    if (pointed !== null) write(cross, 'd', `M${x},0V${drawing.bottom}`)
    show(dot, typeof value === 'number')
    if (typeof value !== 'number') return
    write(dot, 'cx', x)
    write(dot, 'cy', drawing.y(value))
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
      if (shown?.days === days && shown.room === room && shown.isShaded === isShaded) return
      shown = { days, room, isShaded }
      drawing = drawingOf(days.chart, room)
      writeDrawing(days.chart, drawing, isShaded ? days.fall : null)
      writePointer()
    },
    /** What is said of the drawing. Words lay out the page around them, so they are written apart from it. */
    say: writeWords,
    /** At a place of the days; null: nowhere. */
    point,
    /** @param left pixels from the left edge of the drawing */
    pointNear(left: number): void {
      if (shown !== null && drawing !== null) point(nearest(shown.days.chart.days, drawing.dayOf(left)))
    },
  }
}
