import type { NewBlockedSender } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import type { DiscardedPosts } from '../providers/screeningProvider';
import { useProviderMutation } from '../providers/useProviderMutation';
import { postCount } from './suspectedWords';

/** Makes posts leads. */
export function useReleasePosts() {
  return useProviderMutation({
    run: (provider, ids: readonly string[]) => provider.releasePosts(ids),
    invalidates: () => [queryKeys.suspected, queryKeys.leads, queryKeys.calendar, queryKeys.stats],
    success: (ids, released) => ({
      title: released === 1 ? 'The post is a lead now' : `${postCount(released)} are leads now`,
      ...(released < ids.length && { description: goneText(ids.length - released) }),
    }),
  });
}

/** Deletes posts. */
export function useDiscardPosts() {
  return useProviderMutation({
    run: (provider, posts: DiscardedPosts) => provider.discardPosts(posts),
    invalidates: () => [queryKeys.suspected],
    success: (_, discarded) => ({ title: `${postCount(discarded)} discarded` }),
  });
}

/** Adds a sender to the block list. */
export function useBlockSender(onBlocked?: () => void) {
  return useProviderMutation({
    run: (provider, sender: NewBlockedSender) => provider.blockSender(sender),
    invalidates: () => [queryKeys.blocked],
    success: (_, { value }) => ({
      title: 'Sender blocked',
      description: `What ${value} sends from now on is kept apart.`,
    }),
    ...(onBlocked && { onSuccess: onBlocked }),
    inlineErrors: onBlocked !== undefined,
  });
}

function goneText(count: number): string {
  return `${postCount(count)} ${count === 1 ? 'was' : 'were'} already released or discarded.`;
}
