// How made: the sum behind the example and all of its rules, in plain words.
import { allocationClasses } from '#shared/portfolio/allocation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { classNames } from '../../ui/class-names.ts'
import { classNamesOf } from './asset-classes.ts'
import { type ExampleChoices, riskOptions } from './example-choices.ts'
import { exampleRules, type Step, stepsTo } from './example-steps.ts'
import styles from './how-made.module.css'

function shown(kind: Step['kind'], points: number): string {
  if (kind === 'mix') return String(points)
  if (points === 0) return ''
  return points > 0 ? `+${points}` : `−${-points}`
}

const Sum = ({ choices }: { choices: ExampleChoices }) => (
  <table className={styles.sum}>
    <caption className={styles.caption}>The sum for the choices above, in percent</caption>
    <thead>
      <tr>
        <th scope="col">Step</th>
        {allocationClasses.map((name) => (
          <th key={name} scope="col">
            {classNamesOf[name]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {stepsTo(choices).map(({ name, kind, shares }) => (
        <tr key={name} className={classNames(kind === 'mix' && styles.mix)}>
          <th scope="row">{name}</th>
          {allocationClasses.map((one) => (
            <td key={one} data-class={classNamesOf[one]}>
              {shown(kind, shares[one])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const startOf = (risk: ExampleChoices['risk']): string => {
  const [start] = stepsTo({ risk, age: 'not-said', goal: '' })
  return `${risk} ${allocationClasses.map((name) => start?.shares[name]).join('/')}`
}

export const HowMade = ({ choices }: { choices: ExampleChoices }) => (
  <Disclosure summary="How this example is made">
    <div className={styles.words}>
      <p>By adding and subtracting, the same way for everybody. It knows the three choices above and nothing else.</p>
      <Sum choices={choices} />
      <div>
        <h3 className={styles.heading}>All of its rules</h3>
        <ul className={styles.rules}>
          <li>
            Start with this much in ETFs, stocks, crypto and cash:{' '}
            {riskOptions.map(({ value }) => startOf(value)).join(', ')}.
          </li>
          {exampleRules.map(({ name, words }) => (
            <li key={name}>
              <strong>{name}:</strong> {words}.
            </li>
          ))}
          <li>What is then missing to 100 goes to cash; what is too much comes out of ETFs.</li>
        </ul>
      </div>
      <p>
        The numbers are rules of thumb, picked to show how such a sum works. Nobody has shown that they are good ones.
      </p>
    </div>
  </Disclosure>
)
