import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditEntry } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { actorName, AREA_LABELS, entryWords, recordPath } from './auditWords';

interface AuditRowsProps {
  /** Of the same act, the newest first. */
  readonly entries: readonly AuditEntry[];
  /** Of what the entries are about; null when that is gone. */
  readonly name: string | null | undefined;
}

/** An act that was repeated, as one row until all of its entries are asked for. */
export function AuditRows({ entries, name }: AuditRowsProps) {
  const [open, setOpen] = useState(false);
  const shown = open ? entries : entries.slice(0, 1);
  return (
    <>
      {shown.map((entry) => (
        <AuditRow key={entry.id} entry={entry} name={name} />
      ))}
      {entries.length > 1 && (
        <Button size="small" color="secondary" onClick={() => setOpen(!open)} sx={{ ml: 1, mb: 0.75 }}>
          {open
            ? 'Show one'
            : `${entries.length} times since ${formatDateTime(entries.at(-1)!.at)}: show all`}
        </Button>
      )}
    </>
  );
}

interface AuditRowProps extends Pick<AuditRowsProps, 'name'> {
  readonly entry: AuditEntry;
}

/** Who did what, and when; with the name of what it was about and a link to it, where it has them. */
function AuditRow({ entry, name }: AuditRowProps) {
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
