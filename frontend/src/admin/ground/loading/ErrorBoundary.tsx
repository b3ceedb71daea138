import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { ChunkLoadError } from './lazyComponent';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of the children after an error; `retry` renders the children again. */
  readonly fallback: (error: Error, retry: () => void) => ReactNode;
  /** A new value renders the children again. */
  readonly resetKey?: string;
}

// only after the fallback is on screen: React renders a second time on an error, and both must fail alike
const renew = (error: Error) => error instanceof ChunkLoadError && error.renew();

/** Limits a render error to a part of the screen. After a ChunkLoadError the next render loads the chunk again. */
export const ErrorBoundary = ({ children, fallback, resetKey }: ErrorBoundaryProps) => (
  <Boundary
    resetKeys={[resetKey]}
    onError={renew}
    fallbackRender={({ error, resetErrorBoundary }) => fallback(error as Error, resetErrorBoundary)}
  >
    {children}
  </Boundary>
);
