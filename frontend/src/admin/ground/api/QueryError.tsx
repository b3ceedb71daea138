import { Alert, Box, Button, Typography } from '@mui/material';
import { errorMessage, isUnreachable } from './errorMessage';

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

/** The error of a part of a page. That the server cannot be reached is said once, by the page itself. */
export function PartError(props: QueryErrorProps) {
  if (!isUnreachable(props.error)) return <QueryError {...props} />;
  if (props.stale) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography color="textSecondary">Not loaded.</Typography>
      <Button size="small" color="secondary" onClick={() => void props.onRetry()}>
        Try again
      </Button>
    </Box>
  );
}
