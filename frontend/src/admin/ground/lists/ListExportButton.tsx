import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { downloadCSV, type RaRecord, useListContext, useLogoutIfAccessDenied } from 'react-admin';
import { notify } from '@/shared/toast/toastQueue';
import { toCalendarDate } from '../dates/dates';
import { forReactAdmin } from '../api/dataProvider';
import { errorMessage } from '../api/errorMessage';
import { useConsoleProvider } from '../api/useProviderQuery';
import { DownloadIcon } from '../theme/screenIcons';
import { type CsvColumn, type ExportedList, exportList } from './exportList';

interface ListExportButtonProps<T> {
  readonly columns: readonly CsvColumn<T>[];
  /** The oldest first, unless said. */
  readonly sort?: ExportedList['sort'];
}

/** Downloads all records of the current filters as CSV, not only the current page, and shows how far it is. */
export function ListExportButton<T extends RaRecord>({
  columns,
  sort = { field: 'createdAt', order: 'ASC' },
}: ListExportButtonProps<T>) {
  const provider = useConsoleProvider();
  const { total, resource, ...list } = useListContext<T>();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [percent, setPercent] = useState<number | null>(null);
  async function save() {
    setPercent(0);
    try {
      const exported = { resource, filter: list.filterValues as object, sort };
      const parts = await exportList<T>(forReactAdmin(provider), exported, columns, (done, all) =>
        setPercent(all === 0 ? 100 : Math.round((100 * done) / all)),
      );
      downloadCSV(parts.join(''), `${resource}-${toCalendarDate(new Date())}`);
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
