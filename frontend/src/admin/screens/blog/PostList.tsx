import { Box, Button, Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import type { Post } from '@/shared/api-types';
import { QueryError } from '@/admin/ground/api/QueryError';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { LoadingPosts } from './LoadingPosts';
import { PostCard } from './PostCard';
import { postGridShape } from './postGridShape';

interface PostGridProps {
  readonly onEdit: (post: Post) => void;
  readonly onHistory: (post: Post) => void;
}

/** The posts as cards, with loading, error and empty states. */
export function PostList({ onEdit, onHistory }: PostGridProps) {
  const { data, total = 0, perPage, isPending, error, refetch, setFilters, ...list } = useListContext<Post>();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPosts />;
  if (total === 0 && !error && Object.keys(list.filterValues as object).length > 0)
    return (
      <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
        <Typography color="textSecondary">No posts match the search and filter</Typography>
        <Button sx={{ mt: 2 }} onClick={() => setFilters({})}>
          Show all posts
        </Button>
      </Box>
    );
  if (total === 0 && !error)
    return (
      <EmptyState title="No posts yet">
        Articles bring visitors to the site. Start with a question that clients ask you often.
      </EmptyState>
    );
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      <Box component="ul" sx={postGridShape}>
        {data.map((post) => (
          <Box component="li" key={post.id} sx={{ minWidth: 0 }}>
            <PostCard post={post} onEdit={() => onEdit(post)} onHistory={() => onHistory(post)} />
          </Box>
        ))}
      </Box>
      {total > perPage && <Pagination rowsPerPageOptions={[12, 24, 48]} />}
    </>
  );
}
