import { Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import { ALL_SETTINGS } from '@/admin/ground/page/allSettings';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { Spinner } from '@/admin/ground/page/Spinner';
import { ApiKeys } from './ApiKeys';
import { Webhooks } from './Webhooks';

/** What other software may do here, for superadmins. Sends no request without the permission. */
export function ConnectionsPage() {
  return (
    <CanAccess action="manage" resource="connections" accessDenied={<AccessDenied />} loading={<Spinner />}>
      <PageHeading
        title="Connections"
        subtitle="Other software that works with this office"
        back={ALL_SETTINGS}
      />
      <ReadingColumn>
        <ApiKeys />
        <Webhooks />
      </ReadingColumn>
    </CanAccess>
  );
}

function AccessDenied() {
  return (
    <>
      <PageHeading title="Connections" back={ALL_SETTINGS} />
      <Typography>Only superadmin users can see the connections.</Typography>
    </>
  );
}
