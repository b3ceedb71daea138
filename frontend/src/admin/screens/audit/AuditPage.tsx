import { Card, Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import type { AuditEntry } from '@/shared/api-types';
import { ALL_SETTINGS } from '@/admin/ground/page/allSettings';
import { EntityList } from '@/admin/ground/lists/EntityList';
import { dividedShape, LoadingRows } from '@/admin/ground/lists/ListContent';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { Spinner } from '@/admin/ground/page/Spinner';
import { AuditBanner } from './AuditBanner';
import { AuditFilters } from './AuditFilters';
import { AuditRows } from './AuditRow';
import { AUDIT_CSV } from './auditCsv';
import { inGroups } from './auditWords';
import { useSubjectNames } from './useSubjectNames';

/** Who did what, newest first; filters and page are in the URL. Sends no request without the permission to see it. */
export const AuditPage = () => (
  <CanAccess action="manage" resource="audit" accessDenied={<AccessDenied />} loading={<Spinner />}>
    <EntityList<AuditEntry>
      resource="audit"
      sort={{ field: 'seq', order: 'DESC' }}
      list={{ disableAuthentication: true }}
      title="Audit trail"
      back={ALL_SETTINGS}
      subtitle="Who did what in the console. No entry can be changed or removed"
      csv={AUDIT_CSV}
      csvSort={{ field: 'seq', order: 'ASC' }}
      filters={
        <>
          <AuditBanner />
          <AuditFilters />
        </>
      }
      loading={<LoadingRows label="Loading the audit trail..." height={44} />}
      empty="Nothing has been recorded yet"
      noMatch="Nothing was recorded that matches the filters"
      clearLabel="Clear filters"
      rowsPerPage={[25, 50, 100]}
      rows={(entries, busy) => <Rows entries={entries} busy={busy} />}
    />
  </CanAccess>
);

function Rows({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) {
  const nameOf = useSubjectNames(entries);
  return (
    <Card component="ul" aria-label="Audit trail" aria-busy={busy} sx={dividedShape}>
      {inGroups(entries).map((group) => (
        <li key={group[0]!.id}>
          <AuditRows entries={group} name={nameOf(group[0]!)} />
        </li>
      ))}
    </Card>
  );
}

function AccessDenied() {
  return (
    <>
      <PageHeading title="Audit trail" back={ALL_SETTINGS} />
      <Typography>Only superadmin users can see the audit trail.</Typography>
    </>
  );
}
