import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { PictureUploads } from './usePictureUploads';

/** The progress of the uploads, and those that failed with the reason. */
export function UploadList({ uploads, dismiss }: Pick<PictureUploads, 'uploads' | 'dismiss'>) {
  if (uploads.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 1 }}>
      {uploads.map(({ id, name, share, error }) =>
        error === null ? (
          <div key={id}>
            <Typography variant="body2" noWrap>
              Uploading {name}
            </Typography>
            <LinearProgress
              aria-label={`Uploading ${name}`}
              // the server works on the file after it has arrived
              variant={share < 1 ? 'determinate' : 'indeterminate'}
              value={Math.round(share * 100)}
            />
          </div>
        ) : (
          <Alert
            key={id}
            severity="error"
            onClose={() => dismiss(id)}
            slotProps={{ closeButton: { 'aria-label': `Dismiss the message about ${name}` } }}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {name}: {error}
          </Alert>
        ),
      )}
    </Box>
  );
}
