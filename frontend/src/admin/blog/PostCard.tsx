import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Box, Button, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { useId } from 'react';
import type { Post } from '../../shared/api-types';
import { formatDateTime } from '../dates';
import { DraftIndicator } from '../drafts/DraftIndicator';
import { draftKeys } from '../drafts/draftKeys';
import { PostImage } from './PostImage';
import { useDeletePost } from './useDeletePost';

interface PostCardProps {
  readonly post: Post;
  readonly onEdit: () => void;
  readonly onHistory: () => void;
}

/** A post and its actions. Delete needs no confirmation, because it can be undone (spec §2). */
export function PostCard({ post, onEdit, onHistory }: PostCardProps) {
  const id = useId();
  const { mutate: deletePost, isPending } = useDeletePost();
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <PostImage url={post.imageUrl} />
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 0.75 }}>
        <Typography variant="body2" color="textSecondary">
          {post.category} · {post.readTime}
        </Typography>
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {post.title}
        </Typography>
        <Typography color="textSecondary" sx={excerptShape}>
          {post.excerpt}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 'auto', pt: 1 }}>
          Published {formatDateTime(post.publishedAt)}
        </Typography>
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', mt: 0.5 }}>
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            startIcon={<EditIcon />}
            aria-label={`Edit ${post.title}`}
            onClick={onEdit}
          >
            Edit
          </Button>
          <DraftIndicator draftKey={draftKeys.post(post.id)}>Unsaved changes</DraftIndicator>
          <Box sx={{ flexGrow: 1 }} />
          <Tooltip title="History">
            <IconButton aria-label={`History of ${post.title}`} onClick={onHistory}>
              <HistoryIcon />
            </IconButton>
          </Tooltip>
          <Tooltip title="Delete">
            <IconButton
              aria-label={`Delete ${post.title}`}
              color="error"
              disabled={isPending}
              onClick={() => deletePost(post)}
            >
              <DeleteIcon />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
    </Card>
  );
}

const excerptShape = {
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
