import { Alert, Button } from '@mui/material';
import { errorMessage } from './errorMessage';

interface QueryErrorProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** True while older data is still shown. */
  readonly stale?: boolean;
}

/** An error with a retry button, shown instead of missing data or above outdated data. */
export function QueryError({ error, onRetry, stale = false }: QueryErrorProps) {
  return (
    <Alert
      severity={stale ? 'warning' : 'error'}
      sx={{ mb: stale ? 2 : 0 }}
      action={
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      {stale && 'This may be out of date. '}
      {errorMessage(error)}
    </Alert>
  );
}
