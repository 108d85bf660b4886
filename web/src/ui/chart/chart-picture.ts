// Chart picture: the elements of a chart of some days in a room. They are made once and stay as they are; what moves in them is the
// crosshair, which is drawn apart, and what is shaded.
import { classNames } from '../class-names.ts'
import { type ChartMarker, type DrawingSource, drawingOf, type LineLook } from './chart-drawing.ts'
import styles from './chart.module.css'
import type { Live } from './live.ts'
import type { Room } from './use-room.ts'

export type Stretch = { from: number; to: number; label: string }

/** What is drawn, and what is said about one place of its days. The crosshair follows the first line. */
export type Chart = DrawingSource & { describe: (at: number) => string }

/** Days with their lines, and the deepest fall in them, to be shaded on demand; null: there was none. */
export type ChartOfDays = { chart: Chart; fall: Stretch | null }

/** The days of this moment. `ahead` gives all that a chip can ask for, one by one while nothing else is done; it returns what ends it. */
export type LiveCharts = Live<ChartOfDays> & { ahead: (draw: (days: ChartOfDays) => void) => () => void }

const svg = 'http://www.w3.org/2000/svg'

type Attributes = Readonly<Record<string, string | number | undefined>>

export function write(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value))
  }
}

function added(to: Element, name: string, attributes: Attributes): Element {
  const element = document.createElementNS(svg, name)
  write(element, attributes)
  to.append(element)
  return element
}

const lookOf = (look: LineLook): string => classNames(styles.line, styles[look])
export const markLook = (kind: ChartMarker['kind']): string => classNames(styles.mark, styles[kind])

export function chartPicture({ chart, fall }: ChartOfDays, room: Room) {
  const { days, lines } = chart
  const { x, y, dayOf, bottom, grid, paths, marks, texts } = drawingOf(chart, room)
  const element = document.createElement('div')
  element.className = styles.picture ?? ''
  const still = added(element, 'svg', { class: styles.drawing })
  const moving = added(element, 'svg', { class: styles.drawing })

  const left = fall === null ? 0 : x(fall.from)
  const width = fall === null ? 0 : Math.max(1, x(fall.to) - left)
  const shaded = added(still, 'rect', { class: styles.shaded, x: left, width, height: bottom, display: 'none' })
  added(still, 'path', { class: styles.grid, d: grid })
  const textGroup = added(still, 'g', { class: styles.text })
  for (const { text, x: atX, y: atY, anchor = 'start' } of texts) {
    added(textGroup, 'text', { x: atX, y: atY, 'text-anchor': anchor }).append(text)
  }
  // The first line lies over the others.
  for (const [at, { look }] of [...lines.entries()].toReversed())
    added(still, 'path', { class: lookOf(look), d: paths[at] })
  for (const { kind, path } of marks) added(still, 'path', { class: markLook(kind), d: path })

  const cross = added(moving, 'path', { class: styles.cross })
  const dot = added(moving, 'circle', { class: styles.dot, r: 5 })

  return {
    element,
    dayOf,
    /** @param isShaded whether the deepest fall is shaded, where there was one */
    shade(isShaded: boolean): void {
      write(shaded, { display: isShaded && fall !== null ? 'inline' : 'none' })
    },
    /** @param pointed a place of the days; null: nowhere, and the dot is at the last one */
    point(pointed: number | null): void {
      const at = pointed ?? days.length - 1
      const left = x(days[at] ?? 0)
      const value = lines[0]?.values[at]
      write(cross, pointed === null ? { display: 'none' } : { display: 'inline', d: `M${left},0V${bottom}` })
      write(dot, typeof value === 'number' ? { display: 'inline', cx: left, cy: y(value) } : { display: 'none' })
    },
  }
}
