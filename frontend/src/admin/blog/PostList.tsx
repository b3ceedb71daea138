import { Box, Skeleton, Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import type { Post } from '../../shared/api-types';
import { QueryError } from '../providers/QueryError';
import { PostCard } from './PostCard';

interface PostGridProps {
  readonly onEdit: (post: Post) => void;
  readonly onHistory: (post: Post) => void;
}

/** The posts as cards, with loading, error and empty states. */
export function PostList({ onEdit, onHistory }: PostGridProps) {
  const { data, total = 0, perPage, isPending, error, refetch } = useListContext<Post>();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPosts />;
  if (total === 0 && !error)
    return (
      <Typography color="textSecondary" sx={{ py: 8, textAlign: 'center' }}>
        No posts yet
      </Typography>
    );
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      <Box component="ul" sx={gridShape}>
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

function LoadingPosts() {
  return (
    <div role="status">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Loading blog posts...
      </Typography>
      <Box sx={gridShape}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} variant="rounded" height={320} />
        ))}
      </Box>
    </div>
  );
}

const gridShape = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
};
