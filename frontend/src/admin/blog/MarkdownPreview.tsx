import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { queryKeys } from '../providers/queryKeys';
import { QueryError } from '../providers/QueryError';
import { useProviderQuery } from '../providers/useProviderQuery';
import './preview.css';
import { useDebouncedValue } from '../useDebouncedValue';

/** Debounce time of the preview, in milliseconds. */
const DEBOUNCE_TIME = 300;

/** The content as the site shows it, rendered by the server's own renderer. */
export function MarkdownPreview({ content }: { content: string }) {
  const titleId = useId();
  const debounced = useDebouncedValue(content, DEBOUNCE_TIME);
  const { data, error, refetch } = useProviderQuery(
    queryKeys.preview(debounced),
    (provider) => (debounced.trim() ? provider.previewPost(debounced) : Promise.resolve('')),
    { keepPrevious: true, uncached: true },
  );
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ minWidth: 0, position: { md: 'sticky' }, top: 0, alignSelf: 'start' }}
    >
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        Preview
      </Typography>
      {error && <QueryError error={error} onRetry={refetch} />}
      <Box sx={paperShape} role="region" aria-label="Preview of the content" tabIndex={0}>
        {data ? (
          // eslint-disable-next-line no-restricted-syntax -- the server's renderer lets no script and no foreign markup through
          <div className="reading" dangerouslySetInnerHTML={{ __html: data }} />
        ) : (
          <Typography color="textSecondary">What you write appears here as readers will see it.</Typography>
        )}
      </Box>
    </Box>
  );
}

const paperShape = {
  p: 2.5,
  minHeight: 200,
  maxHeight: { md: 'calc(100vh - 300px)' },
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
};
