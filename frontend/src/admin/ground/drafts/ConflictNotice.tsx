import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDateTime } from '../dates/dates';
import { Differences } from './Differences';
import type { Words } from './differences';
import type { EditedRecord } from './useEditedRecord';

export interface ConflictWords<T> {
  /** What is edited, such as `this section`. */
  readonly record: string;
  readonly notSaved?: string;
  readonly words: (value: T) => Words;
}

interface ConflictNoticeProps<T> extends ConflictWords<T> {
  readonly draft: EditedRecord<T>;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Two people changed the record: the user sees both values and chooses. */
export function ConflictNotice<T>({
  draft: { theirs, mine, takeTheirs, keepMine },
  record,
  notSaved = 'not saved',
  words,
  children,
}: ConflictNoticeProps<T>) {
  if (!theirs) return null;
  return (
    <Alert ref={intoView} severity="warning" icon={false} sx={shape}>
      <Typography sx={{ fontWeight: 600 }}>
        {theirs.updatedByName ?? 'Somebody else'} saved {record}
        {theirs.updatedAt ? ` on ${formatDateTime(theirs.updatedAt)}` : ''}, after you began.
      </Typography>
      <Typography sx={{ mb: 1.5 }}>
        Yours is still here, but {notSaved}. Where only one of you changed something, that change stays.
      </Typography>
      <Differences values={[words(theirs.value), words(mine)]} names={['Theirs', 'Yours']} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" size="small" onClick={keepMine}>
          Keep mine
        </Button>
        <Button variant="outlined" color="inherit" size="small" onClick={takeTheirs}>
          Take theirs
        </Button>
        {children}
      </Box>
    </Alert>
  );
}

/** Scrolls the notice into view, unless a text field has the focus. */
function intoView(notice: HTMLElement | null) {
  if (!document.activeElement?.matches('input, textarea')) notice?.scrollIntoView?.({ block: 'nearest' });
}

const shape = {
  gridColumn: '1 / -1',
  mb: 2,
  '& .MuiAlert-message': { width: '100%', minWidth: 0 },
};
