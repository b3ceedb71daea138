import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Issue, IssueDraft, StoredIssue } from '@/shared/api-types';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { useEditedRecord, type Stored } from '@/admin/ground/drafts/useEditedRecord';
import { onReconnected } from '@/admin/ground/loading/connection';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { writtenIn } from './issueWords';

/** Pause in typing after which the issue is saved, in milliseconds. */
const AUTOSAVE_PAUSE = 1000;

const recordOf = (issue: StoredIssue | null, value = writtenIn(issue ?? {})): Stored<IssueDraft> => ({
  draftKey: draftKeys.issue(issue?.id),
  id: issue?.id ?? null,
  value,
  updatedAt: issue?.updatedAt ?? null,
});

/**
 * The text of an issue that saves itself: on the server after a pause in typing, and in the browser until the server has
 * it.
 */
export function useIssueDraft(issue: Issue | null) {
  const queryClient = useQueryClient();
  const edited = useEditedRecord(recordOf(issue));
  const { base, value, dirty, theirs, isSaving } = edited;
  const id = base.id ?? null;
  const hasSubject = value.subject.trim() !== '';
  const saving = useProviderMutation({
    mutationKey: edited.mutationKey,
    inlineErrors: 'all',
    run: (provider, { draft, onto }: { draft: IssueDraft; onto: Stored<IssueDraft> }) =>
      onto.id == null
        ? provider.create('newsletter', { data: draft })
        : provider.update('newsletter', {
            id: onto.id,
            data: draft,
            previousData: { updatedAt: onto.updatedAt ?? null },
          }),
    // shows the issue as it is now: after a conflict changed by somebody else, or no draft any more
    invalidates: () => [queryKeys.newsletter],
    onSuccess: ({ data: saved }, { draft }) => {
      queryClient.setQueryData(queryKeys.record('newsletter', saved.id), {
        ...saved,
        confirmedSince: 0,
        secondsLeft: null,
      });
      edited.saved(draft, recordOf(saved, draft));
    },
  });
  const { mutate, mutateAsync } = saving;
  const failed = saving.isError && saving.variables.draft === value && saving.variables.onto === base;

  const savable = dirty && hasSubject && !theirs && !isSaving;
  const save = useEffectEvent(() => savable && mutate({ draft: value, onto: base }));
  useEffect(() => {
    if (!savable || failed) return;
    const timer = setTimeout(save, AUTOSAVE_PAUSE);
    return () => clearTimeout(timer);
  }, [savable, failed, value]);
  useEffect(() => onReconnected(() => save()), []);
  // leaving the page does not wait for the pause
  useEffect(() => () => void save(), []);

  return {
    ...edited,
    id,
    hasSubject,
    failure: failed ? mutationErrorMessage(saving.error) : null,
    /** Saves now; false if the server does not have the text afterwards. */
    flush: async (): Promise<boolean> => {
      if (!dirty) return id !== null;
      if (!savable) return false;
      return mutateAsync({ draft: value, onto: base }).then(
        () => true,
        () => false,
      );
    },
  };
}

export type IssueDraftState = ReturnType<typeof useIssueDraft>;
