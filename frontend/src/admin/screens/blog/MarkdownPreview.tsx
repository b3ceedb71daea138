import { type CalendarDate, readTimeOf } from '@contract';
import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useDebounce } from 'use-debounce';
import { formatLongDate } from '@/admin/ground/dates/dates';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { PostImage } from './PostImage';
import './preview.css';
import type { PostText } from './postRules';

/** Debounce time of the preview, in milliseconds. */
const DEBOUNCE_TIME = 300;

interface MarkdownPreviewProps {
  readonly text: PostText;
  /** The day of publication. */
  readonly day: CalendarDate;
}

/** The article as the site shows it; the content is rendered by the server's own renderer. */
export function MarkdownPreview({ text, day }: MarkdownPreviewProps) {
  const titleId = useId();
  const [debounced] = useDebounce(text.content, DEBOUNCE_TIME);
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
        <ArticleHead text={text} day={day} />
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

/** What stands above the text on the site. */
function ArticleHead({
  text: { title, excerpt, category, readTime, imageUrl, content },
  day,
}: MarkdownPreviewProps) {
  if (title.trim() === '' && excerpt.trim() === '') return null;
  return (
    <Box className="article-top" sx={{ mb: 3 }}>
      <p className="category">{category}</p>
      <p className="title">{title}</p>
      <p className="lead">{excerpt}</p>
      <p className="facts">
        {formatLongDate(day)} · {readTime.trim() || readTimeOf(content)}
      </p>
      {imageUrl.trim() !== '' && (
        <Box sx={{ mt: 2, borderRadius: '10px', overflow: 'hidden' }}>
          <PostImage key={imageUrl} url={imageUrl.trim()} />
        </Box>
      )}
    </Box>
  );
}

const paperShape = {
  p: { xs: 2, sm: 3 },
  minHeight: 200,
  maxHeight: { md: 'calc(100vh - 220px)' },
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
};
