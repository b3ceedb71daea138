import { Box, Link, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';

interface TimelineEntry {
  readonly id: string;
  readonly text: string;
  readonly who: string;
  readonly createdAt: string;
  /** Decorative, before the text. */
  readonly icon?: ReactNode;
  /** The record that it is about. */
  readonly about?: { readonly to: string; readonly name: string } | undefined;
}

interface TimelineProps {
  readonly label: string;
  /** In pixels (spec §2); `auto` where it is as long as its entries, up to a height. */
  readonly height: number | 'auto';
  readonly maxHeight?: number;
  readonly emptyText: string;
  /** Undefined while loading. */
  readonly entries: readonly TimelineEntry[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Entries with author and time, in a scrollable box. */
export function Timeline({ label, height, maxHeight, emptyText, entries, error, onRetry }: TimelineProps) {
  return (
    <Box
      role="region"
      aria-label={`${label} list`}
      tabIndex={0}
      sx={{ height, maxHeight, overflowY: 'auto' }}
    >
      <QueryState of={{ data: entries, error, refetch: onRetry }} loading={<Skeleton height={72} />} />
      {entries?.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          {emptyText}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries?.map(({ id, text, who, createdAt, icon, about }) => (
          <Box component="li" key={id} sx={entryShape}>
            {icon}
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
              <Typography variant="body2" color="textSecondary">
                {who} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                {about && ' · '}
                {about && (
                  <Link component={RouterLink} to={about.to} color="secondary" underline="always">
                    {about.name}
                  </Link>
                )}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const entryShape = {
  display: 'flex',
  gap: 1.25,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& > .MuiSvgIcon-root': { mt: 0.125, fontSize: 20, color: 'text.secondary' },
};
