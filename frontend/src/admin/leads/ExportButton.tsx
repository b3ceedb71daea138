import { CsvExportButton } from '../layout/CsvExportButton';
import { useConsoleProvider } from '../providers/useProviderQuery';
import { exportLeads } from './exportLeads';
import { useLeadList } from './useLeadList';

/** Downloads all leads of the current filter as CSV, not only the current page. */
export function ExportButton() {
  const provider = useConsoleProvider();
  const { filterValues, total } = useLeadList();
  return (
    <CsvExportButton
      name="leads"
      total={total}
      read={(onProgress) => exportLeads(provider, filterValues, onProgress)}
    />
  );
}
