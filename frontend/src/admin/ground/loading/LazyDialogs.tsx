import { DialogContent } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { ErrorAlert } from './ErrorAlert';
import { ErrorBoundary } from './ErrorBoundary';

interface LazyDialogsProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Suspense and error boundary for lazy dialogs. A dialog that cannot be loaded does not affect the page behind it. */
export function LazyDialogs({ children, onClose }: LazyDialogsProps) {
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <ConsoleDialog
          open
          title="Not available"
          maxWidth="xs"
          onClose={() => {
            onClose();
            retry();
          }}
        >
          <DialogContent>
            <ErrorAlert error={error} onRetry={retry} />
          </DialogContent>
        </ConsoleDialog>
      )}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
