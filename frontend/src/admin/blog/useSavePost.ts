import type { Post, PostDraft } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import { useChange } from '../providers/useChange';

/** Publishes a new post, or revises the one given; the server keeps what stood there before. */
export function useSavePost(post: Post | undefined, onSaved?: () => void) {
  return useChange({
    run: (provider, draft: PostDraft) =>
      post ? provider.revisePost(post.id, draft) : provider.createPost(draft),
    refreshes: () => [queryKeys.posts],
    success: () => ({ title: `Blog post ${post ? 'updated' : 'created'} successfully` }),
    ...(onSaved ? { onSuccess: onSaved } : {}),
  });
}
