// Chart writer: days that were drawn are shown again as they are, few enough of them stay, and the crosshair tells of the day it is at.
import { expect, test } from 'vitest'
import type { ChartOfDays } from '#web/ui/chart/chart-picture.ts'
import { chartWriter } from '#web/ui/chart/chart-writer.ts'

const room = { width: 600, height: 240, rem: 16 }

/** So many days up to day 20,000, each worth its place. */
function daysOf(count: number): ChartOfDays {
  const days = Array.from({ length: count }, (_, at) => 20_000 - count + at)
  return {
    chart: {
      days,
      lines: [
        { key: 'value', label: 'Value', values: days.map((_, at) => 100 + at), look: 'main' },
        { key: 'put-in', label: 'Money put in', values: days.map(() => 100), look: 'stepped' },
      ],
      markers: [{ day: days[1]!, kind: 'in' }],
      edges: 'amounts',
      describe: (at) => `${count} days, place ${at}`,
    },
    fall: { from: days[0]!, to: days[1]!, label: 'A fall' },
  }
}

function aChart() {
  const element = document.createElement('div')
  const plot = document.createElement('div')
  const keys = Object.assign(document.createElement('input'), { type: 'range' })
  const pictures = document.createElement('div')
  plot.append(keys, pictures)
  element.append(document.createElement('p'), plot)
  const seen = () => pictures.querySelectorAll('[data-seen]')
  return { writer: chartWriter(element), pictures, seen, keys, said: () => element.querySelector('p')?.textContent }
}

test('days are drawn once: what was looked at is there again, as it was, and nothing else is seen', () => {
  const { writer, seen, pictures } = aChart()
  const [month, year] = [daysOf(30), daysOf(365)]
  writer.show(month, room, false)
  const [first] = seen()
  writer.prepare(year, room)
  expect([pictures.childElementCount, seen().length, seen()[0]]).toEqual([2, 1, first])
  const [, ahead] = pictures.children
  writer.show(year, room, false)
  expect([seen().length, seen()[0]]).toEqual([1, ahead])
  writer.show(month, room, false)
  expect([pictures.childElementCount, seen().length, seen()[0]]).toEqual([2, 1, first])
  writer.show(month, { ...room, width: 300 }, false)
  expect([pictures.childElementCount, seen().length]).toEqual([1, 1])
  expect(seen()[0]).not.toBe(first)
  writer.show(daysOf(1), room, false)
  expect(pictures.childElementCount).toBe(1)
})

test('once amounts are covered, no picture of them is left', () => {
  const { writer, pictures } = aChart()
  writer.show(daysOf(30), room, false)
  writer.prepare(daysOf(365), room)
  expect(pictures.textContent).toContain('400')
  const covered = daysOf(30)
  writer.show({ ...covered, chart: { ...covered.chart, edges: 'covered' } }, room, false)
  expect(pictures.childElementCount).toBe(1)
  expect(pictures.textContent).not.toContain('400')
})

test('no more pictures stay than there are choices, and the one that is looked at does', () => {
  const { writer, pictures, seen } = aChart()
  writer.show(daysOf(10), room, false)
  const [first] = seen()
  for (let count = 11; count < 40; count++) writer.prepare(daysOf(count), room)
  expect([pictures.childElementCount, seen()[0]]).toEqual([9, first])
})

test('the deepest fall is shaded on demand, also in days that were drawn without', () => {
  const { writer, seen } = aChart()
  const days = daysOf(30)
  const isShaded = () => seen()[0]?.querySelector('rect')?.getAttribute('display') !== 'none'
  writer.show(days, room, false)
  expect(isShaded()).toBe(false)
  writer.show(days, room, true)
  expect(isShaded()).toBe(true)
})

test('the crosshair follows a pointer, stays within other days, and leaves with it', () => {
  const { writer, seen, said, keys } = aChart()
  const circle = () => seen()[0]?.querySelector('circle')
  writer.show(daysOf(100), room, false)
  writer.say()
  expect([said(), keys.value, circle()?.getAttribute('cx')]).toEqual(['100 days, place 99', '99', '596'])
  writer.pointNear(4)
  expect([said(), keys.value, circle()?.getAttribute('cx')]).toEqual(['100 days, place 0', '0', '4'])
  writer.point(80)
  writer.show(daysOf(30), room, false)
  writer.say()
  expect([said(), keys.value]).toEqual(['30 days, place 29', '29'])
  writer.point(null)
  expect(seen()[0]?.querySelectorAll('path[display=none]')).toHaveLength(1)
})
