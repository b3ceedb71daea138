import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { Spinner } from '@/admin/ground/page/Spinner';

/** Shows the screen to superadmins; nothing is requested for other users. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  return (
    <CanAccess action="manage" resource="business" accessDenied={<AccessDenied />} loading={<Spinner />}>
      {children}
    </CanAccess>
  );
}

function AccessDenied() {
  return (
    <>
      <PageHeading title="Business" />
      <Typography>
        You do not have permission to access this page. Only superadmin users can change what the site says
        about the business.
      </Typography>
    </>
  );
}
