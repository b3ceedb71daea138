import { Alert } from '@mui/material';
import { formatDateTime } from '../dates';
import type { SectionDraft } from './useSectionDraft';

/** Says that unsaved changes of an earlier visit are in the form. */
export function RestoredNotice({ draft: { restoredAt, theirs } }: { draft: SectionDraft }) {
  if (!restoredAt || theirs) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Restored what you had written on {formatDateTime(restoredAt.toISOString())}. It is not published yet.
    </Alert>
  );
}
