import { Typography } from '@mui/material';
import { CanAccess, useListContext } from 'react-admin';
import type { AuditEntry } from '../../shared/api-types';
import { CsvExportButton } from '../layout/CsvExportButton';
import { PageHeading } from '../layout/PageHeading';
import { RecordList } from '../layout/RecordList';
import { Spinner } from '../layout/Spinner';
import type { AuditFilter } from '../providers/auditProvider';
import { useConsoleProvider } from '../providers/useProviderQuery';
import { AuditBanner } from './AuditBanner';
import { AuditFilters } from './AuditFilters';
import { AuditList } from './AuditList';
import { exportAudit } from './exportAudit';

/** Who did what, newest first; filters and page are in the URL. Sends no request without the permission to see it. */
export function AuditPage() {
  return (
    <CanAccess action="manage" resource="audit" accessDenied={<AccessDenied />} loading={<Spinner />}>
      <RecordList resource="audit" sort={{ field: 'seq', order: 'DESC' }} disableAuthentication>
        <PageHeading
          title="Audit trail"
          subtitle="Who did what in the console. No entry can be changed or removed"
        >
          <ExportButton />
        </PageHeading>
        <AuditBanner />
        <AuditFilters />
        <AuditList />
      </RecordList>
    </CanAccess>
  );
}

/** Downloads all entries of the current filters as CSV, not only the current page. */
function ExportButton() {
  const provider = useConsoleProvider();
  const { total, ...list } = useListContext<AuditEntry>();
  return (
    <CsvExportButton
      name="audit"
      total={total}
      read={(onProgress) => exportAudit(provider, list.filterValues as AuditFilter, onProgress)}
    />
  );
}

function AccessDenied() {
  return (
    <>
      <PageHeading title="Audit trail" />
      <Typography>Only superadmin users can see the audit trail.</Typography>
    </>
  );
}
