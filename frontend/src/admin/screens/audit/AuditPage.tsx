import { Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import type { AuditEntry } from '@/shared/api-types';
import { ListExportButton } from '@/admin/ground/lists/ListExportButton';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { Spinner } from '@/admin/ground/page/Spinner';
import { AuditBanner } from './AuditBanner';
import { AuditFilters } from './AuditFilters';
import { AuditList } from './AuditList';
import { AUDIT_CSV } from './auditCsv';

/** Who did what, newest first; filters and page are in the URL. Sends no request without the permission to see it. */
export function AuditPage() {
  return (
    <CanAccess action="manage" resource="audit" accessDenied={<AccessDenied />} loading={<Spinner />}>
      <RecordList resource="audit" sort={{ field: 'seq', order: 'DESC' }} disableAuthentication>
        <PageHeading
          title="Audit trail"
          subtitle="Who did what in the console. No entry can be changed or removed"
        >
          <ListExportButton<AuditEntry>
            resource="audit"
            columns={AUDIT_CSV}
            sort={{ field: 'seq', order: 'ASC' }}
          />
        </PageHeading>
        <AuditBanner />
        <AuditFilters />
        <AuditList />
      </RecordList>
    </CanAccess>
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
