import { Button, DialogContent, Skeleton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Post } from '@/shared/api-types';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useRecord } from '@/admin/ground/api/useRecord';
import { PostFormEditor } from './PostFormEditor';

interface PostFormDialogProps {
  /** The post to edit; null for a new post. */
  readonly postId: string | null;
  /** A new post was saved and stays open. */
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
}

/** The form for a post, on the whole screen. */
export function PostFormDialog({ postId, onCreated, onClose }: PostFormDialogProps) {
  const user = useCurrentUser();
  // the list has the post already; the server says whether it was changed since
  const listed = useListContext<Post>().data?.find(({ id }) => id === postId);
  const { data, error, refetch } = useRecord('posts', postId ?? '', { enabled: postId !== null });
  const post = data ?? listed ?? null;
  const isMissing = postId !== null && (data === null || (!post && error));
  if (user && !isMissing && (post || postId === null))
    return <PostFormEditor post={post} onCreated={onCreated} onClose={onClose} />;
  return (
    <ConsoleDialog
      open
      fullScreen
      onClose={onClose}
      title={postId === null ? 'Create New Blog Post' : 'Edit Blog Post'}
    >
      <DialogContent>
        {error && data !== null && <QueryError error={error} onRetry={refetch} />}
        {data === null && (
          <Typography role="status" sx={{ py: 8, textAlign: 'center' }}>
            There is no post at this address. It may have been deleted.
            <br />
            <Button sx={{ mt: 2 }} onClick={onClose}>
              All posts
            </Button>
          </Typography>
        )}
        {!isMissing && <Skeleton role="status" aria-label="Loading post" variant="rounded" height={420} />}
      </DialogContent>
    </ConsoleDialog>
  );
}
