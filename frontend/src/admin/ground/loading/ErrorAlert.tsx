import { Alert, Button } from '@mui/material';
import { errorText } from './errorText';
import { useChunkRecovery } from './useChunkRecovery';

interface ErrorAlertProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Replaces a part of a page or dialog that failed to render. */
export function ErrorAlert({ error, onRetry }: ErrorAlertProps) {
  useChunkRecovery(error, onRetry);
  const { title, text } = errorText(error);
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {title}. {text}
    </Alert>
  );
}
