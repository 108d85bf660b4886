// Error boundary: keeps a part that crashed from taking the rest with it.
import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  /** Shown in place of the children; nothing where it is left out. */
  fallback?: (error: Error) => ReactNode
  onError?: (error: unknown) => void
  /** A change of this clears the error, such as the address of the page. */
  resetKey?: string
}
type State = { error: Error | null; resetKey: string | undefined }

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === null ? this.props.children : this.props.fallback?.(error)
  }
}
