import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditEntry } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { actorName, AREA_LABELS, entryWords, recordPath } from './auditWords';

interface AuditRowProps {
  readonly entry: AuditEntry;
  /** Of what the entry is about; null when that is gone. */
  readonly name: string | null | undefined;
}

/** Who did what, and when; with the name of what it was about and a link to it, where it has them. */
export function AuditRow({ entry, name }: AuditRowProps) {
  const { seq, at, area } = entry;
  const path = name === null ? null : recordPath(entry);
  return (
    <Box sx={shape}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{actorName(entry)}</strong> {entryWords(entry)}
        {path && (
          <>
            {' · '}
            <Link component={RouterLink} to={path} underline="always">
              {name ?? 'Open'}
            </Link>
          </>
        )}
        {name === null && ' · deleted since'}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {AREA_LABELS[area]}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at}>{formatDateTime(at)}</time>
      </Typography>
      <Typography variant="body2" color="textSecondary" className="number">
        No. {seq.toLocaleString('en-US')}
      </Typography>
    </Box>
  );
}

const shape = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'baseline',
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  gridTemplateColumns: { xs: 'auto auto 1fr', md: 'minmax(0, 1fr) 96px 190px 88px' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& > .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
};
