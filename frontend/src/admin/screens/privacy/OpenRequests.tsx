import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { daysLeftWords, KIND_LABELS } from './requestWords';
import type { PrivacyRequest } from '@/admin/ground/api/privacyTypes';

/** What the person is waiting for; nothing without an open request. */
export function OpenRequests({ requests }: { requests: readonly PrivacyRequest[] }) {
  return requests
    .filter(({ state }) => state === 'open')
    .map(({ id, kind, dueOn }) => (
      <Alert key={id} severity="info">
        <strong>Open request: {KIND_LABELS[kind]}.</strong> {daysLeftWords(dueOn)}.{' '}
        <Link component={RouterLink} to="/admin/privacy/requests" color="inherit" underline="always">
          All requests
        </Link>
      </Alert>
    ));
}
