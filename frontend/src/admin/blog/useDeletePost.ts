import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '../../shared/api-types';
import { notify } from '../../shared/toast/toastQueue';
import { queryKeys } from '../providers/queryKeys';
import { sentenceOf } from '../providers/sentenceOf';
import { useChange } from '../providers/useChange';
import { useConsoleProvider } from '../providers/useRead';

/** Deletes a post at once; Undo on the toast brings the same post back, also after its card is gone. */
export function useDeletePost() {
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  async function undo(id: string) {
    try {
      await provider.restorePost(id);
      notify({ title: 'Blog post restored' });
    } catch (error) {
      notify({ title: 'Error', description: sentenceOf(error), destructive: true });
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.posts });
  }
  return useChange({
    run: (source, post: Post) => source.deletePost(post.id),
    refreshes: () => [queryKeys.posts],
    success: ({ id }) => ({
      title: 'Blog post deleted successfully',
      action: { label: 'Undo', altText: 'Undo the deletion', run: () => void undo(id) },
    }),
  });
}
