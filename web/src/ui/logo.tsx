// Logo: a gumnut from the side, with its star-shaped opening and two leaves, in one colour; alone or with the name.
import styles from './logo.module.css'

const rimWithStar =
  'M16 1.6c5.1 0 9.2 2.2 9.2 5.1s-4.1 5.1-9.2 5.1-9.2-2.2-9.2-5.1S10.9 1.6 16 1.6ZM16 3.3L17.6 5.6L21.7 5.9L18.7 7.5L19.5 10L16 8.7L12.5 10L13.3 7.5L10.3 5.9L14.4 5.6Z'
const cupAndLeaves =
  'M6.3 9.9C8.4 12.1 12 13.4 16 13.4s7.6-1.3 9.7-3.5c1.5 4.2.6 8.9-2.6 11.6-1.9 1.6-4.5 2.4-7.1 2.4s-5.2-.8-7.1-2.4C5.7 18.8 4.8 14.1 6.3 9.9ZM15.2 25.4C10.8 24 5.2 25.3 1.6 29.7c5.6 1.9 11.6.6 13.6-4.3ZM16.8 25.4c4.4-1.4 10-.1 13.6 4.3-5.6 1.9-11.6.6-13.6-4.3Z'

export const LogoMark = ({ size = 32 }: { size?: number }) => (
  <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
    <path fillRule="evenodd" d={rimWithStar} />
    <path d={cupAndLeaves} />
  </svg>
)

export const Logo = ({ size = 32 }: { size?: number }) => (
  <span className={styles.logo}>
    <LogoMark size={size} />
    <span className={styles.name}>Gumnut</span>
  </span>
)
