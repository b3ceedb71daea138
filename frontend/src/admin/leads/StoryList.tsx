import { Box, Skeleton, Typography } from '@mui/material';
import { moment } from '../dates';
import { ReadError } from '../providers/ReadError';

interface StoryEntry {
  readonly id: string;
  readonly text: string;
  readonly who: string;
  readonly createdAt: string;
}

interface StoryListProps {
  readonly label: string;
  /** In pixels (spec §2). */
  readonly height: number;
  readonly emptyText: string;
  /** Undefined while they are being read. */
  readonly entries: readonly StoryEntry[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Who said or did what, and when, in a box that scrolls. */
export function StoryList({ label, height, emptyText, entries, error, onRetry }: StoryListProps) {
  return (
    <Box role="region" aria-label={`${label} list`} tabIndex={0} sx={{ height, overflowY: 'auto' }}>
      {error ? <ReadError error={error} onRetry={onRetry} /> : !entries && <Skeleton height={72} />}
      {entries?.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          {emptyText}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries?.map(({ id, text, who, createdAt }) => (
          <Box component="li" key={id} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
            <Typography variant="body2" color="textSecondary">
              {who} · <time dateTime={createdAt}>{moment(createdAt)}</time>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
