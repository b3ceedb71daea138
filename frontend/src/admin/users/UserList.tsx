import { Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import { Spinner } from '../layout/Spinner';
import { UserDesk } from './UserDesk';

/** Admin Users Management (spec §2); nothing is asked of the server for those who may not manage accounts. */
export function UserList() {
  return (
    <CanAccess action="manage" resource="users" accessDenied={<NotForYou />} loading={<Spinner />}>
      <UserDesk />
    </CanAccess>
  );
}

function NotForYou() {
  return (
    <>
      <PageHeading title="Admin Users Management" />
      <Typography>
        You do not have permission to access this page. Only superadmin users can manage admin accounts.
      </Typography>
    </>
  );
}
