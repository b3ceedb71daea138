import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { downloadCSV, useLogoutIfAccessDenied } from 'react-admin';
import { notify } from '../../shared/toast/toastQueue';
import { toCalendarDate } from '../dates';
import { errorMessage } from '../providers/errorMessage';
import { DownloadIcon } from '../theme/screenIcons';

interface CsvExportButtonProps {
  /** Of the file, before the date. */
  readonly name: string;
  /** The number of rows; without rows there is nothing to export. */
  readonly total: number | undefined;
  /** Reads the parts of the file and reports its progress. */
  readonly read: (onProgress: (done: number, all: number) => void) => Promise<readonly string[]>;
}

/** Downloads a whole list as CSV, and shows how far it is. */
export function CsvExportButton({ name, total, read }: CsvExportButtonProps) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [percent, setPercent] = useState<number | null>(null);
  async function save() {
    setPercent(0);
    try {
      const parts = await read((done, all) => setPercent(all === 0 ? 100 : Math.round((100 * done) / all)));
      downloadCSV(parts.join(''), `${name}-${toCalendarDate(new Date())}`);
    } catch (error) {
      if (!(await logoutIfAccessDenied(error)))
        notify({ title: 'Error', description: errorMessage(error), destructive: true });
    } finally {
      setPercent(null);
    }
  }
  const label = percent === null ? 'Export CSV' : `Exporting… ${percent} %`;
  return (
    <Button
      variant="outlined"
      color="secondary"
      aria-label={label}
      title={label}
      disabled={percent !== null || !total}
      onClick={() => void save()}
    >
      <DownloadIcon sx={{ fontSize: 20, mr: { sm: 1 } }} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}
