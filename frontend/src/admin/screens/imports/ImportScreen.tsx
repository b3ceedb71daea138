import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { ALL_SETTINGS } from '@/admin/ground/page/allSettings';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { Spinner } from '@/admin/ground/page/Spinner';

/** A page of the imports, for superadmins; nothing is requested for other users. */
export function ImportScreen({ children }: { children: ReactNode }) {
  return (
    <CanAccess action="manage" resource="imports" accessDenied={<AccessDenied />} loading={<Spinner />}>
      {children}
    </CanAccess>
  );
}

function AccessDenied() {
  return (
    <>
      <PageHeading title="Import" back={ALL_SETTINGS} />
      <Typography>Only superadmin users can import.</Typography>
    </>
  );
}
