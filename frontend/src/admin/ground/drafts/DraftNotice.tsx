import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDateTime, formatTime, toCalendarDate } from '../dates/dates';
import { ConflictNotice, type ConflictWords } from './ConflictNotice';
import type { EditedRecord } from './useEditedRecord';

interface DraftNoticeProps<T> {
  readonly draft: EditedRecord<T>;
  /** Required for records that several users can edit. */
  readonly conflict?: ConflictWords<T>;
  /** The form has a Discard of its own. */
  readonly ownDiscard?: boolean;
  /** Further buttons of a conflict. */
  readonly children?: ReactNode;
}

/** The state of a draft: restored, not storable in this browser, or in conflict with a newer stored version. */
export function DraftNotice<T>({ draft, conflict, ownDiscard = false, children }: DraftNoticeProps<T>) {
  const { restoredAt, theirs, replaced, stored } = draft;
  if (theirs && conflict)
    return (
      <ConflictNotice draft={draft} {...conflict}>
        {children}
      </ConflictNotice>
    );
  const sentences = [
    restoredAt && `Restored what you had written ${formatSavedAt(restoredAt)}.`,
    restoredAt && conflict?.notSaved && `It is ${conflict.notSaved} yet.`,
    replaced && 'Their version is in the form.',
    !stored && 'This browser cannot keep a draft: save before you leave.',
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Alert
      severity={stored ? 'info' : 'warning'}
      sx={{ gridColumn: '1 / -1', mb: 1 }}
      action={
        replaced ? (
          <Button color="inherit" size="small" onClick={draft.bringBack}>
            Undo
          </Button>
        ) : (
          restoredAt &&
          !ownDiscard && (
            <Button color="inherit" size="small" onClick={draft.clear}>
              Discard
            </Button>
          )
        )
      }
    >
      {sentences.join(' ')}
    </Alert>
  );
}

const formatSavedAt = (time: Date) =>
  toCalendarDate(time) === toCalendarDate(new Date())
    ? `at ${formatTime(time)}`
    : `on ${formatDateTime(time.toISOString())}`;
