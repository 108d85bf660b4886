// App: the providers around everything, from the outside in.
import { Router } from '../router/router.tsx'
import { BalancesProvider } from '../lib/balances.tsx'
import type { RedirectOutcome } from '../lib/leaving.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ToastProvider, ToastScope } from '../ui/toast.tsx'
import { AuthProvider } from './auth-provider.tsx'
import { Gate } from './gate.tsx'
import { AppError } from './splash.tsx'

export const App = ({ redirect }: { redirect: RedirectOutcome }) => (
  <ErrorBoundary fallback={(error) => <AppError error={error} />}>
    <ToastProvider>
      <BalancesProvider>
        <Router>
          <AuthProvider redirect={redirect}>
            <ToastScope>
              <Gate />
            </ToastScope>
          </AuthProvider>
        </Router>
      </BalancesProvider>
    </ToastProvider>
  </ErrorBoundary>
)
