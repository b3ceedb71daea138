import { Alert, Button } from '@mui/material';
import { formatDateTime, formatTime, toCalendarDate } from '../dates';
import type { DraftState } from './useDraft';

interface DraftNoticeProps {
  readonly draft: Pick<DraftState<unknown>, 'restoredAt' | 'dirty' | 'startChanged' | 'stored' | 'clear'>;
  /** Name of the edited record, such as `The article`, for the message that it was changed meanwhile. */
  readonly subject?: string;
}

/** Says that a draft was restored, is out of date or cannot be stored. */
export function DraftNotice({ draft, subject = 'The record' }: DraftNoticeProps) {
  const { restoredAt, dirty, startChanged, stored } = draft;
  const sentences = [
    restoredAt && dirty && `Restored what you had written ${formatSavedAt(restoredAt)}.`,
    dirty && startChanged && `${subject} was changed since: saving replaces the newer text.`,
    !stored && 'This browser cannot keep a draft: save before you leave.',
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Alert
      severity={startChanged || !stored ? 'warning' : 'info'}
      sx={{ gridColumn: '1 / -1', mb: 1 }}
      action={
        restoredAt && (
          <Button color="inherit" size="small" onClick={draft.clear}>
            Discard
          </Button>
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
