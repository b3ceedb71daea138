import { Box, Button, Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { DeletedPost } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** Deleted posts, most recently deleted first, each with a restore button. */
export function DeletedPostList() {
  const query = useProviderQuery(queryKeys.deletedPosts, (provider) => provider.deletedPosts());
  const { data } = query;
  return (
    <>
      <QueryState
        of={query}
        loading="Loading deleted posts"
        empty={
          <EmptyState title="No deleted posts">
            Posts that you delete are kept here for 30 days and can be restored.
          </EmptyState>
        }
      />
      {data && data.length > 0 && (
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          Deleted posts are kept for 30 days, then they are deleted for good with their history.
        </Typography>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((post) => (
          <li key={post.id}>
            <DeletedPostCard post={post} />
          </li>
        ))}
      </Box>
    </>
  );
}

function DeletedPostCard({ post }: { post: DeletedPost }) {
  const id = useId();
  const { mutate: restore, isPending } = useProviderMutation({
    run: (provider, postId: string) => provider.restorePost(postId),
    invalidates: () => [queryKeys.posts],
    success: () => ({ title: 'Blog post restored' }),
  });
  const [asking, setAsking] = useState(false);
  const { mutate: deleteForGood, isPending: isDeleting } = useProviderMutation({
    run: (provider, postId: string) => provider.deletePostForGood(postId),
    invalidates: () => [queryKeys.deletedPosts],
    success: () => ({ title: 'Blog post deleted for good' }),
  });
  return (
    <Card component="article" aria-labelledby={id} sx={cardShape}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {post.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {post.category} · Deleted {formatDateTime(post.deletedAt)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexShrink: 0, alignItems: 'center' }}>
        {asking ? (
          <>
            <Typography role="alert">Delete for good, with its history?</Typography>
            <Button autoFocus onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              color="error"
              aria-label={`Delete ${post.title} for good`}
              disabled={isDeleting}
              onClick={() => deleteForGood(post.id)}
            >
              Delete for good
            </Button>
          </>
        ) : (
          <>
            <Button
              color="error"
              aria-label={`Delete ${post.title} for good…`}
              onClick={() => setAsking(true)}
            >
              Delete for good…
            </Button>
            <Button
              variant="outlined"
              color="secondary"
              aria-label={`Restore ${post.title}`}
              disabled={isPending}
              onClick={() => restore(post.id)}
            >
              Restore
            </Button>
          </>
        )}
      </Box>
    </Card>
  );
}

const cardShape = {
  p: 2,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: 1.5,
};
