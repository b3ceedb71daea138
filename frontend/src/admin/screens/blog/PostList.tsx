import { Box } from '@mui/material';
import type { Post } from '@/shared/api-types';
import { ListContent } from '@/admin/ground/lists/ListContent';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { LoadingPosts } from './LoadingPosts';
import { PostCard } from './PostCard';
import { postGridShape } from './postGridShape';

interface PostGridProps {
  readonly onEdit: (post: Post) => void;
  readonly onHistory: (post: Post) => void;
}

/** The posts as cards, with loading, error and empty states. */
export const PostList = ({ onEdit, onHistory }: PostGridProps) => (
  <ListContent<Post>
    loading={<LoadingPosts />}
    noMatch="No posts match the search and filter"
    clearLabel="Show all posts"
    empty={
      <EmptyState title="No posts yet">
        Articles bring visitors to the site. Start with a question that clients ask you often.
      </EmptyState>
    }
    rowsPerPage={[12, 24, 48]}
    hidesSinglePage
  >
    {(posts) => (
      <Box component="ul" sx={postGridShape}>
        {posts.map((post) => (
          <Box component="li" key={post.id} sx={{ minWidth: 0 }}>
            <PostCard post={post} onEdit={() => onEdit(post)} onHistory={() => onHistory(post)} />
          </Box>
        ))}
      </Box>
    )}
  </ListContent>
);
