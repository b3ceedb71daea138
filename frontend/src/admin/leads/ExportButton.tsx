import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { downloadCSV, useLogoutIfAccessDenied } from 'react-admin';
import { notify } from '../../shared/toast/toastQueue';
import { toCalendarDate } from '../dates';
import { errorMessage } from '../providers/errorMessage';
import { useConsoleProvider } from '../providers/useProviderQuery';
import { exportLeads } from './exportLeads';
import { useLeadList } from './useLeadList';
import { DownloadIcon } from '../theme/screenIcons';

/** Downloads all leads of the current filter as CSV, not only the current page. */
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
      downloadCSV(parts.join(''), `leads-${toCalendarDate(new Date())}`);
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
