// Risk levels: what the rule makes of each risk level, side by side with the reader's own marked: a rule gives everybody an
// answer, and a pick would know more.
import { type Allocation, allocationClasses } from '#shared/portfolio/allocation.ts'
import type { RiskTolerance } from '#shared/person/finances.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { classColours, classNamesOf } from './asset-classes.ts'
import { type ExampleChoices, exampleFor, riskOptions } from './example-choices.ts'
import styles from './risk-levels.module.css'

const Column = ({ mix }: { mix: Allocation }) => (
  <span className={styles.column} aria-hidden="true">
    {allocationClasses.map((name) => (
      <span key={name} style={{ flexGrow: mix[name], background: classColours[name] }} />
    ))}
  </span>
)

type RiskLevelsProps = {
  choices: ExampleChoices
  /** What the profile says. */
  own: RiskTolerance
}

export function RiskLevels({ choices, own }: RiskLevelsProps) {
  const levels = riskOptions.map(({ value }) => ({ risk: value, mix: exampleFor({ ...choices, risk: value }) }))
  return (
    <div className={styles.frame}>
      <table className={styles.levels}>
        <caption className={styles.caption}>
          The same rule at each risk level, in percent, for the age and goal above. None of them is picked for you.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Asset class</VisuallyHidden>
            </th>
            {levels.map(({ risk, mix }) => (
              <th key={risk} scope="col" className={classNames(risk === own && styles.own)}>
                <Column mix={mix} />
                {risk}
                {risk === own && <span className={styles.mark}>your profile</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allocationClasses.map((name) => (
            <tr key={name}>
              <th scope="row">{classNamesOf[name]}</th>
              {levels.map(({ risk, mix }) => (
                <td key={risk} data-level={risk} className={classNames(risk === own && styles.own)}>
                  {mix[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
