// Operator: who runs this deployment, where its configuration says so.
import { env } from '../../lib/env.ts'
import styles from './legal-text.module.css'

export function Operator() {
  const { operator } = env()
  if (operator === undefined) return null
  const facts = [
    ['Operated by', operator.name],
    ['ABN', operator.abn],
    ['Address', operator.address],
  ].filter(([, value]) => value !== '')
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
