// Figure legend: the lines of a drawing by pattern and name, each with the number it ends at: the drawing as text.
import { classNames } from '../../../ui/class-names.ts'
import styles from './figure.module.css'

export type FigureLook = 'main' | 'second' | 'third' | 'band' | 'none'
export type LegendEntry = { look: FigureLook; label: string; value: string }

const Swatch = ({ look }: { look: FigureLook }) => (
  <svg className={styles.swatch} viewBox="0 0 24 10" aria-hidden="true">
    {look === 'band' ? (
      <rect className={styles.band} width="24" height="10" rx="2" />
    ) : (
      <path className={classNames(styles.line, styles[look])} d="M0,5H24" />
    )}
  </svg>
)

export const FigureLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={styles.legend}>
    {entries.map(({ look, label, value }) => (
      <li key={label}>
        {look !== 'none' && <Swatch look={look} />}
        <span>{label}</span>
        <strong>{value}</strong>
      </li>
    ))}
  </ul>
)
