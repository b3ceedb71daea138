import { Card } from '@mui/material';
import type { AuditEntry } from '../../shared/api-types';
import { dividedShape, ListContent, LoadingRows } from '../layout/ListContent';
import { AuditRow } from './AuditRow';

/** The current page of entries. */
export const AuditList = () => (
  <ListContent<AuditEntry>
    loading={<LoadingRows label="Loading the audit trail..." height={44} />}
    empty="Nothing has been recorded yet"
    noMatch="Nothing was recorded that matches the filters"
    clearLabel="Clear filters"
    rowsPerPage={[25, 50, 100]}
  >
    {(entries, busy) => (
      <Card component="ul" aria-label="Audit trail" aria-busy={busy} sx={dividedShape}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <AuditRow entry={entry} />
          </li>
        ))}
      </Card>
    )}
  </ListContent>
);
