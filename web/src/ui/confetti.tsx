// Confetti: for something learned, never for money (P3). Nothing at all where less motion is asked for.
import type { CreateTypes } from 'canvas-confetti'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './confetti.module.css'
import { prefersReducedMotion } from './reduced-motion.ts'

const load = () => import('canvas-confetti')

/** Fetches the code ahead of the moment. */
export const preloadConfetti = (): void => void load().catch(() => undefined)

const tokens = ['--primary', '--accent', '--class-other', '--class-stock', '--class-crypto']
/** From the last handful to the last piece on the ground. */
const fallingMs = 1400
const handfulEveryMs = 280

/** The colours of the theme in the one notation that the library reads. */
function colours(canvas: HTMLCanvasElement): string[] {
  return tokens.map((token) => {
    canvas.style.color = `var(${token})`
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(canvas).color.match(/\d+/g) ?? []).map(Number)
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  })
}

function throwHandful(fire: CreateTypes, palette: string[], particleCount: number): void {
  const handful = {
    particleCount,
    colors: palette,
    spread: 65,
    startVelocity: 48,
    ticks: 150,
    gravity: 1.1,
    scalar: 0.95,
  }
  void fire({ ...handful, angle: 60, origin: { x: 0, y: 0.9 } })
  void fire({ ...handful, angle: 120, origin: { x: 1, y: 0.9 } })
}

async function fall(canvas: HTMLCanvasElement, durationMs: number, signal: AbortSignal): Promise<void> {
  const until = performance.now() + durationMs
  const { default: confetti } = await load()
  if (signal.aborted) return
  // A worker would need code made at run time, which the Content-Security-Policy forbids.
  const fire = confetti.create(canvas, { resize: true, useWorker: false })
  const palette = colours(canvas)
  throwHandful(fire, palette, 55)
  const more = setInterval(() => {
    if (performance.now() < until - fallingMs) throwHandful(fire, palette, 16)
  }, handfulEveryMs)
  signal.addEventListener('abort', () => {
    clearInterval(more)
    fire.reset()
  })
}

/** Falls while it is rendered, made to be over after `durationMs`. It takes no click and says nothing: the words are beside it. */
export function Confetti({ durationMs }: { durationMs: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    // Without a drawing surface there is nothing to draw on.
    if (element === null || prefersReducedMotion() || element.getContext('2d') === null) return undefined
    const end = new AbortController()
    // Confetti that cannot be fetched is not missed.
    fall(element, durationMs, end.signal).catch(() => undefined)
    return () => end.abort()
  }, [durationMs])
  return createPortal(<canvas className={styles.canvas} ref={canvas} aria-hidden="true" />, document.body)
}
