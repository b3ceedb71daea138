import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { notify } from '../../shared/toast/toastQueue';
import { calendarDate } from '../dates';
import { sentenceOf } from '../providers/sentenceOf';
import { useConsoleProvider } from '../providers/useRead';
import { exportLeads } from './exportLeads';
import { saveFile } from './saveFile';
import { useLeadList } from './useLeadList';

/** Saves every lead of the present filter as a CSV file, not only the page on screen. */
export function ExportButton() {
  const provider = useConsoleProvider();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { filterValues, total } = useLeadList();
  const [percent, setPercent] = useState<number | null>(null);
  async function save() {
    setPercent(0);
    try {
      const parts = await exportLeads(provider, filterValues, (done, all) =>
        setPercent(all === 0 ? 100 : Math.round((100 * done) / all)),
      );
      saveFile(`leads-${calendarDate(new Date())}.csv`, 'text/csv;charset=utf-8', parts);
    } catch (error) {
      if (!(await logoutIfAccessDenied(error)))
        notify({ title: 'Error', description: sentenceOf(error), destructive: true });
    } finally {
      setPercent(null);
    }
  }
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<DownloadIcon />}
      disabled={percent !== null || !total}
      onClick={() => void save()}
    >
      {percent === null ? 'Export CSV' : `Exporting… ${percent} %`}
    </Button>
  );
}
