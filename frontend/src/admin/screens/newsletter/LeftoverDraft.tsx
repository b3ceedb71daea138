import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { deleteDraft, readDraft } from '@/admin/ground/api/draftStore';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import type { IssueDraft } from '@/shared/api-types';
import { useNewIssue } from './useIssueChanges';

interface LeftoverDraftProps {
  readonly issueId: string;
  /** What happened to the issue before the text was saved. */
  readonly reason: 'sent' | 'deleted';
}

/** Offers to keep what the user typed into an issue that can no longer be changed. */
export function LeftoverDraft({ issueId, reason }: LeftoverDraftProps) {
  const userId = useCurrentUser()?.id ?? '';
  const draftKey = draftKeys.issue(issueId);
  const [handled, setHandled] = useState(false);
  const draft = handled ? null : readDraft<IssueDraft>(userId, draftKey);
  function discard() {
    deleteDraft(userId, draftKey);
    setHandled(true);
  }
  const { mutate, isPending } = useNewIssue(discard);
  if (!draft) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" disabled={isPending} onClick={() => mutate(draft.value)}>
            Make a new issue of it
          </Button>
          <Button color="inherit" size="small" onClick={discard}>
            Discard
          </Button>
        </>
      }
    >
      What you wrote last could not be saved, because the issue was {reason} in the meantime. It is still
      here.
    </Alert>
  );
}
