import type { NewBlockedSender } from '@/shared/api-types';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import type { DiscardedSubmissions } from '@/admin/ground/api/screeningProvider';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { submissionCount } from './suspectedWords';

/** Makes submissions leads. */
export function useReleaseSubmissions() {
  return useProviderMutation({
    run: (provider, ids: readonly string[]) => provider.releaseSubmissions(ids),
    invalidates: () => [queryKeys.suspected, queryKeys.leads, queryKeys.calendar, queryKeys.stats],
    success: (ids, released) => ({
      title: released === 1 ? 'The submission is a lead now' : `${submissionCount(released)} are leads now`,
      ...(released < ids.length && { description: goneText(ids.length - released) }),
    }),
  });
}

/** Deletes submissions. */
export function useDiscardSubmissions() {
  return useProviderMutation({
    run: (provider, submissions: DiscardedSubmissions) => provider.discardSubmissions(submissions),
    invalidates: () => [queryKeys.suspected],
    success: (_, discarded) => ({ title: `${submissionCount(discarded)} discarded` }),
  });
}

/** Adds a sender to the block list. */
export function useBlockSender(onBlocked?: () => void) {
  return useProviderMutation({
    run: (provider, sender: NewBlockedSender) => provider.create('blocked', { data: sender }),
    invalidates: () => [queryKeys.blocked],
    success: (_, { data: { value } }) => ({
      title: 'Sender blocked',
      description: `What ${value} sends from now on is kept apart.`,
    }),
    ...(onBlocked && { onSuccess: onBlocked }),
    inlineErrors: onBlocked !== undefined,
  });
}

function goneText(count: number): string {
  return `${submissionCount(count)} ${count === 1 ? 'was' : 'were'} already released or discarded.`;
}
