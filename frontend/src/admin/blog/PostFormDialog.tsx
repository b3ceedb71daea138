import { Button, DialogContent } from '@mui/material';
import { useEffect } from 'react';
import { Form, FormDataConsumer, useListContext } from 'react-admin';
import type { Post, PostDraft } from '../../shared/api-types';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { DiscardDialogActions } from '../dialogs/DiscardDialogActions';
import { useDiscardConfirmation } from '../dialogs/useDiscardConfirmation';
import { FormWatcher } from '../drafts/FormWatcher';
import { draftKeys } from '../drafts/draftKeys';
import { DraftNotice } from '../drafts/DraftNotice';
import { useDraft } from '../drafts/useDraft';
import { fieldErrors } from '../providers/fieldErrors';
import { MarkdownPreview } from './MarkdownPreview';
import { PostFields } from './PostFields';
import { draftOf, missingFields } from './postRules';
import { useSavePost } from './useSavePost';

interface PostFormDialogProps {
  /** The post to edit; undefined for a new post. */
  readonly post?: Post;
  readonly onClose: () => void;
}

/** Form for a post, with a live preview. */
export function PostFormDialog({ post: initialPost, onClose }: PostFormDialogProps) {
  // the current record of the list, so that changes by other users are noticed
  const { data: posts, refetch } = useListContext<Post>();
  const post = posts?.find(({ id }) => id === initialPost?.id) ?? initialPost;
  const draft = useDraft<PostDraft>(draftKeys.post(post?.id), draftOf(post ?? {}));
  const restored = draft.restoredAt !== null;
  useEffect(() => {
    if (restored) void refetch();
  }, [restored, refetch]);
  const confirmation = useDiscardConfirmation({ ...draft, onDiscard: draft.clear, onClose });
  const { mutateAsync, isPending } = useSavePost(post, () => {
    draft.clear();
    onClose();
  });
  const save = (fields: object) =>
    mutateAsync(draftOf(fields)).then(
      () => undefined,
      // react-admin shows returned errors below the fields
      (error: unknown) => ({ ...fieldErrors(error) }),
    );
  return (
    <ConsoleDialog
      open
      onClose={confirmation.close}
      maxWidth="lg"
      title={post ? 'Edit Blog Post' : 'Create New Blog Post'}
    >
      <Form
        onSubmit={save}
        defaultValues={draft.initial}
        validate={missingFields}
        sanitizeEmptyValues={false}
        noValidate
      >
        <DialogContent sx={columns}>
          <DraftNotice draft={draft} subject="The article" />
          <PostFields />
          <FormDataConsumer<Partial<PostDraft>>>
            {({ formData }) => (
              <>
                <MarkdownPreview content={formData.content ?? ''} />
                <FormWatcher value={draftOf(formData)} onChange={draft.change} />
              </>
            )}
          </FormDataConsumer>
        </DialogContent>
        <DiscardDialogActions confirmation={confirmation}>
          <Button onClick={confirmation.close}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {post ? 'Update' : 'Create'}
          </Button>
        </DiscardDialogActions>
      </Form>
    </ConsoleDialog>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  pt: '8px !important',
};
