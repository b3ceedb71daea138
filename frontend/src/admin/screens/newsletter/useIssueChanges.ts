import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/shared/toast/toastQueue';
import type { ConsoleProvider } from '@/admin/ground/api/dataProvider';
import type { SendingChange } from '@/admin/ground/api/newsletterProvider';
import { orNull } from '@/admin/ground/api/api';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useConsoleProvider } from '@/admin/ground/api/useProviderQuery';
import { issuePath, writtenIn } from './issueWords';
import type { Issue, IssueDraft, IssueSummary } from '@/shared/api-types';

/** Longer than other toasts, because this one has an action. */
const UNDO_DURATION = 15_000;

const invalidates = () => [queryKeys.newsletter];

/** Reads an issue of the list with its content. */
async function contentOf(provider: ConsoleProvider, { id }: IssueSummary): Promise<IssueDraft> {
  const found = await orNull(provider.getOne('newsletter', { id }));
  if (!found) throw new Error('This issue has been deleted.');
  return writtenIn(found.data);
}

/** Makes a draft and opens it. */
export function useNewIssue(onSuccess?: () => void) {
  const navigate = useNavigate();
  return useProviderMutation({
    run: (provider, draft: IssueDraft) => provider.create('newsletter', { data: draft }),
    invalidates,
    success: () => ({ title: 'Draft created' }),
    onSuccess: ({ data: { id } }) => {
      onSuccess?.();
      void navigate(issuePath(id));
    },
  });
}

/** Makes a draft of what another issue says, and opens it. */
export function useDuplicateIssue() {
  const navigate = useNavigate();
  return useProviderMutation({
    run: async (provider, issue: IssueSummary) =>
      provider.create('newsletter', { data: await contentOf(provider, issue) }),
    invalidates,
    success: () => ({ title: 'Issue duplicated as a draft' }),
    onSuccess: ({ data: { id } }) => void navigate(issuePath(id)),
  });
}

/** Deletes a draft without confirmation; the toast's Undo creates it again. */
export function useDeleteIssue(onSuccess?: () => void) {
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  async function undo(draft: IssueDraft) {
    try {
      await provider.create('newsletter', { data: draft });
      notify({ title: 'Draft restored' });
    } catch (error) {
      notify({ title: 'Error', description: errorMessage(error), destructive: true });
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.newsletter });
  }
  return useProviderMutation({
    run: async (source, issue: IssueSummary) => {
      const draft = await contentOf(source, issue);
      await source.delete('newsletter', { id: issue.id });
      return draft;
    },
    invalidates,
    success: (_, draft) => ({
      title: 'Draft deleted',
      action: { label: 'Undo', altText: 'Write the issue again', run: () => void undo(draft) },
      duration: UNDO_DURATION,
    }),
    ...(onSuccess ? { onSuccess } : {}),
  });
}

const DONE: Record<SendingChange, string> = {
  'take-back': 'The issue is a draft again; nothing was sent',
  'send-now': 'Sending begins',
  pause: 'Sending is paused',
  resume: 'Sending goes on',
  cancel: 'The issue is cancelled',
};

/** Takes back, hastens, pauses, resumes or cancels sending. */
export function useChangeSending(id: string) {
  return useProviderMutation({
    run: (provider, change: SendingChange) => provider.changeSending(id, change),
    invalidates,
    success: (change) => ({ title: DONE[change] }),
  });
}

/** Shows an issue on the site or takes it away; nothing else of an issue changes once it is sent. */
export function usePublicIssue(issue: Issue) {
  return useProviderMutation({
    run: (provider, isPublic: boolean) =>
      provider.update('newsletter', { id: issue.id, data: { ...writtenIn(issue), public: isPublic } }),
    invalidates,
    success: (isPublic) => ({
      title: isPublic ? 'The issue is on the site' : 'The issue is not on the site',
    }),
  });
}
