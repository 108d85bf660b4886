// Legal page: a legal text at its own address, each section with an address too, printable, with the way back.
import { ArrowLeft, Printer } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from '../../router/router.tsx'
import type { LegalDocument } from '#shared/person/legal/legal-document.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './legal-page.module.css'
import { LegalText } from './legal-text.tsx'

/** Brings the section that the address names into view, now and whenever the address changes. */
function useSectionInView(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '') return
    // After the page has been scrolled to its top, as every new page is.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(decodeURIComponent(hash.slice(1)))
      section?.scrollIntoView()
      section?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, key])
}

/** Where the person came from; Profile when this is the first page of the visit. */
function useBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
    if (idx > 0) navigate(-1)
    else navigate(paths.profile)
  }, [navigate])
}

export function LegalPage({ legal }: { legal: LegalDocument }) {
  const back = useBack()
  const navigate = useNavigate()
  // Replaced, not pushed: Back leads out of the text, not through its sections.
  const openSection = useCallback((id: string) => navigate({ hash: id }, { replace: true }), [navigate])
  useSectionInView()
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Button variant="quiet" size="small" icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={back}>
          Back
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Printer size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <PageHeading title={legal.title} />
      <Card>
        <LegalText legal={legal} headingLevel={2} onSection={openSection} />
      </Card>
    </div>
  )
}
