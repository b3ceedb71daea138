import { Link } from '@mui/material';
import { CanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** Below what an empty list says: the way to bring along what the office has elsewhere. For superadmins, who can import. */
export function ImportHint() {
  return (
    <CanAccess action="manage" resource="imports" loading={null} accessDenied={null}>
      {' '}
      <Link component={RouterLink} to="/admin/imports/new" color="secondary" underline="always">
        Import them from a file
      </Link>
      .
    </CanAccess>
  );
}
