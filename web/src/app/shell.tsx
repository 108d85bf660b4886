// Shell: the frame around every page: a sidebar from 768 px, a bottom bar below.
import { BookOpen, House, Keyboard, LogOut, type LucideIcon, MessageCircleQuestion, PieChart, User } from 'lucide-react'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { NavLink, useLocation } from '../router/router.tsx'
import { defaultName } from '#shared/account/user.ts'
import { useAuth } from '../data/use-auth.ts'
import { around } from '../lib/around.ts'
import { disclaimer } from '../lib/disclaimer.ts'
import { paths } from '../lib/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { DisclaimerBox } from '../ui/disclaimer-box.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Logo } from '../ui/logo.tsx'
import { OverPage } from '../ui/over-page.tsx'
import { StatusBar } from './status-bar.tsx'
import { preloadPage } from './routes.ts'
import { useShortcuts } from './use-shortcuts.ts'
import styles from './shell.module.css'

const ShortcutsModal = lazy(() => import('./shortcuts-modal.tsx'))

const entries: ReadonlyArray<{ path: string; label: string; Icon: LucideIcon }> = [
  { path: paths.dashboard, label: 'Home', Icon: House },
  { path: paths.invest, label: 'Invest', Icon: MessageCircleQuestion },
  { path: paths.portfolio, label: 'Portfolio', Icon: PieChart },
  { path: paths.learn, label: 'Learn', Icon: BookOpen },
  { path: paths.profile, label: 'Profile', Icon: User },
]

const Entries = () => (
  <ul className={styles.entries}>
    {entries.map(({ path, label, Icon }) => (
      <li key={path}>
        <NavLink
          className={classNames(styles.entry)}
          to={path}
          onPointerEnter={() => preloadPage(path)}
          onFocus={() => preloadPage(path)}
        >
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
          <span>{label}</span>
        </NavLink>
      </li>
    ))}
  </ul>
)

function Account() {
  const { user, signOut } = useAuth()
  const name = user?.profile.name || defaultName
  return (
    <div className={styles.account}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className={styles.person}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.level}>Level {user?.profile.level ?? 1} Investor</span>
      </span>
      <IconButton
        label={around() === undefined ? 'Sign Out' : 'Leave'}
        icon={<LogOut size={20} />}
        onClick={() => void signOut()}
      />
    </div>
  )
}

export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [areListed, setListed] = useState(false)
  useShortcuts(() => setListed(true))
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <div>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.sidebar}>
        <div className={styles.brand}>
          <Logo />
          <IconButton
            className={styles.shortcuts}
            label="Keyboard shortcuts"
            icon={<Keyboard size={20} strokeWidth={1.75} />}
            onClick={() => setListed(true)}
          />
        </div>
        {/* One list of entries: at the bottom of a phone, at the side of anything wider. */}
        <nav className={styles.nav} aria-label="Main">
          <Entries />
        </nav>
        <div className={styles.below}>
          <DisclaimerBox heading={disclaimer.heading} isCompact>
            {disclaimer.short}
          </DisclaimerBox>
          <Account />
        </div>
      </header>
      <div className={styles.page}>
        <StatusBar />
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {areListed && (
        <OverPage onFailed={() => setListed(false)}>
          <ShortcutsModal onClose={() => setListed(false)} />
        </OverPage>
      )}
    </div>
  )
}
