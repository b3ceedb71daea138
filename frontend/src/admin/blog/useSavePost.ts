import type { Post, PostDraft } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';

/** Creates a post, or updates the given one; the server keeps the previous version. */
export function useSavePost(post: Post | undefined, onSaved?: () => void) {
  return useProviderMutation({
    run: (provider, draft: PostDraft) =>
      post ? provider.revisePost(post.id, draft) : provider.createPost(draft),
    invalidates: () => [queryKeys.posts],
    success: () => ({ title: `Blog post ${post ? 'updated' : 'created'} successfully` }),
    ...(onSaved ? { onSuccess: onSaved } : {}),
  });
}
