import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { queryKeys } from '../providers/queryKeys';
import { ReadError } from '../providers/ReadError';
import { useRead } from '../providers/useRead';
import './preview.css';
import { useSettled } from './useSettled';

/** How long typing must rest before the preview is made anew, in milliseconds. */
const REST = 300;

/** The content as the site shows it: the server's own renderer makes it, so the two cannot differ. */
export function MarkdownPreview({ content }: { content: string }) {
  const titleId = useId();
  const settled = useSettled(content, REST);
  const { data, error, refetch } = useRead(
    queryKeys.preview(settled),
    (provider) => (settled.trim() ? provider.previewPost(settled) : Promise.resolve('')),
    { keepPrevious: true, forget: true },
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
      {error && <ReadError error={error} onRetry={refetch} />}
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
