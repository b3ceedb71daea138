import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useConfirmedLink } from '@/admin/ground/confirmation/useConfirmedLink';
import { DeleteIcon } from '@/admin/ground/theme/icons';
import { DownloadIcon } from '@/admin/ground/theme/screenIcons';
import { readablePage } from '@/admin/ground/api/privacyProvider';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { EraseDialog } from './EraseDialog';
import { HoldDialog } from './HoldDialog';
import { HOLD_NOTICE_ID } from './HoldNotice';
import { useExport } from './useExport';
import type { Person } from '@/admin/ground/api/privacyTypes';

/** What can be done with everything that is held of a person. */
export function PersonActions({ person }: { person: Person }) {
  const { email, hold } = person;
  const [open, setOpen] = useState<'erase' | 'hold' | null>(null);
  const exporting = useExport(email);
  const openConfirmed = useConfirmedLink();
  const close = () => setOpen(null);
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<DownloadIcon />}
        disabled={exporting.isPending}
        onClick={exporting.start}
      >
        Export JSON
      </Button>
      <Button
        variant="outlined"
        color="secondary"
        href={readablePage(email)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={openConfirmed}
      >
        Readable page
        <span style={visuallyHidden}> (opens in a new tab)</span>
      </Button>
      {!hold && (
        <Button variant="outlined" color="secondary" onClick={() => setOpen('hold')}>
          Legal hold…
        </Button>
      )}
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteIcon />}
        disabled={hold !== null}
        {...(hold && { 'aria-describedby': HOLD_NOTICE_ID })}
        onClick={() => setOpen('erase')}
      >
        Erase…
      </Button>
      {open === 'erase' && <EraseDialog person={person} onClose={close} />}
      {open === 'hold' && <HoldDialog email={email} onClose={close} />}
    </Box>
  );
}
