import { Alert, Button } from '@mui/material';
import { formatDateTime, formatTime, toCalendarDate } from '../dates';
import type { PostEditor } from './usePostEditor';

/** Says that a text was restored, was overtaken by somebody else or cannot be kept. */
export function EditorNotice({ editor }: { editor: PostEditor }) {
  const { dirty, restoredAt, theirs, stored, replaced, compare, discard, bringBack } = editor;
  const restored = dirty ? restoredAt : null;
  const sentences = [
    restored && `Restored what you had written ${whenSaved(restored)}.`,
    theirs && 'The article was changed since. Compare both texts before you save.',
    replaced && 'Their text is shown.',
    !stored && 'This browser cannot keep a draft: save before you leave.',
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Alert
      severity={theirs || !stored ? 'warning' : 'info'}
      sx={{ gridColumn: '1 / -1', mb: 1 }}
      action={
        <>
          {theirs && (
            <Button color="inherit" size="small" onClick={() => compare(true)}>
              Compare
            </Button>
          )}
          {replaced && (
            <Button color="inherit" size="small" onClick={bringBack}>
              Bring mine back
            </Button>
          )}
          {restored && (
            <Button color="inherit" size="small" onClick={discard}>
              Discard
            </Button>
          )}
        </>
      }
    >
      {sentences.join(' ')}
    </Alert>
  );
}

const whenSaved = (time: Date) =>
  toCalendarDate(time) === toCalendarDate(new Date())
    ? `at ${formatTime(time)}`
    : `on ${formatDateTime(time.toISOString())}`;
