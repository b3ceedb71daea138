import { INSPECT_AUDIT } from '@contract';
import { Alert } from '@mui/material';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { TechnicalNote } from '@/admin/ground/page/TechnicalNote';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

const number = (count: number) => count.toLocaleString('en-US');

/** The last verification of the trail, in words. */
export function AuditBanner() {
  const { data } = useProviderQuery(queryKeys.auditState, (provider) => provider.auditState());
  if (!data) return null;
  const { verification, unrecorded } = data;
  return (
    <>
      {!verification && (
        <Alert severity="info" sx={{ mb: 2 }}>
          The trail is verified every night; the first verification has not been made yet.
        </Alert>
      )}
      {verification?.problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          The trail is broken: {verification.problem}. {number(verification.entries)}{' '}
          {verification.entries === 1 ? 'entry' : 'entries'} before it{' '}
          {verification.entries === 1 ? 'is' : 'are'} good. Verified {formatDateTime(verification.at)}.
          Something else than this program has changed the database. Delete no backup until the cause is
          found.
          <TechnicalNote>{INSPECT_AUDIT}</TechnicalNote>
        </Alert>
      )}
      {verification && !verification.problem && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {number(verification.entries)} {verification.entries === 1 ? 'entry' : 'entries'}, unbroken.
          Verified {formatDateTime(verification.at)}; nothing was changed or removed until then.
        </Alert>
      )}
      {unrecorded > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {unrecorded === 1 ? 'An action' : `${number(unrecorded)} actions`} could not be recorded since the
          last start, because the database was not available. The log of the server has{' '}
          {unrecorded === 1 ? 'it' : 'them'}.
        </Alert>
      )}
    </>
  );
}
