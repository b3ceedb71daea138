import { Card } from '@mui/material';
import type { AuditEntry } from '@/shared/api-types';
import { dividedShape, ListContent, LoadingRows } from '@/admin/ground/lists/ListContent';
import { AuditRow } from './AuditRow';
import { useSubjectNames } from './useSubjectNames';

/** The current page of entries. */
export const AuditList = () => (
  <ListContent<AuditEntry>
    loading={<LoadingRows label="Loading the audit trail..." height={44} />}
    empty="Nothing has been recorded yet"
    noMatch="Nothing was recorded that matches the filters"
    clearLabel="Clear filters"
    rowsPerPage={[25, 50, 100]}
  >
    {(entries, busy) => <Rows entries={entries} busy={busy} />}
  </ListContent>
);

function Rows({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) {
  const nameOf = useSubjectNames(entries);
  return (
    <Card component="ul" aria-label="Audit trail" aria-busy={busy} sx={dividedShape}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <AuditRow entry={entry} name={nameOf(entry)} />
        </li>
      ))}
    </Card>
  );
}
