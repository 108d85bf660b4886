// Gum branch: one leaf for each lesson, green once it is completed. It says nothing that the bar beside it does not.
import { classNames } from '../../ui/class-names.ts'
import styles from './gum-branch.module.css'

const leaf = 'M0 0C7-7 10-21 3-36C-7-27-9-11 0 0Z'
const vein = 'M0-2C2-12 3-20 2.500-28'

/** A point of the stem from its beginning (0) to its tip (1), and the way it grows there in degrees. */
function along(at: number): { x: number; y: number; degrees: number } {
  const x = 8 + 270 * at
  const y = 84 - 34 * at - 12 * Math.sin(at * Math.PI)
  const slope = (-34 - 12 * Math.PI * Math.cos(at * Math.PI)) / 270
  return { x, y, degrees: (Math.atan(slope) * 180) / Math.PI }
}

const stem = Array.from({ length: 33 }, (_, step) => along(step / 32))
  .map(({ x, y }, step) => `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
  .join('')

export function GumBranch({ leaves, green }: { leaves: number; green: number }) {
  return (
    <svg className={styles.branch} viewBox="0 0 320 116" aria-hidden="true">
      <path className={styles.stem} d={stem} />
      {Array.from({ length: leaves }, (_, index) => {
        const isLast = index === leaves - 1
        const { x, y, degrees } = along(isLast ? 1 : (index + 0.7) / leaves)
        // Leaves grow to both sides by turns, the last one at the tip.
        const turn = isLast ? 82 : index % 2 === 0 ? 42 : 138
        return (
          <g
            key={index}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(degrees + turn).toFixed(1)})`}
          >
            <g className={classNames(styles.leaf, index < green && styles.green)}>
              <path d={leaf} />
              <path className={styles.vein} d={vein} />
            </g>
          </g>
        )
      })}
      {/* Two gumnuts for a branch in full leaf. */}
      {green >= leaves && (
        <g className={styles.nut}>
          <path d="M176 60v7M189 58v5" />
          <path d="M170 67c-3 9-1 15 6 17 7-2 9-8 6-17-4 2-8 2-12 0Z" />
          <path d="M184 63c-3 8-1 14 5 16 7-2 9-8 6-16-4 2-7 2-11 0Z" />
        </g>
      )}
    </svg>
  )
}
