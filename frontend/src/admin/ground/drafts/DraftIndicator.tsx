import { Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useCurrentUser } from '../api/useCurrentUser';
import { hasDraft, onDraftChange } from '../api/draftStore';

interface DraftIndicatorProps {
  /** The key of the draft. */
  readonly draftKey: string;
  readonly children: string;
}

/** A short text that is shown while the signed-in user has an unsaved draft. */
export function DraftIndicator({ draftKey, children }: DraftIndicatorProps) {
  const userId = useCurrentUser()?.id;
  const shown = useSyncExternalStore(onDraftChange, () => userId !== undefined && hasDraft(userId, draftKey));
  if (!shown) return null;
  return (
    <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600, alignSelf: 'center' }}>
      {children}
    </Typography>
  );
}
