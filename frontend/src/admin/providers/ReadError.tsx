import { Alert, Button } from '@mui/material';
import { sentenceOf } from './sentenceOf';

interface ReadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** In place of what could not be read: why, and a way to try again. */
export function ReadError({ error, onRetry }: ReadErrorProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error)}
    </Alert>
  );
}
