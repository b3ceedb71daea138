import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { Fact } from '@/admin/ground/page/Fact';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { BackupRows } from './HeldRecords';
import { plural } from '@/admin/records/people/personWords';
import type { ErasureCertificate } from '@/admin/ground/api/privacyTypes';

/** What is not called as the certificate counts it. */
const COUNTED: Readonly<Record<string, readonly [one: string, many?: string]>> = {
  policies: ['policy', 'policies'],
  appointments: ['booking'],
  subscriptions: ['newsletter subscription'],
  activity: ['line of history', 'lines of history'],
  mails: ['message'],
  suspected: ['form set aside', 'forms set aside'],
  importRows: ['row of an imported file', 'rows of imported files'],
};

/** What was erased, as `3 notes`; nothing for what was not there. */
export const erasedWords = ({ counts }: ErasureCertificate) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => plural(count, ...(COUNTED[name] ?? [name.replace(/s$/, ''), name])));

/** Why the person was erased; what the office erases by its periods has only a word. */
export const reasonWords = ({ reason }: ErasureCertificate) =>
  reason === 'retention' ? 'Kept as long as the office keeps data' : reason;

/** That a person was erased: when, by whom, why, and what. */
export function Certificate({ certificate }: { certificate: ErasureCertificate }) {
  const { id, email, erasedAt, erasedByName, kept, backups } = certificate;
  const erased = erasedWords(certificate);
  return (
    <Box component="section" aria-label="Certificate of erasure" sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ maxWidth: '68ch' }}>
        {consoleSettings.businessName ? `${consoleSettings.businessName} has` : 'The office has'} erased the
        personal data of {email ? <strong>{email}</strong> : 'one person'}.
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        <Fact label="Erased">{formatDateTime(erasedAt)}</Fact>
        <Fact label="By">{erasedByName}</Fact>
        <Fact label="Reason">{reasonWords(certificate)}</Fact>
        <Fact label="Certificate">{id}</Fact>
      </Box>
      <Part title="What was erased">
        {erased.length === 0 ? <li>Nothing</li> : erased.map((words) => <li key={words}>{words}</li>)}
      </Part>
      {kept.length > 0 && (
        <Part title="What stays, without the person">
          {kept.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Part>
      )}
      {backups.length > 0 && (
        <Box>
          <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
            Backups that still hold the person
          </Typography>
          <BackupRows backups={backups} />
        </Box>
      )}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mt: 0.5, overflowWrap: 'anywhere' } }}>
        {children}
      </Box>
    </Box>
  );
}
