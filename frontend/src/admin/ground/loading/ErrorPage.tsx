import { Box, Button, Typography } from '@mui/material';
import { errorText } from './errorText';
import { useChunkRecovery } from './useChunkRecovery';

interface ErrorPageProps {
  readonly error: Error;
  /** Renders the page again; without it, the button reloads the page. */
  readonly onRetry?: () => void;
}

/** Replaces a page that failed to render, with a retry button. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const retry = onRetry ?? (() => window.location.reload());
  useChunkRecovery(error, retry);
  const { title, text } = errorText(error);
  return (
    <Box role="alert" sx={{ maxWidth: 560, py: { xs: 4, sm: 8 } }}>
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={retry}>
          Try again
        </Button>
        <Button color="secondary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Box>
    </Box>
  );
}
