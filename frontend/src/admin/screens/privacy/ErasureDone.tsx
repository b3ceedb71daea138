import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { PrintIcon } from '@/admin/ground/theme/screenIcons';
import { Certificate } from './Certificate';
import type { ErasureCertificate } from '@/admin/ground/api/privacyTypes';

interface ErasureDoneProps {
  readonly certificate: ErasureCertificate;
  readonly onClose: () => void;
}

/** The certificate right after the erasure: only now it has the e-mail address. */
export function ErasureDone({ certificate, onClose }: ErasureDoneProps) {
  return (
    <>
      {/* focusable, so that the keyboard scrolls it */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <Typography className="no-print">
          The person is erased. Print this now if you want the e-mail address on it: the address is stored
          nowhere any more.
        </Typography>
        <Certificate certificate={certificate} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Print
        </Button>
      </DialogActions>
    </>
  );
}
