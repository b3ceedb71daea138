import type { Post, PostVersion } from '@/shared/api-types';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

/** Gives a post the title and the content of an earlier version; the server keeps the one that is replaced. */
export function useRestoreVersion(post: Post) {
  return useProviderMutation({
    run: (provider, { title, content }: PostVersion) =>
      provider.update('posts', { id: post.id, data: { ...post, title, content }, previousData: post }),
    invalidates: () => [queryKeys.posts],
    success: () => ({ title: 'Blog post updated successfully' }),
  });
}
