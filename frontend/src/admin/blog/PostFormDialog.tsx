import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, FormDataConsumer } from 'react-admin';
import type { Post, PostDraft } from '../../shared/api-types';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { fieldErrors } from '../providers/fieldErrors';
import { MarkdownPreview } from './MarkdownPreview';
import { PostFields } from './PostFields';
import { missingFields } from './postRules';
import { useSavePost } from './useSavePost';

interface PostFormDialogProps {
  /** The post to edit; a new one where there is none. */
  readonly post?: Post;
  readonly onClose: () => void;
}

/** Writes a post: the fields, and beside them what readers will see. */
export function PostFormDialog({ post, onClose }: PostFormDialogProps) {
  const [typed, setTyped] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { mutateAsync, isPending } = useSavePost(post, onClose);
  const leave = () => (typed ? setLeaving(true) : onClose());
  const save = (draft: object) =>
    mutateAsync(draft as PostDraft).then(
      () => undefined,
      // react-admin shows what is returned beneath the fields
      (error: unknown) => ({ ...fieldErrors(error) }),
    );
  return (
    <ConsoleDialog
      open
      onClose={leave}
      maxWidth="lg"
      title={post ? 'Edit Blog Post' : 'Create New Blog Post'}
    >
      <Form
        onSubmit={save}
        defaultValues={post}
        validate={missingFields}
        sanitizeEmptyValues={false}
        noValidate
      >
        <DialogContent sx={columns} onInput={() => setTyped(true)}>
          <PostFields />
          <FormDataConsumer<Partial<PostDraft>>>
            {({ formData }) => <MarkdownPreview content={formData.content ?? ''} />}
          </FormDataConsumer>
        </DialogContent>
        {leaving ? (
          <DialogActions>
            <Typography role="alert" sx={{ flexGrow: 1, px: 2 }}>
              Discard what you have written?
            </Typography>
            <Button autoFocus onClick={() => setLeaving(false)}>
              Keep writing
            </Button>
            <Button color="error" onClick={onClose}>
              Discard
            </Button>
          </DialogActions>
        ) : (
          <DialogActions>
            <Button onClick={leave}>Cancel</Button>
            <Button type="submit" variant="contained" disabled={isPending}>
              {post ? 'Update' : 'Create'}
            </Button>
          </DialogActions>
        )}
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
