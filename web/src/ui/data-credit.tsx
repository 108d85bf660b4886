// Data credit: whose data this is, where the terms of a provider ask for it.
import styles from './data-credit.module.css'

export const DataCredit = ({ provider, href }: { provider: string; href: string }) => (
  <p className={styles.credit}>
    Data provided by{' '}
    <a href={href} target="_blank" rel="noreferrer">
      {provider}
    </a>
  </p>
)
