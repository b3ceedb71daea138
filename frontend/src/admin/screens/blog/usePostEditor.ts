import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '@/shared/api-types';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { useEditedRecord, type Stored } from '@/admin/ground/drafts/useEditedRecord';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { draftOf, formErrors, textOf, type PostText } from './postRules';

const recordOf = (post: Post | null, value = textOf(post)): Stored<PostText> => ({
  draftKey: draftKeys.post(post?.id),
  id: post?.id ?? null,
  value,
  updatedAt: post?.updatedAt ?? null,
});

/** How a text is saved: after `stay` the form stays open. */
interface Saving {
  readonly text: PostText;
  readonly stay: boolean;
}

/** The text of a post while it is written, null for a new one. */
export function usePostEditor(post: Post | null, onSaved: (post: Post, stay: boolean) => void) {
  const queryClient = useQueryClient();
  const draft = useEditedRecord(recordOf(post));
  const { id = null, updatedAt } = draft.base;
  const { mutateAsync } = useProviderMutation({
    mutationKey: draft.mutationKey,
    inlineErrors: 'conflicts',
    run: (provider, { text }: Saving) =>
      id === null
        ? provider.create('posts', { data: draftOf(text) })
        : provider.update('posts', { id, data: draftOf(text), previousData: { updatedAt } }),
    invalidates: () => [queryKeys.posts],
    success: ({ stay }) => ({
      title: stay ? 'Draft saved' : `Blog post ${id === null ? 'created' : 'updated'} successfully`,
    }),
    onSuccess: ({ data: saved }, { text, stay }) => {
      queryClient.setQueryData(queryKeys.record('posts', saved.id), saved);
      draft.saved(text, recordOf(saved, text));
      onSaved(saved, stay);
    },
  });
  return {
    ...draft,
    id,
    /** Saves, unless the user has to choose first; resolves to the errors by field, to none when the text is saved. */
    save: async (text: PostText, stay: boolean) => {
      if (draft.theirs) return {};
      return mutateAsync({ text, stay }).then(
        () => undefined,
        (error: unknown) => ({ ...formErrors(fieldErrors(error)) }),
      );
    },
  };
}
