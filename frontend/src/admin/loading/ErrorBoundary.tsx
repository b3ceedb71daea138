import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './lazyComponent';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of the children after an error; `retry` renders the children again. */
  readonly fallback: (error: Error, retry: () => void) => ReactNode;
  /** A new value renders the children again. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
}

/** Limits a render error to a part of the screen. After a ChunkLoadError the next render loads the chunk again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    // only after the fallback is on screen: React renders a second time on an error, and both must fail alike
    if (error instanceof ChunkLoadError) error.renew();
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (this.state.error && resetKey !== this.props.resetKey) this.retry();
  }

  readonly retry = (): void => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.retry) : this.props.children;
  }
}
