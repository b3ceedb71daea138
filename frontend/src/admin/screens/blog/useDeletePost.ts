import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '@/shared/api-types';
import { notify } from '@/shared/toast/toastQueue';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useConsoleProvider } from '@/admin/ground/api/useProviderQuery';

/** Deletes a post without confirmation. The toast's Undo restores it, even after its card is unmounted. */
export function useDeletePost() {
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  async function undo(id: string) {
    try {
      await provider.restorePost(id);
      notify({ title: 'Blog post restored' });
    } catch (error) {
      notify({ title: 'Error', description: errorMessage(error), destructive: true });
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.posts });
  }
  return useProviderMutation({
    run: (source, post: Post) => source.delete('posts', { id: post.id }),
    invalidates: () => [queryKeys.posts],
    success: ({ id }) => ({
      title: 'Blog post deleted successfully',
      action: { label: 'Undo', altText: 'Restore it under Deleted', run: () => void undo(id) },
    }),
  });
}
